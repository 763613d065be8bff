//! Why the automated Villain decides as he does, in words. G-53

use super::solo::{skipped, task};
use super::teller::Teller;
use super::{Line, happenings};
use gotham_content::attack::AttackKind;
use gotham_rules::ai_task::{Lots, PlaceRolled, Reason};
use gotham_rules::{Event, Game, Happening};
use gotham_words::Words;

/// What was weighed or rolled for a decision; `None` if the event isn't about that.
pub(super) fn said(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    Some(match *what {
        Happening::CardPassedOver { why, .. } => words.why_leader_missing(skipped(words, why)),
        Happening::ColumnBegun { column } => words.why_column(column + 1),
        Happening::ThirdActivation { column } => words.why_third(column + 1),
        Happening::TaskRolled { mini, shown, task: which } => {
            words.why_task_rolled(tell.mini(mini), shown, task(words, which))
        }
        Happening::AttackRolled { mini, shown, heroes, kind, option } => {
            let (who, attack) = (tell.mini(mini), attack(words, kind, option));
            match heroes {
                Some(heroes @ 1..) => words.why_attack_rolled_crowd(who, shown, heroes, attack),
                Some(0) | None => words.why_attack_rolled(who, shown, attack),
            }
        }
        Happening::MinionCalled { leader, mini, of: 0 | 1 } => words.why_called(tell.mini(leader), tell.mini(mini)),
        Happening::MinionCalled { leader, mini, of } => words.why_called_of(tell.mini(leader), tell.mini(mini), of),
        Happening::DefenseWeighed { mini, missing: 0, .. } => words.why_safe(tell.mini(mini)),
        Happening::DefenseWeighed { mini, missing, cubes: 0 } => words.why_no_defense(tell.mini(mini), missing),
        Happening::DefenseWeighed { mini, missing, .. } => words.why_defends(tell.mini(mini), missing),
        Happening::EventMeant { which, by_sheet, of } => {
            let event = tell.titles.event(which);
            match (by_sheet, of) {
                (true, _) => words.why_event_by_sheet(event),
                (false, 0 | 1) => words.why_event_only(event),
                (false, _) => words.why_event_drawn(event, of),
            }
        }
        Happening::PlaceRolled { mini, shown, area, what } => match (what, area) {
            (PlaceRolled::NoSuchToken, _) => words.why_place_no_token(shown),
            (_, None) => words.why_place_nowhere(tell.mini(mini)),
            (PlaceRolled::Token, Some(area)) => words.why_place_token(tell.mini(mini), shown, tell.area(area)),
            (PlaceRolled::ClosestToHero, Some(area)) => {
                words.why_place_closest(tell.mini(mini), shown, tell.area(area))
            }
            (PlaceRolled::NoRoom, Some(area)) => words.why_place_no_room(shown, tell.area(area)),
            (PlaceRolled::Beside, Some(area)) => words.why_place_beside(tell.mini(mini), tell.area(area)),
        },
        _ => return None,
    })
}

/// An event with everything that it says about a decision, one line each.
pub fn explained(words: &Words, game: &Game, event: &Event) -> Vec<Line> {
    let mut lines: Vec<Line> = happenings::line(words, game, event).into_iter().collect();
    let mut add = |say: &dyn Fn(&Teller) -> String| {
        let tell = Teller::new(words, game);
        let said = say(&tell);
        lines.push(Line { rule: event.rule, segments: tell.segments(&said) });
    };
    match event.what {
        Happening::TaskBegun { objective, reason: because, lots, attack: with, option, .. } => {
            if let Some(because) = reason(words, because) {
                add(&|_| because.into());
            }
            if let Some(area) = objective {
                add(&|tell| words.why_objective(tell.area(area)));
            }
            if let Some(kind) = with {
                add(&|_| words.why_attack(attack(words, kind, option)));
            }
            // The tie-breaker already tells about Heroes that are drawn.
            let Lots { areas, deeds, .. } = lots;
            if areas > 1 {
                add(&|_| words.why_areas_drawn(areas));
            }
            if deeds > 1 {
                add(&|_| words.why_deeds_drawn(deeds));
            }
        }
        Happening::TieBroken { left: left @ 2.., .. } => add(&|_| words.why_heroes_drawn(left)),
        _ => {}
    }
    lines
}

fn attack(words: &Words, kind: AttackKind, option: Option<u8>) -> String {
    let attack = match kind {
        AttackKind::Melee => words.why_melee(),
        AttackKind::Ranged => words.why_ranged(),
    };
    option.map_or_else(|| attack.into(), |option| words.why_option(attack, option))
}

/// Why it goes there, or stays.
fn reason(words: &Words, reason: Reason) -> Option<&str> {
    Some(match reason {
        Reason::Plain => return None,
        Reason::FromHere => words.why_from_here(),
        Reason::ClosestHero => words.why_closest_hero(),
        Reason::FirstSight => words.why_first_sight(),
        Reason::FromAbove => words.why_from_above(),
        Reason::ClosestObjective => words.why_closest_objective(),
        Reason::FewestHeroes => words.why_fewest_heroes(),
        Reason::GuardsAlready => words.why_guards_already(),
        Reason::LeavesToAttack => words.why_leaves_to_attack(),
        Reason::HeroAtObjective => words.why_hero_at_objective(),
        Reason::HeroBesideObjective => words.why_hero_beside_objective(),
        Reason::AtObjective => words.why_at_objective(),
        Reason::BesideObjective => words.why_beside_objective(),
        Reason::MostVillains => words.why_most_villains(),
        Reason::FewestVillains => words.why_fewest_villains(),
        Reason::BesideClosestHero => words.why_beside_closest_hero(),
        Reason::MoreMenace => words.why_more_menace(),
        Reason::Called => words.why_when_called(),
        Reason::ToElevator => words.why_to_elevator(),
    })
}
