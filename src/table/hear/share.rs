//! A match as a share code: given away, and opened; and the lamps of a campaign as one.

use super::intents::Hands;
use crate::table::session::Session;
use gotham_panels::{Dialog, Shared};
use gotham_play::{CampaignProgress, share};
use gotham_words::Words;

impl Hands<'_, '_> {
    /// Shows the share code of a saved match, or of the one on the screen.
    pub(super) fn share(&mut self, name: Option<&str>) {
        let code = match (name, &self.session) {
            (Some(name), _) => {
                let found = self.panels.found(Words::table_not_shared, self.files.read(&self.library.0, name));
                let Some(play) = found else { return self.files.find_saves() }; // a damaged one has been moved aside
                share::write(&play)
            }
            (None, Some(session)) => share::write(session.whole()),
            (None, None) => return,
        };
        match code {
            Ok(code) => {
                let link = self.page().map(|page| share::address(&page.address, &code));
                let words = &self.panels.words;
                let (title, text) = (words.table_shared().into(), words.table_shared_how().into());
                self.panels.dialogs.push(Dialog { title, text, shared: Some(Shared { code, link }) });
            }
            Err(error) => self.panels.trouble(Words::table_not_shared, error),
        }
    }

    /// Shows the match of a share code from its start. What is on the table stays if the text contains no code.
    pub(super) fn open_code(&mut self, text: &str) {
        match share::read(&self.library.0, text) {
            Ok(play) => {
                self.panels.desk.clear();
                self.show(Session::watch(play));
            }
            Err(error) => self.panels.trouble(Words::table_code_not_opened, error),
        }
    }
    /// Adds the lamps of a campaign's code to those that are here.
    pub(super) fn add_lamps(&mut self, text: &str) {
        match CampaignProgress::of_code(&self.library.0, text) {
            Ok(more) => self.take_lamps(&more),
            Err(error) => self.panels.trouble(Words::table_campaign_code_not_read, error),
        }
    }

    /// The same, for lamps that were read.
    pub(super) fn take_lamps(&mut self, more: &CampaignProgress) {
        let missions = self.files.campaign.clone().add(more);
        match self.files.add_lamps(more) {
            Ok(moved) => {
                let words = &self.panels.words;
                let (title, text) = (words.campaign_title().into(), words.table_campaign_added(missions));
                self.panels.dialogs.push(Dialog { title, text, shared: None });
                if let Some(moved) = moved {
                    self.panels.trouble(Words::table_campaign_unread, moved);
                }
            }
            Err(error) => self.panels.trouble(Words::table_campaign_not_kept, error),
        }
    }
}
