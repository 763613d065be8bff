//! Content of one's own while the table is open: loaded again, or dropped onto the window. A faulty file is reported with all
//! its problems, and the table keeps what it had.

use std::path::Path;

use bevy::window::FileDragAndDrop;

use super::intents::Hands;
use crate::table::{Library, OwnContent};
use gotham_panels::{NewMatch, Tone};
use gotham_play::overlay;
use gotham_words::Words;

impl Hands<'_, '_> {
    /// Reads content of one's own once more.
    pub(super) fn load_again(&mut self) {
        if !self.own.is_empty() {
            self.load_content(self.own.clone());
        }
    }

    /// Whether a file that the player brings is content, and no sandbox; then it is loaded.
    pub(super) fn bring_content(&mut self, name: &str, text: &str) -> bool {
        let is_content = overlay::is_content(name, text);
        if is_content {
            self.load_content(self.own.with_text(name, text));
        }
        is_content
    }

    /// Opens what was dropped onto the window: saved games, sandboxes, content, and folders of content.
    pub(super) fn take_dropped(&mut self) {
        let dropped: Vec<_> = self.dropped.read().cloned().collect();
        for event in dropped {
            if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
                self.open_dropped(&path_buf);
            }
        }
    }

    fn open_dropped(&mut self, path: &Path) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match overlay::read(path) {
            // A folder has no text.
            Ok(None) => self.load_content(self.own.with_path(path.into())),
            Ok(Some(text)) if overlay::is_content(&name, &text) => self.load_content(self.own.with_path(path.into())),
            Ok(Some(text)) => self.open_file(&name, &text),
            Err(error) => self.panels.trouble(Words::table_not_imported, error),
        }
    }

    /// Plays with this content from now on, except for the match on the table, unless something is wrong with it.
    fn load_content(&mut self, own: OwnContent) {
        let catalogue = match own.load() {
            Ok(catalogue) => catalogue,
            Err(problems) => return self.panels.trouble(Words::table_content_faulty, problems),
        };
        let draft = self.panels.desk.draft.as_ref();
        let is_known = draft.is_some_and(|draft| catalogue.mission(draft.mission.as_str()).is_some());
        if !is_known {
            self.panels.desk.draft = catalogue.missions.first().map(NewMatch::suggested);
        }
        let names = own.names();
        *self.library = Library(catalogue);
        *self.own = own;
        match &mut self.session {
            Some(session) => {
                let loaded = session.words.table_content_loaded().to_string();
                session.tell_briefly(loaded, Tone::Good);
            }
            None => self.panels.trouble(Words::table_content_loaded, names),
        }
    }
}
