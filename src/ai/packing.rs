//! What a program suggests while the table is set up: a Hero, a whole pack of Bat-Gadgets, allies. The same table always gets
//! the same suggestion, and the [`Adviser`](super::Adviser) says the same.

use super::bot::setup;
use gotham_content::suggested_team;
use gotham_rules::{Ask, Command, Game, MiniId};

/// What a program would say until the open choice of setup is made; nothing if none is open.
pub fn suggested_setup(game: &Game) -> Vec<Command> {
    let prompt = game.prompt();
    match (&prompt.ask, prompt.subject) {
        (Ask::ChooseHero { slot }, _) => hero(game, *slot).into_iter().collect(),
        (Ask::TakeGadgets { .. }, Some(mini)) => {
            let mut packing = game.clone();
            let mut pack = Vec::new();
            while asks_to_pack(&packing, mini)
                && let Some(command) = setup::take_gadget(&packing, SEED, mini)
                && packing.apply(&command).is_ok()
            {
                pack.push(command);
            }
            pack
        }
        (Ask::PlaceAlly, _) => game.legal().into_iter().take(1).collect(),
        (Ask::ChooseAllies, _) => setup::choose_allies(game, SEED).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Whether this Hero's pack is still open.
fn asks_to_pack(game: &Game, mini: MiniId) -> bool {
    let prompt = game.prompt();
    matches!(prompt.ask, Ask::TakeGadgets { .. }) && prompt.subject == Some(mini)
}

/// Nobody's seed: advice doesn't vary.
const SEED: u64 = 0;

/// The Hero of a slot in the team that the mission's slots suggest, or else the first that may be taken.
fn hero(game: &Game, slot: u8) -> Option<Command> {
    let team = suggested_team(&game.scenario().mission.heroes);
    let legal = game.legal();
    let wanted = team.get(usize::from(slot)).and_then(|hero| game.scenario().find_hero(hero.as_str()));
    let wanted = wanted.map(|hero| Command::ChooseHero { slot, hero });
    wanted.filter(|command| legal.contains(command)).or_else(|| legal.into_iter().next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_rules::{Options, Scenario};

    #[test]
    fn setup_is_done_by_suggestions_alone() {
        for mission in &gotham_embedded::catalogue().missions {
            let scenario = Scenario::new(&gotham_embedded::catalogue(), mission.id.as_str()).expect("the mission");
            let mut game = Game::new(scenario, Options::default(), 5);
            let team = suggested_team(&mission.heroes);
            loop {
                let suggested = suggested_setup(&game);
                assert_eq!(suggested, suggested_setup(&game), "the same table, the same suggestion");
                if suggested.is_empty() {
                    break;
                }
                for command in &suggested {
                    game.apply(command).expect("what is suggested is legal");
                }
            }
            let tablets = &game.state().tablets;
            let heroes = tablets.iter().map(|tablet| game.scenario().hero(tablet.hero).id.clone());
            assert_eq!(heroes.collect::<Vec<_>>(), team, "{}", mission.id);
            assert!(!matches!(game.prompt().ask, Ask::TakeGadgets { .. }), "{}: every belt is packed", mission.id);
        }
    }
}
