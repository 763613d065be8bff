use proptest::prelude::*;

use super::throw::place;
use super::*;
use crate::prompt::RolledDie;

fn dice() -> Dice {
    Dice {
        white: [0, 0, 0, 0, 2, 2],
        yellow: [0, 0, 0, 1, 1, 2],
        orange: [0, 0, 1, 1, 2, 2],
        red: [0, 1, 1, 2, 2, 3],
        black: [0, 0, 0, 1, 4, 4],
    }
}

fn pool(text: &str) -> Vec<Die> {
    gotham_content::dice::Pool::try_from(text.to_string()).unwrap().0
}

fn throw(text: &str) -> Throw {
    Throw { dice: pool(text), ..Throw::default() }
}

fn solved(throw: &Throw, aim: Aim) -> Distribution {
    odds(throw, aim, &dice()).unwrap()
}

#[test]
fn chances_are_rounded_to_the_nearest() {
    let of = |over, under| (Ratio { over, under }.permille(), Ratio { over, under }.percent());
    assert_eq!((of(1, 3), of(2, 3), of(7, 4)), ((333, 33), (667, 67), (1750, 175)));
    assert_eq!((of(1, 1999), of(1, 2001)), ((1, 0), (0, 0)));
    assert_eq!((of(1, 200), of(1, 201)), ((5, 1), (5, 0)));
}

#[test]
fn means_of_the_printed_dice() {
    for (color, plain, again) in
        [("W", 667, 1111), ("Y", 667, 1000), ("O", 1000, 1333), ("R", 1500, 1917), ("B", 1500, 2333)]
    {
        assert_eq!(solved(&throw(color), Aim::Most).mean_permille(), plain, "{color}");
        assert_eq!(solved(&throw(&format!("{color}+")), Aim::Most).mean_permille(), again, "{color}+");
        let bonus = Throw { bonus: 1, ..throw(color) };
        assert_eq!(solved(&bonus, Aim::Most).mean_permille(), again, "{color} with Luck");
        let paid = Throw { paid: 1, ..throw(color) };
        assert_eq!(solved(&paid, Aim::Most).mean_permille(), again, "{color} paid");
    }
}

#[test]
fn an_orange_die_exactly() {
    let plain = solved(&throw("O"), Aim::Most);
    assert_eq!((plain.weights.as_slice(), plain.total), ([1, 1, 1].as_slice(), 3));
    let again = solved(&throw("O+"), Aim::Most);
    assert_eq!(again.mean(), Ratio { over: 12, under: 9 });
    assert_eq!(again.chance_at_least(1), Ratio { over: 8, under: 9 });
}

#[test]
fn what_counts_beside_the_dice() {
    let hindered = Throw { modifier: -1, ..throw("O") };
    assert_eq!(solved(&hindered, Aim::Most).weights, [2, 1]);
    let spurred = Throw { if_any: 2, ..throw("O") };
    assert_eq!(solved(&spurred, Aim::Most).weights, [1, 0, 0, 1, 1]);
    let automatic = Throw { modifier: 2, ..throw("") };
    assert_eq!(solved(&automatic, Aim::Most), Distribution::certain(2));
}

#[test]
fn the_aim_changes_the_play() {
    let throw = Throw { paid: 1, ..throw("WB") };
    let most = solved(&throw, Aim::Most);
    let two = solved(&throw, Aim::AtLeast(2));
    assert!(two.chance_at_least(2).permille() >= most.chance_at_least(2).permille());
    assert!(most.mean_permille() > two.mean_permille());
}

#[test]
fn blanks_are_wanted_when_the_dice_hurt() {
    let fall = Throw { bonus: 1, hurts: true, ..throw("Y") };
    let odds = solved(&fall, Aim::Most);
    assert_eq!(odds.chance_of(0).permille(), 750);
}

#[test]
fn an_attack_against_a_defense() {
    let left = versus(&solved(&throw("O"), Aim::Most), &solved(&throw("O"), Aim::Most));
    assert_eq!(left.weights, [6, 2, 1]);
    assert_eq!(left.mean_up_to(1), 333);
}

#[test]
fn the_next_reroll() {
    let die = |color, face, freed| RolledDie { color, face, freed };
    let lying = Lying {
        dice: vec![die(Color::Orange, 2, false), die(Color::Orange, 0, true), die(Color::White, 0, false)],
        free: [0, 0, 1, 0, 0],
        paid: 1,
        ..Lying::default()
    };
    let best = |lying: &Lying, aim| best_reroll(lying, aim, &dice()).unwrap();
    assert_eq!(best(&lying, Aim::Most), Some((1, RerollBy::Paid)));
    assert_eq!(best(&lying, Aim::AtLeast(3)), Some((1, RerollBy::Paid)));
    assert_eq!(best(&lying, Aim::AtLeast(2)), None);
    let fresh = Lying { dice: vec![die(Color::Orange, 0, false)], ..lying.clone() };
    assert_eq!(best(&fresh, Aim::Most), Some((0, RerollBy::Free)));
    assert_eq!(odds_of_lying(&fresh, Aim::Most, &dice()).unwrap().mean_permille(), 1333);
}

