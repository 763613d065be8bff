//! What moves in the panels: it takes no room, hides nothing from screen readers, and comes to rest.

use egui::{Id, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use super::*;
use crate::motion::{self, First, Pace};

/// A window that only looks at motions: a quarter of a second per step.
fn look<T: 'static>(state: T, mut see: impl FnMut(&egui::Context, &mut T) + 'static) -> Harness<'static, T> {
    let builder = Harness::builder().with_size(Vec2::splat(200.0)).with_max_steps(4);
    builder.build_ui_state(move |ui, state: &mut T| see(ui.ctx(), state), state)
}

fn lively() -> Pace {
    Pace::of(&Settings::default())
}

#[test]
fn cubes_fly_from_the_heap_that_has_lost_them_to_the_one_that_has_more() {
    let mut harness = look((vec![5u8, 0, 0, 1], 0u8), |ctx, (heaps, arriving)| {
        let flights = motion::flights(ctx, lively(), Id::new("heaps"), heaps);
        *arriving = flights.arriving(2);
    });
    harness.run_steps(2);
    assert_eq!(harness.state().1, 0, "what was there from the beginning does not fly");
    harness.state_mut().0 = vec![3, 0, 2, 1];
    harness.step();
    assert_eq!(harness.state().1, 2, "two cubes are on their way");
    harness.run_steps(4);
    assert_eq!(harness.state().1, 0, "they have landed");
    harness.run_steps(2);
    assert!(!harness.ctx.has_requested_repaint(), "nothing asks for another picture");
}

#[test]
fn at_once_and_with_reduced_motion_nothing_is_under_way() {
    let settings = [
        Settings { speed: Speed::Instant, ..Settings::default() },
        Settings { reduced_motion: true, ..Settings::default() },
    ];
    for settings in settings {
        let pace = Pace::of(&settings);
        let mut harness = look((vec![1u8, 2, 3], true), move |ctx, (row, moves)| {
            let off = motion::slide(ctx, pace, Id::new("row"), row);
            let turned = motion::change(ctx, (pace, First::Moves), Id::new("face"), row, |_| 1.0);
            let counting = motion::count(ctx, pace, Id::new("dice"), row, |die| i32::from(*die));
            *moves = off.iter().any(|off| *off != 0.0) || turned.is_some() || counting.is_some();
        });
        harness.step();
        assert!(!harness.state().1);
        harness.state_mut().0 = vec![2, 3, 1];
        harness.step();
        assert!(!harness.state().1);
    }
}

#[test]
fn a_tile_slides_from_its_place_to_the_end_and_the_others_move_up() {
    let mut harness = look((vec!['a', 'b', 'c'], Vec::new()), |ctx, (row, off)| {
        *off = motion::slide(ctx, lively(), Id::new("row"), row);
    });
    harness.run_steps(2);
    harness.state_mut().0 = vec!['b', 'c', 'a'];
    harness.step();
    let off = harness.state().1.clone();
    assert_eq!(off, [1.0, 1.0, -2.0], "painted where each was before");
    harness.step();
    let nearer = harness.state().1.clone();
    assert!(nearer.iter().zip(&off).all(|(now, before)| now.abs() < before.abs()), "{nearer:?}");
    harness.run_steps(3);
    assert_eq!(harness.state().1, [0.0, 0.0, 0.0]);
}

#[test]
fn successes_are_counted_one_by_one_and_a_reroll_from_where_it_was() {
    let mut harness = look((vec![2u8, 0, 1], Vec::new()), |ctx, (dice, sums)| {
        let counting = motion::count(ctx, lively(), Id::new("dice"), dice, |die| i32::from(*die));
        sums.push(counting.map(|counting| counting.sum));
    });
    harness.run_steps(4);
    let sums = std::mem::take(&mut harness.state_mut().1);
    assert_eq!(sums.first(), Some(&Some(0)), "it begins with none");
    assert!(sums.windows(2).all(|two| two[0] <= two[1] || two[1].is_none()), "{sums:?}");
    assert_eq!(sums.last(), Some(&None), "all are counted");
    harness.state_mut().0 = vec![2, 2, 1];
    harness.step();
    assert_eq!(harness.state().1.first(), Some(&Some(3)), "what lay there is not counted again");
    harness.run_steps(4);
    assert_eq!(harness.state().1.last(), Some(&None));
}

/// Everything with a name on the screen and where it is.
fn named(harness: &Harness<'static, Stand>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let labelled = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        let label = node.label().or_else(|| node.value())?;
        Some(format!("{label} at {:?}", node.bounding_box()))
    });
    labelled.collect()
}

/// In a random match, after every command: what can be clicked or heard is in the middle of the motion where it is after
/// it; and the motion ends.
#[test]
fn what_moves_takes_no_room_and_comes_to_rest() {
    let mut moved = 0;
    for seed in 0..4 {
        let mut harness = window(Stand::new(Shown::Table), [1280.0, 720.0]);
        let mut number = 0;
        random_walk(seed, 60, |game, _, _| {
            harness.state_mut().set_game(game);
            // The first frames lay out what is new; what moves is still on its way.
            harness.run_steps(2);
            let during = (harness.ctx.has_requested_repaint(), named(&harness));
            harness.run_steps(12);
            let after = named(&harness);
            assert!(!harness.ctx.has_requested_repaint(), "prompt {number} of seed {seed} never comes to rest");
            if during.0 {
                moved += 1;
                assert_eq!(during.1, after, "prompt {number} of seed {seed}");
            }
            number += 1;
        });
    }
    assert!(moved > 20, "only {moved} prompts moved anything");
}

#[test]
fn whoever_has_seen_enough_skips() {
    let mut stand = Stand::new(Shown::Table);
    stand.is_busy = true;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    let skip = harness.state().words.prompt_skip().to_string();
    harness.get_by_label(&skip).click();
    harness.run_steps(2);
    assert_eq!(harness.state().wishes, [Wish::Skip]);
}
