//! Commands in words, for buttons and transcripts.

use super::titles::{Titles, attack, capital, count, move_type, side, stance};
use crate::rules::board::{Exit, MoveType};
use crate::rules::command::{CardUse, Effort, RerollBy};
use crate::rules::{Ask, Command, Game, MiniId, query};

/// A command in words, with who speaks: "Batman: Move to Ticket hall (Climb 2, 3 MP, 1 cube)".
pub fn describe_with_actor(game: &Game, command: &Command) -> String {
    let titles = Titles(game);
    let prompt = game.prompt();
    let who = actor(command).or(prompt.subject).map_or_else(|| capital(side(prompt.side)), |mini| titles.mini(mini));
    format!("{who}: {}", describe(game, command))
}

/// The miniature that acts, where the words of a command do not name it.
fn actor(command: &Command) -> Option<MiniId> {
    match command {
        Command::TakeGadget { mini, .. }
        | Command::ChooseAllies { mini, .. }
        | Command::TakeStance { mini, .. }
        | Command::Move { mini, .. }
        | Command::Attack { mini, .. }
        | Command::Shackle { mini, .. }
        | Command::PickUp { mini, .. }
        | Command::Give { mini, .. }
        | Command::Take { mini, .. }
        | Command::Throw { mini, .. }
        | Command::Drop { mini, .. }
        | Command::Interact { mini, .. }
        | Command::Grenade { mini, .. }
        | Command::Attract { mini, .. }
        | Command::Unshackle { mini, .. }
        | Command::CommandAllies { mini, .. } => Some(*mini),
        _ => None,
    }
}

