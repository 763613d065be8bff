//! Effects on Equipment. R2 V.C.2, G-4, G-63

use crate::figures;
use crate::flow::items;
use crate::flow::mission::putting;
use crate::flow::stack::push;
use crate::frames::{Frame, Gain, Put, Scope, Thing};
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use gotham_content::script::{Compiled, Effect};

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
