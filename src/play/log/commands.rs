//! Commands in words, for buttons and transcripts.

use super::skills;
use super::titles::{self, Titles, list, move_type, side};
use gotham_content::skill::Skill;
use gotham_rules::board::{Exit, MoveType};
use gotham_rules::command::{AttackKind, CardUse, Effort, RerollBy, Stance};
use gotham_rules::query::energy;
use gotham_rules::skills::lent::pushing_with;
use gotham_rules::skills::wall_breaker;
use gotham_rules::state::RiverSlot;
use gotham_rules::{Ask, CardId, Command, Game, MiniId, query};
use gotham_words::Words;

/// A command in words, with its actor: "Batman: Move to Ticket hall (Climb 2, 3 MP, 1 cube)".
pub fn describe_with_actor(words: &Words, game: &Game, command: &Command) -> String {
    let titles = Titles { words, game };
    let prompt = game.prompt();
    let who = actor(command).or(prompt.subject);
    let who = who.map_or_else(|| side(words, prompt.side).to_string(), |mini| titles.mini(mini));
    words.command_with_actor(who, describe(words, game, command))
}

/// The miniature that acts, if the words of a command don't name it.
fn actor(command: &Command) -> Option<MiniId> {
    match command {
        Command::TakeGadget { mini, .. }
        | Command::ChooseAllies { mini, .. }
        | Command::TakeStance { mini, .. }
        | Command::Move { mini, .. }
        | Command::Attack { mini, .. }
        | Command::PickUp { mini, .. }
        | Command::Give { mini, .. }
        | Command::Take { mini, .. }
        | Command::Throw { mini, .. }
        | Command::Drop { mini, .. }
        | Command::Interact { mini, .. }
        | Command::PickUpToken { mini, .. }
        | Command::PutDownToken { mini, .. }
        | Command::UseSkill { mini, .. } => Some(*mini),
        _ => None,
    }
}

/// A command in words: "Move to Ticket hall (Climb 2, 3 MP, 1 cube)".
pub fn describe(words: &Words, game: &Game, command: &Command) -> String {
    let titles = Titles { words, game };
    let mini = |id: &MiniId| titles.mini(*id);
    match command {
        Command::ChooseHero { hero, .. } => titles.hero(*hero),
        Command::TakeGadget { card, .. } => words.command_take_gadget(titles.card(*card)),
        Command::ChooseAllies { tile, .. } => words.command_choose_allies(titles.tile(*tile)),
        Command::Place { mini: who, area } => words.command_place(mini(who), titles.area(*area)),
        Command::TakeStance { stance: Stance::Active, .. } => words.command_active().into(),
        Command::TakeStance { stance: Stance::Resting, .. } => words.command_resting().into(),
        Command::EndTurn => words.command_end_turn().into(),
        Command::Move { mini: who, area, how, cubes, pushing, .. } => {
            let cards = wall_breaker::cards_used(game, command);
            moved(titles, *who, Exit { to: *area, how: *how }, *cubes, &cards, *pushing)
        }
        Command::Stop => words.command_stop().into(),
        Command::Attack { mini: who, target, kind, effort, with } => {
            let what = match (kind, with) {
                (_, Some(skill)) => skills::attack_with(words, *skill, mini(target)),
                (AttackKind::Melee, None) => words.command_melee(mini(target)),
                (AttackKind::Ranged, None) => words.command_ranged(mini(target)),
            };
            with_effort(titles, *who, what, effort)
        }
        Command::PickUp { card, .. } => automatic(titles, words.command_pick_up(titles.card(*card)), command),
        Command::Give { card, to, .. } => automatic(titles, words.command_give(titles.card(*card), mini(to)), command),
        Command::Take { card, from, .. } => {
            automatic(titles, words.command_take(titles.card(*card), mini(from)), command)
        }
        Command::Throw { mini: who, card, area, effort } => {
            with_effort(titles, *who, words.command_throw(titles.card(*card), titles.area(*area)), effort)
        }
        Command::Drop { card, .. } => words.command_drop(titles.card(*card)),
        Command::Interact { mini: who, interaction, chosen, target, effort, .. } => {
            let what = titles.interaction(*interaction);
            let on = chosen.map(|token| titles.token(token)).or_else(|| target.map(|target| titles.mini(target)));
            let what = match on {
                Some(on) => words.command_interact_with(what, on),
                None => what,
            };
            with_effort(titles, *who, what, effort)
        }
        Command::PickUpToken { token, .. } => {
            automatic(titles, words.command_pick_up_token(titles.token(*token)), command)
        }
        Command::PutDownToken { token, .. } => {
            automatic(titles, words.command_put_down_token(titles.token(*token)), command)
        }
        Command::PickMini { mini: who } => mini(who),
        Command::PickToken { token } => titles.token(*token),
        Command::PickArea { area } => titles.area(*area),
        Command::ChooseOffer { offer } => titles.offer(*offer),
        Command::UseSkill { mini: who, skill: Skill::Regeneration, effort, .. } if effort.cubes > 0 => {
            let with = Effort { cubes: 0, ..effort.clone() };
            with_effort(titles, *who, skills::regenerate(titles, *who, effort.cubes), &with)
        }
        Command::UseSkill { mini: who, skill, on, effort } => {
            with_effort(titles, *who, skills::use_on(titles, *skill, *on), effort)
        }
        Command::ActivateTile { position } => words.command_activate(river_tile(titles, *position)),
        Command::Dredge { position } => words.command_dredge(river_tile(titles, *position)),
        Command::Demobilize { position } => words.command_demobilize(river_tile(titles, *position)),
        Command::PayFrom { space } => words.command_pay_from(titles::space(words, *space)),
        Command::ActivateMini { mini: who } => words.command_activate_mini(mini(who)),
        Command::ChooseEvent { event } => titles.event(*event),
        Command::ChoosePart { part } => titles.part(*part),
        Command::Reinforce { tile, area } => words.command_reinforce(titles.tile(*tile), titles.area(*area)),
        Command::Defend { cubes, cards } => defended(titles, *cubes, cards),
        Command::Reroll { die, by } => rerolled(titles, *die, *by),
        Command::Keep if game.prompt().ask.names_dice() => words.command_roll_named().into(),
        Command::Keep => words.command_keep().into(),
        Command::PutTokens { count } => words.command_put_tokens(*count),
        Command::LoseFrom { space } => words.command_lose_from(titles::space(words, *space)),
        Command::LandIn { area } => words.command_land_in(titles.area(*area)),
        Command::AddSuccess => words.command_add_success().into(),
        Command::Decline if matches!(game.prompt().ask, Ask::FreeSuccess { .. }) => words.command_save_success().into(),
        Command::Decline => words.command_decline().into(),
        Command::Finish => words.command_finish().into(),
    }
}

