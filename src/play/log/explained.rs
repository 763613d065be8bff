//! A decision of the automated Villain with all that belongs to it: what is done, and why this and nothing else. G-53

use super::happenings;
use super::lines::Line;
use super::teller::Teller;
use super::why::attack;
use gotham_rules::ai_task::{AreaReason, Lots};
use gotham_rules::{Event, Game, Happening};
use gotham_words::Words;

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

/// Why it goes there, or stays.
fn reason(words: &Words, reason: AreaReason) -> Option<&str> {
    Some(match reason {
        AreaReason::Plain => return None,
        AreaReason::FromHere => words.why_from_here(),
        AreaReason::ClosestHero => words.why_closest_hero(),
        AreaReason::FirstSight => words.why_first_sight(),
        AreaReason::FromAbove => words.why_from_above(),
        AreaReason::ClosestObjective => words.why_closest_objective(),
        AreaReason::FewestHeroes => words.why_fewest_heroes(),
        AreaReason::GuardsAlready => words.why_guards_already(),
        AreaReason::LeavesToAttack => words.why_leaves_to_attack(),
        AreaReason::HeroAtObjective => words.why_hero_at_objective(),
        AreaReason::HeroBesideObjective => words.why_hero_beside_objective(),
        AreaReason::AtObjective => words.why_at_objective(),
        AreaReason::BesideObjective => words.why_beside_objective(),
        AreaReason::MostVillains => words.why_most_villains(),
        AreaReason::FewestVillains => words.why_fewest_villains(),
        AreaReason::BesideClosestHero => words.why_beside_closest_hero(),
        AreaReason::MoreMenace => words.why_more_menace(),
        AreaReason::Called => words.why_when_called(),
        AreaReason::ToElevator => words.why_to_elevator(),
    })
}
