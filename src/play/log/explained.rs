//! A decision of the automated Villain with all that belongs to it: what is done, and why this and nothing else. G-53

use super::happenings;
use super::lines::Line;
use super::teller::Teller;
use super::why::attack;
use gotham_rules::ai_task::{Lots, Reason};
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
