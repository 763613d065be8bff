//! Effects on Equipment. R2 V.C.2, G-4, G-63

use crate::content::script::{Compiled, Effect};
use crate::rules::figures;
use crate::rules::flow::items;
use crate::rules::flow::mission::putting;
use crate::rules::flow::stack::push;
use crate::rules::frames::{Frame, Gain, Put, Scope, Thing};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::mission;

pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, things: &[Thing], scope: &Scope) {
    let minis = things.iter().filter_map(|thing| thing.mini());
    let is_full = game.state().ground.len() >= figures::LYING_CARDS;
    match effect {
        Effect::PlaceCard(..) | Effect::GainCard(..) if is_full => {}
        Effect::PlaceCard(card, to) => {
            let to = mission::areas(game, to, scope);
            putting::put(game, vec![Put::Card(*card)], to);
        }
        Effect::GainCard(card, _) => {
            let minis: Vec<MiniId> = minis.collect();
            minis.into_iter().rev().for_each(|mini| push(game, Frame::Gain(Gain { mini, card: *card })));
        }
        Effect::LoseCard(card, _) => minis.for_each(|mini| items::lose(game, mini, *card)),
        _ => {}
    }
}
