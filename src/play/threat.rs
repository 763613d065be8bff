//! What a tile of the River could do if it were activated now: where its miniatures can go, and whom they could strike
//! from there.

use gotham_content::tile::Action;
use gotham_rules::board::AreaId;
use gotham_rules::command::AttackKind;
use gotham_rules::query::{self, pools};
use gotham_rules::{Game, MiniId, Supposed, TileId};

/// What a tile threatens.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Threat {
    /// Its miniatures on the board.
    pub minis: Vec<MiniId>,
    /// Where one of them can go on the Move Points of its first Movement, with what it takes the nearest one.
    pub places: Vec<(AreaId, u8)>,
    /// Enemies that one of them could attack, from where it stands or from one of those places.
    pub targets: Vec<MiniId>,
}

/// What the tile threatens, each of its miniatures on its own: where one blocks the way of another is not foreseen.
/// R2 VI.C
pub fn threat(game: &Game, tile: TileId) -> Threat {
    let minis: Vec<MiniId> = game.state().of_river(tile).filter(|mini| query::is_living(game, *mini)).collect();
    let kinds = kinds(game, tile);
    let mut found = Threat { minis, ..Threat::default() };
    let mut supposed = Supposed::of(game);
    for mini in found.minis.clone() {
        let here = supposed.state().mini(mini).area.map(|area| (area, 0));
        let reach = query::reach(game, mini).into_iter().filter(|place| place.cubes == 0);
        for (area, points) in here.into_iter().chain(reach.map(|place| (place.area, place.points))) {
            match found.places.iter_mut().find(|(known, _)| *known == area) {
                Some((_, fewest)) => *fewest = points.min(*fewest),
                None => found.places.push((area, points)),
            }
            let from = supposed.standing(mini, Some(area));
            for kind in &kinds {
                let new = query::targets(&supposed, mini, *kind, &[]);
                found.targets.extend(new);
            }
            supposed.standing(mini, from);
        }
    }
    found.places.retain(|(_, points)| *points > 0);
    found.places.sort();
    found.targets.sort();
    found.targets.dedup();
    found
}

/// The attacks that a tile can ever make. R2 VI.A.2.9
fn kinds(game: &Game, tile: TileId) -> Vec<AttackKind> {
    let printed = game.scenario().tile(tile);
    [(AttackKind::Melee, Action::Melee), (AttackKind::Ranged, Action::Ranged)]
        .into_iter()
        .filter(|(_, action)| !printed.never.contains(action) && pools::choices(game, tile, *action) > 0)
        .map(|(kind, _)| kind)
        .collect()
}