/// "Move to Ticket hall (Climb 2, 3 MP, 1 cube)".
fn moved(titles: Titles, mini: MiniId, exit: Exit, cubes: u8, cards: &[CardId], wounds: u8) -> String {
    let words = titles.words;
    let mut details: Vec<String> = Vec::new();
    details.extend((exit.how != MoveType::Adjacent).then(|| move_type(words, exit.how)));
    let parts = query::move_cost(titles.game, mini, exit);
    details.push(words.command_move_points(query::moving::total(&parts)));
    details.extend((cubes > 0).then(|| words.count_cubes(cubes)));
    details.extend(pushing_words(titles, mini, wounds));
    details.extend(cards.iter().map(|card| titles.card(*card)));
    words.command_move(titles.area(exit.to), list(words, details))
}

/// "Defend: 1 cube, Smoke pellets".
fn defended(titles: Titles, cubes: u8, cards: &[CardUse]) -> String {
    let words = titles.words;
    let mut effort = Vec::new();
    effort.extend((cubes > 0).then(|| words.count_cubes(cubes)));
    effort.extend(cards.iter().map(|used| card_use(titles, *used)));
    if effort.is_empty() { words.command_defend_bare().into() } else { words.command_defend(list(words, effort)) }
}

/// A reroll: of a die that is known, or else by its number.
fn rerolled(titles: Titles, die: u8, by: RerollBy) -> String {
    let words = titles.words;
    let reroll = match by {
        RerollBy::Bonus => words.command_bonus_reroll(),
        RerollBy::Free => words.command_free_reroll(),
        RerollBy::Forced => words.command_forced_reroll(),
        RerollBy::Paid => words.command_paid_reroll(),
    };
    match titles.game.prompt().ask {
        Ask::Reroll { dice, .. } if usize::from(die) < dice.len() => {
            let rolled = dice[usize::from(die)];
            words.command_reroll(titles::rolled(words, rolled.color, rolled.face), reroll)
        }
        _ => words.command_reroll_number(die + 1, reroll),
    }
}

/// "Pick up Medikit: 1 cube", or 1 Wound.
fn automatic(titles: Titles, what: String, command: &Command) -> String {
    let words = titles.words;
    let cubes = energy::automatic_cubes(titles.game, command);
    let mut told: Vec<String> = (cubes > 0).then(|| words.count_cubes(cubes)).into_iter().collect();
    told.extend(command.pushing().into_iter().flat_map(|(mini, wounds)| pushing_words(titles, mini, wounds)));
    if told.is_empty() { what } else { words.command_with_effort(what, list(words, told)) }
}

/// "2 Wounds", and the card that lends them: "Venom". G-89
fn pushing_words(titles: Titles<'_>, mini: MiniId, wounds: u8) -> impl Iterator<Item = String> {
    let told = (wounds > 0).then(|| titles.words.command_pushing(wounds));
    let lent = pushing_with(titles.game, mini, wounds).map(|used| titles.card(used.card));
    told.into_iter().chain(lent)
}

/// "Melee Attack on Bane: 2 cubes, Batarangs".
fn with_effort(titles: Titles, mini: MiniId, what: String, effort: &Effort) -> String {
    let words = titles.words;
    let mut told = Vec::new();
    told.extend((effort.cubes > 0).then(|| words.count_cubes(effort.cubes)));
    told.extend(pushing_words(titles, mini, effort.pushing));
    told.extend(effort.cards.iter().map(|used| card_use(titles, *used)));
    told.extend(effort.with.map(|skill| words.skill(skill).to_string()));
    let is_hero = titles.game.state().tablet(mini).is_some();
    told.extend((effort.choice > 0 && !is_hero).then(|| words.command_characteristic(effort.choice + 1)));
    if told.is_empty() { what } else { words.command_with_effort(what, list(words, told)) }
}

/// "Batarangs", with the number of its line if it isn't the first.
fn card_use(titles: Titles, used: CardUse) -> String {
    let name = titles.card(used.card);
    if used.line == 0 { name } else { titles.words.command_card_line(name, used.line + 1) }
}

fn river_tile(titles: Titles, position: u8) -> String {
    let words = titles.words;
    match titles.game.state().river.get(usize::from(position)) {
        Some(RiverSlot::Tile { tile, .. }) => words.command_river_tile(titles.tile(*tile), position + 1),
        Some(RiverSlot::Event) => words.command_river_event(position + 1),
        None => words.command_river_position(position + 1),
    }
}