#[test]
fn large_throws() {
    let ten = Throw { paid: 4, bonus: 2, ..throw("O+O+O+O+O+O+YYWR") };
    assert!(odds(&ten, Aim::Most, &dice()).is_ok());
    assert_eq!(odds(&throw("OOOOOOOOOOO"), Aim::Most, &dice()), Err(TooLarge));
    assert_eq!(odds(&Throw { paid: 7, ..throw("O") }, Aim::Most, &dice()), Err(TooLarge));
    assert!(odds(&throw("W+W+Y+Y+O+O+R+R+B+B+"), Aim::Most, &dice()).is_ok());
}

/// The same by trying everything, without any of the solver's shortcuts: the value only.
fn tried(rolled: &[(Color, u8, bool)], throw: &Throw, left: (u8, [u8; 5], u8), aim: Aim) -> (i128, u32) {
    let (bonus, free, paid) = left;
    let depth = u32::from(bonus) + free.iter().map(|n| u32::from(*n)).sum::<u32>() + u32::from(paid);
    if depth == 0 {
        let shown: i32 = rolled.iter().map(|die| i32::from(die.1)).sum();
        let spurred = if shown > 0 { i32::from(throw.if_any) } else { 0 };
        let successes = i128::from((shown + spurred + i32::from(throw.modifier)).max(0));
        let worth = match aim {
            Aim::Most => successes,
            Aim::AtLeast(wanted) => i128::from(successes >= i128::from(wanted)),
        };
        return (if throw.hurts { -worth } else { worth }, 0);
    }
    let scaled = |(value, at): (i128, u32)| value * 6i128.pow(depth - at);
    let leave = if bonus > 0 {
        (0, free, paid)
    } else if free.iter().any(|n| *n > 0) {
        (0, [0; 5], paid)
    } else {
        (0, free, 0)
    };
    let mut best = scaled(tried(rolled, throw, leave, aim));
    for (at, (color, _, freed)) in rolled.iter().enumerate() {
        let mut next = (bonus, free, paid);
        let by_arrow = bonus == 0 && free.iter().any(|n| *n > 0);
        if bonus > 0 {
            next.0 -= 1;
        } else if by_arrow {
            if *freed || free[place(*color)] == 0 {
                continue;
            }
            next.1[place(*color)] -= 1;
        } else {
            next.2 -= 1;
        }
        let faces = *dice().faces(*color);
        let sum = faces.iter().map(|face| {
            let mut rolled = rolled.to_vec();
            rolled[at].1 = *face;
            rolled[at].2 |= by_arrow;
            tried(&rolled, throw, next, aim).0
        });
        best = best.max(sum.sum());
    }
    (best, depth)
}

fn all_rolls(dice_left: &[Die], rolled: &mut Vec<(Color, u8, bool)>, visit: &mut impl FnMut(&[(Color, u8, bool)])) {
    let Some((die, rest)) = dice_left.split_first() else { return visit(rolled) };
    for face in dice().faces(die.color) {
        rolled.push((die.color, *face, false));
        all_rolls(rest, rolled, visit);
        rolled.pop();
    }
}

fn a_die() -> impl Strategy<Value = Die> {
    (0usize..5, any::<bool>()).prop_map(|(color, free_reroll)| Die { color: Color::ALL[color], free_reroll })
}

fn an_aim() -> impl Strategy<Value = Aim> {
    prop_oneof![Just(Aim::Most), (1u8..5).prop_map(Aim::AtLeast)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn as_good_as_trying_everything(
        dice in prop::collection::vec(a_die(), 0..=2),
        rights in (0u8..=1, 0u8..=1),
        parts in (-1i8..=1, 0u8..=2, any::<bool>()),
        aim in an_aim(),
    ) {
        let (modifier, if_any, hurts) = parts;
        let throw = Throw { dice, modifier, if_any, bonus: rights.0, paid: rights.1, hurts };
        let mut free = [0; 5];
        throw.dice.iter().filter(|die| die.free_reroll).for_each(|die| free[place(die.color)] += 1);
        let (mut sum, mut depth) = (0i128, 0);
        all_rolls(&throw.dice, &mut Vec::new(), &mut |rolled| {
            let (value, at) = tried(rolled, &throw, (throw.bonus, free, throw.paid), aim);
            sum += value;
            depth = at;
        });
        let all = 6u128.pow(depth + throw.dice.len() as u32);
        let found = solved(&throw, aim);
        let ratio = match aim {
            Aim::Most => found.mean(),
            Aim::AtLeast(wanted) => found.chance_at_least(wanted),
        };
        prop_assert_eq!(ratio.over * all, sum.unsigned_abs() * ratio.under);
        prop_assert_eq!(found.weights.iter().sum::<u128>(), found.total);
    }
}

#[test]
fn a_throw_is_given_up_where_nobody_can_wait() {
    let large = Throw { bonus: 2, ..throw("R+R+OOY+Y") };
    assert_eq!(odds_within(&large, Aim::Most, &dice(), 100), Err(TooLarge));
    assert_eq!(odds_within(&large, Aim::Most, &dice(), MOST_POSITIONS), odds(&large, Aim::Most, &dice()));
}
