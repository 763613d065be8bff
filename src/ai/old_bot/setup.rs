//! Setup: which Heroes, which Bat-Gadgets, which allies. Any Hero will do, so the seed chooses.

use gotham_content::card::{Card, Usage};
use gotham_content::dice::{Color, Die};
use gotham_rules::answers::{self, candidates::candidates};
use gotham_rules::{Command, Game, MiniId};

fn offers(game: &Game) -> Vec<Command> {
    candidates(game).into_iter().filter(|offer| answers::check(game, offer).is_ok()).collect()
}

/// A Hero for a slot.
pub(super) fn choose_hero(game: &Game, seed: u64, slot: u8) -> Option<Command> {
    let mut offers = offers(game);
    (!offers.is_empty()).then(|| offers.swap_remove(draw(seed, u64::from(slot) + 1, offers.len())))
}

/// The most useful Bat-Gadget that fits; `None` if the belt is full enough.
pub(crate) fn take_gadget(game: &Game, seed: u64, mini: MiniId) -> Option<Command> {
    let worth = |offer: &Command| match offer {
        Command::TakeGadget { card, .. } => {
            let mut worth = gadget_worth(game, mini, game.scenario().card(*card));
            if game.state().tablet(mini).is_some_and(|tablet| tablet.gadgets.contains(card)) {
                worth /= 3;
            }
            worth * 16 + draw(seed, u64::from(card.0) + 100, 16) as u32
        }
        _ => 0,
    };
    offers(game).into_iter().max_by_key(worth)
}

/// How useful a Bat-Gadget is for its size, in the bot's hands.
fn gadget_worth(game: &Game, mini: MiniId, card: &Card) -> u32 {
    let Some(tablet) = game.state().tablet(mini) else { return 0 };
    let screen = game.scenario().hero(tablet.hero);
    if card.only.as_ref().is_some_and(|only| *only != screen.called) {
        return 0;
    }
    let line = |line: &gotham_content::card::BonusLine| {
        let dice: u32 = line.dice.0.iter().map(die_worth).sum();
        let skills: u32 = line.skills.iter().map(|held| 3 * u32::from(held.level)).sum();
        let used = match line.usage {
            Usage::Always => 2,
            _ => 3,
        };
        (dice + skills + 6 * u32::from(line.automatic)) * used
    };
    let best = card.lines.iter().map(line).max().unwrap_or(0);
    let lasting = if card.one_time { 2 } else { 4 };
    best * lasting / (u32::from(card.size) + 1)
}

fn die_worth(die: &Die) -> u32 {
    let plain = match die.color {
        Color::White | Color::Yellow => 4,
        Color::Orange => 6,
        Color::Red | Color::Black => 9,
    };
    if die.free_reroll { plain * 4 / 3 } else { plain }
}

/// Allies for a Command Skill.
pub(crate) fn choose_allies(game: &Game, seed: u64) -> Option<Command> {
    let mut offers = offers(game);
    offers.retain(|offer| matches!(offer, Command::ChooseAllies { .. }));
    (!offers.is_empty()).then(|| offers.swap_remove(draw(seed, 50, offers.len())))
}

/// A number for a seed and a question, the same everywhere.
fn draw(seed: u64, question: u64, below: usize) -> usize {
    let mut mixed = seed ^ question.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
}
