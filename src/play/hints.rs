//! What deserves a hint when it happens for the first time. Each hint is given once; the settings remember which.

use gotham_rules::event::PartOf;
use gotham_rules::query::energy;
use gotham_rules::{Ask, Event, Game, Happening, MiniId, Prompt, Reason, Refusal};
use gotham_words::Words;

/// A hint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hint {
    /// Spent cubes go to the Fatigue Zone.
    Fatigue,
    /// A Hero has hardly a cube left when it takes its Stance.
    Tired,
    /// A space is full.
    Exertion,
    /// Enemies have made a Move cost more.
    Hindering,
    /// The ground has.
    Terrain,
    /// Something blocks the view.
    Sight,
    /// A die may be rerolled for free.
    FreeReroll,
    /// Dice were seen.
    Dice,
    /// A Hero may defend itself.
    Defense,
    /// A Hero is wounded.
    Wounds,
    /// A Wound takes a cube from a space of the player's choice.
    LostCube,
    /// A Skill is offered.
    Skill,
    /// An enemy is Neutralized.
    Neutralized,
    /// A tile of the River is activated.
    River,
    /// An Event happens.
    Event,
    /// A miniature arrives as a Reinforcement.
    Reinforcements,
    /// The last round begins.
    LastRound,
}

impl Hint {
    /// Every hint.
    pub const ALL: [Hint; 17] = [
        Hint::Fatigue,
        Hint::Tired,
        Hint::Exertion,
        Hint::Hindering,
        Hint::Terrain,
        Hint::Sight,
        Hint::FreeReroll,
        Hint::Dice,
        Hint::Defense,
        Hint::Wounds,
        Hint::LostCube,
        Hint::Skill,
        Hint::Neutralized,
        Hint::River,
        Hint::Event,
        Hint::Reinforcements,
        Hint::LastRound,
    ];

    /// Its word in the settings.
    pub fn word(self) -> String {
        format!("{self:?}")
    }

    /// What it is called.
    pub fn title(self, words: &Words) -> &str {
        match self {
            Hint::Fatigue => words.hint_fatigue(),
            Hint::Tired => words.hint_tired(),
            Hint::Exertion => words.hint_exertion(),
            Hint::Hindering => words.hint_hindering(),
            Hint::Terrain => words.hint_terrain(),
            Hint::Sight => words.hint_sight(),
            Hint::FreeReroll => words.hint_free_reroll(),
            Hint::Dice => words.hint_dice(),
            Hint::Defense => words.hint_defense(),
            Hint::Wounds => words.hint_wounds(),
            Hint::LostCube => words.hint_lost_cube(),
            Hint::Skill => words.hint_skill(),
            Hint::Neutralized => words.hint_neutralized(),
            Hint::River => words.hint_river(),
            Hint::Event => words.hint_event(),
            Hint::Reinforcements => words.hint_reinforcements(),
            Hint::LastRound => words.hint_last_round(),
        }
    }

    /// What it says.
    pub fn text(self, words: &Words) -> &str {
        match self {
            Hint::Fatigue => words.hint_fatigue_text(),
            Hint::Tired => words.hint_tired_text(),
            Hint::Exertion => words.hint_exertion_text(),
            Hint::Hindering => words.hint_hindering_text(),
            Hint::Terrain => words.hint_terrain_text(),
            Hint::Sight => words.hint_sight_text(),
            Hint::FreeReroll => words.hint_free_reroll_text(),
            Hint::Dice => words.hint_dice_text(),
            Hint::Defense => words.hint_defense_text(),
            Hint::Wounds => words.hint_wounds_text(),
            Hint::LostCube => words.hint_lost_cube_text(),
            Hint::Skill => words.hint_skill_text(),
            Hint::Neutralized => words.hint_neutralized_text(),
            Hint::River => words.hint_river_text(),
            Hint::Event => words.hint_event_text(),
            Hint::Reinforcements => words.hint_reinforcements_text(),
            Hint::LastRound => words.hint_last_round_text(),
        }
    }

