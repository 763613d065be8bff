//! What the other side did, in a few lines with faces before one acts, and with numbers on the hand-over screen.

use super::log::{self, Line, Titles};
use gotham_content::mission::Side;
use gotham_rules::event::AttackOrigin;
use gotham_rules::{Event, Game, Happening, MiniId};
use gotham_words::Words;

/// How many headlines there are at most.
const HEADLINES: usize = 5;

/// What one did to another on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blow {
    /// Who; `None`: nobody, but a fall or fire.
    pub by: Option<MiniId>,
    /// To whom.
    pub target: MiniId,
    /// Wounds suffered.
    pub wounds: u8,
    /// It is out of the fight.
    pub is_out: bool,
}

/// A line about a turn, with a face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Headline {
    /// Whose face.
    pub face: Option<MiniId>,
    /// The words.
    pub text: String,
}

/// A turn in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// Whose turn.
    pub side: Side,
    /// Moves made.
    pub moves: usize,
    /// Attacks declared as actions.
    pub attacks: usize,
    /// Dice rolled.
    pub dice: usize,
    /// Miniatures that joined.
    pub reinforcements: usize,
    /// Who struck whom, in order: all attacks of one at another together.
    pub blows: Vec<Blow>,
    /// What one should know: who fell, which tokens changed, what the mission did.
    pub notable: Vec<Event>,
}

impl Recap {
    /// The recap of a turn's events.
    pub fn of(side: Side, events: &[&Event]) -> Recap {
        let mut recap =
            Recap { side, moves: 0, attacks: 0, dice: 0, reinforcements: 0, blows: Vec::new(), notable: Vec::new() };
        for event in events {
            match &event.what {
                Happening::Moved { .. } => recap.moves += 1,
                Happening::AttackDeclared { mini, target, origin, .. } => {
                    recap.attacks += usize::from(*origin == AttackOrigin::Action);
                    recap.blow(Some(*mini), *target);
                }
                Happening::Rolled { dice, .. } => recap.dice += dice.len(),
                Happening::Reinforced { .. } => recap.reinforcements += 1,
                Happening::Wounded { mini, wounds, by, .. } => {
                    let blow = recap.blow(*by, *mini);
                    blow.wounds = blow.wounds.saturating_add(*wounds);
                }
                Happening::Neutralized { mini, by, .. } => recap.blow(*by, *mini).is_out = true,
                _ => {}
            }
            if is_notable(&event.what) {
                recap.notable.push((*event).clone());
            }
        }
        recap
    }

    fn blow(&mut self, by: Option<MiniId>, target: MiniId) -> &mut Blow {
        let known = self.blows.iter().position(|blow| (blow.by, blow.target) == (by, target));
        let at = known.unwrap_or_else(|| {
            self.blows.push(Blow { by, target, wounds: 0, is_out: false });
            self.blows.len() - 1
        });
        &mut self.blows[at]
    }

    /// Wounds that one suffered on this turn.
    fn wounds(&self, mini: MiniId) -> u8 {
        self.blows.iter().filter(|blow| blow.target == mini).fold(0, |sum, blow| sum.saturating_add(blow.wounds))
    }

    /// Nothing happened that one should know.
    pub fn is_quiet(&self) -> bool {
        self.blows.is_empty() && self.notable.is_empty() && self.moves == 0
    }

    /// What one should know first, the heaviest blows before what the mission did: five lines at most.
    pub fn headlines(&self, words: &Words, game: &Game) -> Vec<Headline> {
        let titles = Titles { words, game };
        let mut blows = self.blows.clone();
        blows.sort_by_key(|blow| (!blow.is_out, u8::MAX - blow.wounds));
        let told = |blow: &Blow| {
            let target = titles.mini(blow.target);
            let by = blow.by.filter(|by| *by != blow.target).map(|by| titles.mini(by));
            let text = match (by, blow.is_out, blow.wounds) {
                (Some(by), true, _) => words.recap_took_out(by, target),
                (Some(by), false, 0) => words.recap_missed(by, target),
                (Some(by), false, wounds) => words.recap_hit(by, target, wounds),
                (None, true, _) => words.recap_is_out(target),
                (None, false, wounds) => words.recap_wounds(target, wounds),
            };
            Headline { face: blow.by.or(Some(blow.target)), text }
        };
        let mut headlines: Vec<Headline> = blows.iter().map(told).collect();
        let is_told =
            |event: &&Event| !matches!(event.what, Happening::Neutralized { .. } | Happening::Reinforced { .. });
        let lines = self.notable.iter().filter(is_told).filter_map(|event| log::line(words, game, event));
        headlines.extend(lines.map(|line| Headline { face: None, text: line.text() }));
        let arrived = (self.reinforcements > 0).then(|| words.recap_reinforcements(self.reinforcements));
        headlines.extend(arrived.map(|text| Headline { face: None, text }));
        let moved = (headlines.is_empty() && self.moves > 0).then(|| words.recap_moves(self.moves));
        headlines.extend(moved.map(|text| Headline { face: None, text }));
        if headlines.len() > HEADLINES {
            let more = headlines.len() + 1 - HEADLINES;
            headlines.truncate(HEADLINES - 1);
            headlines.push(Headline { face: None, text: words.recap_more(more) });
        }
        headlines
    }

