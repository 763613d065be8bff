//! What a tile of the River threatens before it is activated.

use crate::kit::Position;
use gotham_play::threat;
use gotham_rules::query;

/// R2 VI.C, VII.B.1: a Thug threatens whoever it can reach on its own Move Points, from everywhere on the board.
#[test]
fn a_thug_threatens_whom_it_can_get_to() {
    let (mut near, mut far) = (0, 0);
    for from in 1..=38 {
        let table = Position::new().hero("batman", 15).tile("thugs_crowbar", &[from]).start();
        let (thug, batman) = (table.mini("thugs_crowbar"), table.mini("batman"));
        let tile = table.game.state().mini(thug).tile().expect("a tile");
        let there = table.game.state().mini(batman).area;
        let reach = query::reach(&table.game, thug);
        let is_near = from == 15 || reach.iter().any(|place| place.cubes == 0 && Some(place.area) == there);
        let found = threat(&table.game, tile);
        assert_eq!(found.minis, [thug]);
        assert_eq!(found.targets.contains(&batman), is_near, "from {from}: {found:?}");
        assert!(found.places.iter().all(|(_, points)| (1..=query::moving::points(&table.game, thug)).contains(points)));
        *if is_near { &mut near } else { &mut far } += 1;
    }
    assert!(near > 3 && far > 3, "{near} near, {far} far");
}

/// R2 VI.B.3.c: who is Neutralized or somebody else's threatens nobody.
#[test]
fn a_tile_without_miniatures_threatens_nobody() {
    let table = Position::new().hero("batman", 15).tile_and_pool("thugs_crowbar", &[], 2).start();
    let tile = table.tile("thugs_crowbar");
    assert_eq!(threat(&table.game, tile), gotham_play::Threat::default());
}
