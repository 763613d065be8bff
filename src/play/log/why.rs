//! Why the automated Villain decides as he does, in words. G-53

use super::solo::{skipped, task};
use super::teller::Teller;
use gotham_content::AttackKind;
use gotham_rules::Happening;
use gotham_rules::ai_task::PlaceRolled;
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

/// The kind of an attack, and which of several options.
pub(super) fn attack(words: &Words, kind: AttackKind, option: Option<u8>) -> String {
    let attack = match kind {
        AttackKind::Melee => words.why_melee(),
        AttackKind::Ranged => words.why_ranged(),
    };
    option.map_or_else(|| attack.into(), |option| words.why_option(attack, option))
}
