//! What the automated Villain did, in short words.

use gotham_content::Side;
use gotham_play::names::Names;
use gotham_rules::board::AreaId;
use gotham_rules::state::{Deck, Fit, Queued, RiverSlot};
use gotham_rules::{AiTask, Command, Happening, MiniId};
use serde::Serialize;

use super::table::Table;

impl Table {
    /// What the cards decided: `card 1`, `thugs_crowbar for 1`, `past bane`, `thugs_crowbar cannot attack: no_hero`,
    /// `thugs_crowbar does attack batman in 14`, `batman of 2 by active`, `thugs_crowbar: 15 14`.
    pub(crate) fn told(&self) -> Vec<String> {
        let names = Names::of(&self.game);
        let who = |mini: &MiniId| names.mini(*mini).trim_end_matches("#1").to_string();
        let tile = |tile: &Option<_>| tile.map_or_else(|| "event".to_string(), |tile| names.tile(tile).to_string());
        let number = |area| names.area(area).rsplit('_').next().unwrap_or_default().to_string();
        let mut told: Vec<String> = Vec::new();
        for what in self.happened() {
            let line = match what {
                Happening::CardRevealed { card } => format!("card {}", card.0 + 1),
                Happening::TileActivated { tile: which, cost, .. } => format!("{} for {cost}", tile(which)),
                Happening::PassedOver { tile: which } => format!("past {}", tile(which)),
                Happening::ColumnSkipped { column, why } => format!("column {} skipped: {}", column + 1, word(why)),
                Happening::TaskStruckOut { mini, task, why } => {
                    format!("{} cannot {}: {}", who(mini), task_word(task), word(why))
                }
                Happening::TaskBegun { mini, task, hero, area, .. } => {
                    let hero = hero.map_or_else(String::new, |hero| format!(" {}", who(&hero)));
                    let area = area.map_or_else(String::new, |area| format!(" in {}", number(area)));
                    format!("{} does {}{hero}{area}", who(mini), task_word(task))
                }
                Happening::TieBroken { hero, by, of, .. } => format!("{} of {of} by {}", who(hero), word(by)),
                Happening::Moved { mini, to, .. } => {
                    let (mover, to) = (format!("{}:", who(mini)), number(*to));
                    match told.last_mut().filter(|last| last.starts_with(&mover)) {
                        Some(last) => {
                            last.push_str(&format!(" {to}"));
                            continue;
                        }
                        None => format!("{mover} {to}"),
                    }
                }
                _ => continue,
            };
            told.push(line);
        }
        told
    }

    /// The word of a miniature, without the number of the first.
    pub(crate) fn named(&self, mini: MiniId) -> String {
        Names::of(&self.game).mini(mini).trim_end_matches("#1").to_string()
    }

    /// The printed number of an Area.
    pub(crate) fn number_of(&self, area: AreaId) -> u8 {
        let word = self.game.board().area(area).name_id.to_string();
        word.rsplit('_').next().unwrap_or_default().parse().expect("a number")
    }

    /// Just what the cards decided about Tasks.
    pub(crate) fn told_of_tasks(&self) -> Vec<String> {
        let is_of_task = |line: &String| line.contains(" does ") || line.contains(" cannot ") || line.contains(" by ");
        self.told().into_iter().filter(is_of_task).collect()
    }

    /// The Event Warning tile lies at this River position, from 1.
    pub(crate) fn event_at(&mut self, position: usize) {
        self.arrange(|state| {
            let at = state.river.iter().position(|slot| *slot == RiverSlot::Event).expect("an Event Warning tile");
            let event = state.river.remove(at);
            state.river.insert(position - 1, event);
        });
    }

    /// One card is all that is left of the deck: by its number, from 1, with Leaders' cards after the others.
    pub(crate) fn top_card(&mut self, number: u8) {
        self.arrange(|state| state.decks[0] = Deck::new([number - 1]));
    }

    /// Queues what the six-sided die shows.
    pub(crate) fn d6(&mut self, shown: &[u8]) {
        self.game.queue_draws(shown.iter().map(|shown| Queued::D6(*shown)).collect::<Vec<_>>(), Fit::AnyOrder);
    }

    /// Queues which of several is picked, from 1.
    pub(crate) fn picks(&mut self, which: &[u8]) {
        self.game.queue_draws(which.iter().map(|which| Queued::Pick(*which)).collect::<Vec<_>>(), Fit::AnyOrder);
    }

    /// Queues an order for a shuffle.
    pub(crate) fn order(&mut self, places: &[u8]) {
        self.game.queue_draws([Queued::Order(places.to_vec())], Fit::AnyOrder);
    }

    /// Ends the Heroes' turn and lets the cards play the Villain's: the Heroes do not defend themselves. Forgets what was
    /// before.
    pub(crate) fn cards_play(&mut self) {
        self.fresh();
        self.end_turn();
        self.heroes_pass();
    }

    /// The Heroes answer with as little as possible until their next turn, or until they are asked something else.
    pub(crate) fn heroes_pass(&mut self) {
        loop {
            assert_eq!(self.prompt().side, Side::Heroes, "{:?}", self.prompt());
            let before = self.game.hash();
            self.pass();
            if self.game.hash() == before {
                return;
            }
        }
    }

    /// The Heroes say who is activated first.
    pub(crate) fn first(&mut self, name: &str) {
        let mini = self.mini(name);
        self.say(Command::ActivateMini { mini });
        self.heroes_pass();
    }
}

fn task_word(task: &AiTask) -> String {
    match task {
        AiTask::Tile(task) => word(task),
        AiTask::Leader(task) => word(task),
        AiTask::TowardsHero => "move".into(),
    }
}

/// As files write it; `{"order":2}` is `order(2)`.
fn word(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).expect("a word");
    text.replace(['"', '{', '}'], "").replace(':', " ")
}
