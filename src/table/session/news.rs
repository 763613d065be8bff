//! Short notices, one at a time: what the player has just done is answered at once, what happens at the table waits its
//! turn.

use std::collections::VecDeque;

use gotham_panels::{Message, Tone};

/// How long a notice stays, and how long if others wait, in seconds.
const STAYS: f32 = 4.0;
const HURRIES: f32 = 1.3;

/// The notice that is shown, and those that wait.
#[derive(Default)]
pub(super) struct News {
    shown: Option<(Message, f32)>,
    waiting: VecDeque<Message>,
}

impl News {
    /// Answers the player: whatever is shown makes room.
    pub(super) fn answer(&mut self, text: String, tone: Tone) {
        self.shown = Some((Message { text, tone }, 0.0));
    }

    /// Shows this after everything that waits.
    pub(super) fn announce(&mut self, text: String, tone: Tone) {
        self.waiting.push_back(Message { text, tone });
        self.turn();
    }

    /// What is shown grows older.
    pub(super) fn fade(&mut self, seconds: f32) {
        if let Some((_, age)) = &mut self.shown {
            *age += seconds;
            let stays = if self.waiting.is_empty() { STAYS } else { HURRIES };
            if *age >= stays {
                self.shown = None;
            }
        }
        self.turn();
    }

    fn turn(&mut self) {
        if self.shown.is_none() {
            self.shown = self.waiting.pop_front().map(|message| (message, 0.0));
        }
    }

    /// What is shown.
    pub(super) fn shown(&self) -> Option<&Message> {
        self.shown.as_ref().map(|(message, _)| message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(news: &News) -> &str {
        news.shown().map_or("", |message| &message.text)
    }

    #[test]
    fn notices_are_shown_one_at_a_time_and_in_order() {
        let mut news = News::default();
        for text in ["Round 2", "Heroes' turn"] {
            news.announce(text.into(), Tone::Plain);
        }
        assert_eq!(shown(&news), "Round 2");
        news.fade(HURRIES);
        assert_eq!(shown(&news), "Heroes' turn");
        news.fade(HURRIES);
        assert_eq!(shown(&news), "Heroes' turn", "nothing else waits: it stays longer");
        news.fade(STAYS);
        assert_eq!(shown(&news), "");
    }

    #[test]
    fn an_answer_doesn_t_wait() {
        let mut news = News::default();
        news.announce("Round 2".into(), Tone::Plain);
        news.announce("Heroes' turn".into(), Tone::Plain);
        news.answer("Undone.".into(), Tone::Plain);
        assert_eq!(shown(&news), "Undone.");
        news.fade(HURRIES);
        assert_eq!(shown(&news), "Heroes' turn");
    }
}