    /// The numbers in words, one line each: "5 Moves, 2 attacks, 9 dice"; "Batman suffered 3 Wounds".
    pub fn summary(&self, words: &Words, game: &Game) -> Vec<String> {
        let figures = [
            (self.moves > 0).then(|| words.recap_moves(self.moves)),
            (self.attacks > 0).then(|| words.recap_attacks(self.attacks)),
            (self.dice > 0).then(|| words.recap_dice(self.dice)),
            (self.reinforcements > 0).then(|| words.recap_reinforcements(self.reinforcements)),
        ];
        let figures = log::list(words, figures.into_iter().flatten());
        let first = if figures.is_empty() { words.recap_nothing().into() } else { figures };
        let titles = Titles { words, game };
        let mut hurt: Vec<MiniId> = self.blows.iter().map(|blow| blow.target).collect();
        hurt.sort();
        hurt.dedup();
        let hurt = hurt.into_iter().map(|mini| (mini, self.wounds(mini))).filter(|(_, wounds)| *wounds > 0);
        [first].into_iter().chain(hurt.map(|(mini, wounds)| words.recap_wounds(titles.mini(mini), wounds))).collect()
    }

    /// What one should know, as lines of the log.
    pub fn lines(&self, words: &Words, game: &Game) -> Vec<Line> {
        self.notable.iter().filter_map(|event| log::line(words, game, event)).collect()
    }
}

fn is_notable(what: &Happening) -> bool {
    let is_notable = matches!(
        what,
        Happening::Triggered { .. }
            | Happening::Neutralized { .. }
            | Happening::Revived { .. }
            | Happening::TokenTurned { .. }
            | Happening::TokenRemoved { .. }
            | Happening::EquipmentPlaced { .. }
            | Happening::Exploded { .. }
            | Happening::TileNeutralized { .. }
            | Happening::TileRevived { .. }
            | Happening::TileRemoved { .. }
            | Happening::EventChosen { .. }
            | Happening::Reinforced { .. }
            | Happening::Transformed { .. }
            | Happening::ScreenChanged { .. }
            | Happening::ReinforcementTurned { .. }
            | Happening::GameOver { .. }
            | Happening::CutShort
    );
    is_notable || what.changes_board()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_content::AttackKind;
    use gotham_rules::{Options, Rule, Scenario};

    /// Who hurt whom comes first, all blows of one at another are one line, and there are five lines at most.
    #[test]
    fn the_heaviest_blows_come_first_and_five_lines_are_enough() {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("a mission");
        let game = Game::new(scenario, Options::default(), 7);
        let minis: Vec<MiniId> =
            game.state().all_minis().filter(|mini| !game.state().mini(*mini).has_tablet()).collect();
        let declared = |mini, target| Happening::AttackDeclared {
            mini,
            target,
            kind: AttackKind::Melee,
            origin: AttackOrigin::Action,
            with: None,
            cards: Vec::new(),
        };
        let wounded = |mini, by, wounds| Happening::Wounded { mini, wounds, left: 3, by };
        let mut happened = vec![
            declared(minis[0], minis[5]),
            declared(minis[1], minis[5]),
            wounded(minis[5], Some(minis[1]), 1),
            declared(minis[1], minis[5]),
            wounded(minis[5], Some(minis[1]), 1),
            wounded(minis[6], None, 3),
            Happening::Neutralized { mini: minis[7], area: None, by: Some(minis[2]) },
        ];
        let told = |happened: &[Happening]| -> Vec<String> {
            let events: Vec<Event> =
                happened.iter().map(|what| Event { rule: Rule::ALL[0], what: what.clone() }).collect();
            let recap = Recap::of(Side::Villain, &events.iter().collect::<Vec<_>>());
            let words = Words::of(gotham_words::ENGLISH);
            recap.headlines(&words, &game).into_iter().map(|line| line.text).collect()
        };
        let lines = told(&happened);
        assert_eq!(lines.len(), 4, "{lines:?}");
        assert!(lines[0].contains("took out"), "{lines:?}");
        assert!(lines[1].contains("suffered") && lines[1].contains('3'), "{lines:?}");
        assert!(lines[2].ends_with("for 2"), "{lines:?}");
        assert!(lines[3].ends_with("did no harm"), "{lines:?}");
        happened.extend([wounded(minis[8], None, 1), wounded(minis[9], None, 1)]);
        let lines = told(&happened);
        assert_eq!((lines.len(), lines[4].as_str()), (5, "… and 2 more in the log"));
        assert!(told(&[]).is_empty());
    }
}