    /// The hint that an event calls for, in the game as it is afterward.
    pub fn of_event(game: &Game, event: &Event) -> Option<Hint> {
        let is_hero = |mini: MiniId| game.state().mini(mini).has_tablet();
        match &event.what {
            Happening::CubesRested { mini: Some(_), cubes: 1.. } => Some(Hint::Fatigue),
            Happening::Spent { mini: Some(mini), space: Some(space), .. } => {
                let tablet = game.state().tablet(*mini)?;
                let limit = energy::exertion_limit(game.scenario(), tablet.hero, *space);
                (tablet.spaces.on(*space) >= limit).then_some(Hint::Exertion)
            }
            Happening::Moved { mini, cost, .. } if is_hero(*mini) => {
                let has = |wanted: PartOf| cost.iter().any(|part| part.from == wanted && part.amount > 0);
                if has(PartOf::Hindering) {
                    Some(Hint::Hindering)
                } else {
                    has(PartOf::DifficultTerrain).then_some(Hint::Terrain)
                }
            }
            Happening::Rolled { mini, .. } if is_hero(*mini) => Some(Hint::Dice),
            Happening::Wounded { mini, .. } if is_hero(*mini) => Some(Hint::Wounds),
            Happening::Neutralized { mini, .. } if !is_hero(*mini) => Some(Hint::Neutralized),
            Happening::TileActivated { tile: Some(_), .. } => Some(Hint::River),
            Happening::EventChosen { .. } => Some(Hint::Event),
            Happening::Reinforced { .. } => Some(Hint::Reinforcements),
            Happening::RoundBegins { round } if *round == game.state().memory.last_round => Some(Hint::LastRound),
            _ => None,
        }
    }

    /// The hint that a question calls for.
    pub fn of_question(game: &Game, prompt: &Prompt) -> Option<Hint> {
        use gotham_rules::command::RerollBy;
        match &prompt.ask {
            Ask::TakeStance => {
                let tablet = game.state().tablet(prompt.subject?)?;
                (game.state().round > 1 && tablet.reserve <= 2).then_some(Hint::Tired)
            }
            Ask::Reroll { rights, .. } if rights.contains(&RerollBy::Free) => Some(Hint::FreeReroll),
            Ask::Defend { .. } if prompt.subject.is_some_and(|mini| game.state().mini(mini).has_tablet()) => {
                Some(Hint::Defense)
            }
            ask if ask.offers().is_some() => Some(Hint::Skill),
            Ask::LoseCube { .. } => Some(Hint::LostCube),
            _ => None,
        }
    }

    /// The hint that a refusal calls for.
    pub fn of_refusal(refusal: &Refusal) -> Option<Hint> {
        (refusal.why == Reason::NoLineOfSight).then_some(Hint::Sight)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use gotham_rules::event::RollFor;
    use gotham_rules::{Options, Rule, Scenario};

    #[test]
    fn every_hint_has_words_and_a_name_of_its_own() {
        for language in Words::languages() {
            let words = Words::of(language.code);
            let said: BTreeSet<_> = Hint::ALL.iter().map(|hint| (hint.title(&words), hint.text(&words))).collect();
            assert_eq!(said.len(), Hint::ALL.len());
            assert!(said.iter().all(|(title, text)| !title.is_empty() && text.len() > title.len()), "{said:?}");
        }
        let names: BTreeSet<String> = Hint::ALL.iter().map(|hint| hint.word()).collect();
        assert_eq!(names.len(), Hint::ALL.len());
    }

    #[test]
    fn heroes_dice_and_the_last_round_give_cause() {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "first_night").expect("the tutorial");
        let game = Game::new(scenario, Options::default(), 7);
        let hint = |what| Hint::of_event(&game, &Event { rule: Rule::ALL[0], what });
        let mini = |wanted: bool| game.state().all_minis().find(|mini| game.state().mini(*mini).has_tablet() == wanted);
        let rolled = |mini| Happening::Rolled { mini, roll: RollFor::Melee, dice: Vec::new() };
        let enemy = mini(false).expect("a Thug");
        assert_eq!(hint(rolled(enemy)), None);
        assert_eq!(hint(Happening::Neutralized { mini: enemy, area: None, by: None }), Some(Hint::Neutralized));
        let last = game.scenario().mission.rounds;
        assert_eq!(hint(Happening::RoundBegins { round: last }), Some(Hint::LastRound));
        assert_eq!(hint(Happening::RoundBegins { round: last - 1 }), None);
    }
}