/// A command in words: "Move to Ticket hall (Climb 2, 3 MP, 1 cube)".
pub fn describe(game: &Game, command: &Command) -> String {
    let titles = Titles(game);
    let mini = |id: &MiniId| titles.mini(*id);
    match command {
        Command::ChooseHero { hero, .. } => titles.hero(*hero),
        Command::TakeGadget { card, .. } => format!("Pack {}", titles.card(*card)),
        Command::ChooseAllies { tile, .. } => format!("Bring {}", titles.tile(*tile)),
        Command::Place { mini: who, area } => format!("Place {} in {}", mini(who), titles.area(*area)),
        Command::TakeStance { stance: taken, .. } => format!("{} Stance", stance(*taken)),
        Command::EndTurn => "End the turn".into(),
        Command::Move { mini: who, area, how, cubes, card } => {
            let mut aside: Vec<String> = Vec::new();
            aside.extend((*how != MoveType::Adjacent).then(|| move_type(*how)));
            let parts = query::move_cost(game, *who, Exit { to: *area, how: *how });
            aside.push(format!("{} MP", query::moving::total(&parts)));
            aside.extend((*cubes > 0).then(|| count(*cubes, "cube")));
            aside.extend(card.map(|card| titles.card(card)));
            bracket(format!("Move to {}", titles.area(*area)), &aside)
        }
        Command::Stop => "Stop here".into(),
        Command::Attack { mini: who, target, kind, effort } => {
            let what = format!("{} Attack on {}", attack(*kind), mini(target));
            with_effort(titles, *who, what, effort)
        }
        Command::Shackle { mini: who, target, effort } => {
            with_effort(titles, *who, format!("Shackle {}", mini(target)), effort)
        }
        Command::PickUp { card, .. } => format!("Pick up {}: 1 cube", titles.card(*card)),
        Command::Give { card, to, .. } => format!("Give {} to {}: 1 cube", titles.card(*card), mini(to)),
        Command::Take { card, from, .. } => format!("Take {} from {}: 1 cube", titles.card(*card), mini(from)),
        Command::Throw { mini: who, card, area, effort } => {
            with_effort(titles, *who, format!("Throw {} to {}", titles.card(*card), titles.area(*area)), effort)
        }
        Command::Drop { card, .. } => format!("Drop {}", titles.card(*card)),
        Command::Interact { mini: who, interaction, chosen, effort, .. } => {
            let mut what = titles.interaction(*interaction);
            if let Some(token) = chosen {
                what = format!("{what} ({})", titles.token(*token));
            }
            with_effort(titles, *who, what, effort)
        }
        Command::Grenade { mini: who, area, effort } => {
            with_effort(titles, *who, format!("Grenade at {}", titles.area(*area)), effort)
        }
        Command::Attract { target, .. } => format!("Pull {} here", mini(target)),
        Command::Unshackle { mini: who, target, effort } => {
            with_effort(titles, *who, format!("Free {} of Shackles", mini(target)), effort)
        }
        Command::CommandAllies { tile, .. } => format!("Command {}: 1 cube", titles.tile(*tile)),
        Command::ActivateTile { position } => format!("Activate {}", river_tile(game, *position)),
        Command::Dredge { position } => format!("Dredge {}", river_tile(game, *position)),
        Command::Demobilize { position } => format!("Demobilize {}", river_tile(game, *position)),
        Command::PayFrom { space } => format!("Pay from {}", space.title()),
        Command::ActivateMini { mini: who } => format!("Activate {}", mini(who)),
        Command::ChooseEvent { event } => titles.event(*event),
        Command::ChoosePart { part } => {
            query::part_name(game, *part).map_or_else(|| format!("Part {}", part + 1), str::to_string)
        }
        Command::Reinforce { tile, area } => format!("{} to {}", titles.tile(*tile), titles.area(*area)),
        Command::Defend { cubes, cards } => {
            let mut effort = Vec::new();
            effort.extend((*cubes > 0).then(|| count(*cubes, "cube")));
            effort.extend(cards.iter().map(|used| card_use(titles, *used)));
            if effort.is_empty() { "Defend without cubes".into() } else { format!("Defend: {}", effort.join(", ")) }
        }
        Command::Reroll { die, by } => {
            let right = match by {
                RerollBy::Bonus => "Bonus Reroll",
                RerollBy::Free => "Free Reroll",
                RerollBy::Paid => "Paid Reroll, 1 cube",
            };
            match game.prompt().ask {
                Ask::Reroll { dice, .. } if usize::from(*die) < dice.len() => {
                    let rolled = dice[usize::from(*die)];
                    format!("Roll the {} {} again ({right})", rolled.color.word(), rolled.face)
                }
                _ => format!("Roll die {} again ({right})", die + 1),
            }
        }
        Command::Keep => "Keep the dice".into(),
        Command::Sacrifice { mini: who } => format!("{} steps in", mini(who)),
        Command::Strike { target } => format!("Strike {} too", mini(target)),
        Command::Combo { target, dice } => {
            let dice: Vec<&str> = dice.iter().map(|color| color.word()).collect();
            format!("Combo against {}: {}", mini(target), dice.join(", "))
        }
        Command::StrikeBack => "Strike back".into(),
        Command::PutTokens { count: 0 } => "No token".into(),
        Command::PutTokens { count: tokens } => format!("Put {}", count(*tokens, "token")),
        Command::LoseFrom { space } => format!("Lose a cube from {}", space.title()),
        Command::LandIn { area } => format!("It lands in {}", titles.area(*area)),
        Command::Decline => "No".into(),
        Command::Finish => "Done".into(),
    }
}

fn bracket(what: String, aside: &[String]) -> String {
    if aside.is_empty() { what } else { format!("{what} ({})", aside.join(", ")) }
}

/// "Melee Attack on Bane: 2 cubes, Batarangs".
fn with_effort(titles: Titles, mini: MiniId, what: String, effort: &Effort) -> String {
    let mut words = Vec::new();
    words.extend((effort.cubes > 0).then(|| count(effort.cubes, "cube")));
    words.extend((effort.pushing > 0).then(|| format!("{} for dice", count(effort.pushing, "Wound"))));
    words.extend(effort.cards.iter().map(|used| card_use(titles, *used)));
    let is_hero = titles.0.state().hero(mini).is_some();
    words.extend((effort.choice > 0 && !is_hero).then(|| format!("Characteristic {}", effort.choice + 1)));
    if words.is_empty() { what } else { format!("{what}: {}", words.join(", ")) }
}

/// "Batarangs", with the number of its line where it has several.
fn card_use(titles: Titles, used: CardUse) -> String {
    let name = titles.card(used.card);
    if used.line == 0 { name } else { format!("{name} (line {})", used.line + 1) }
}

fn river_tile(game: &Game, position: u8) -> String {
    use crate::rules::state::RiverSlot;
    match game.state().river.get(usize::from(position)) {
        Some(RiverSlot::Tile { tile, .. }) => format!("{} (River {})", Titles(game).tile(*tile), position + 1),
        Some(RiverSlot::Event) => format!("the Event (River {})", position + 1),
        None => format!("River position {}", position + 1),
    }
}
