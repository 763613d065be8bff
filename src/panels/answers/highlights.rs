//! What the board shows for a question: where to go, which targets to choose, the way to what the pointer is on.

use super::composer::Composer;
use super::options;
use super::question::Question;
use super::shortcut::{Shortcut, shortcut};
use super::stage::StageKind;
use super::steps::Step;
use crate::intent::Spot;
use gotham_rules::board::AreaId;
use gotham_rules::event::Part;
use gotham_rules::query::{self, Reach};
use gotham_rules::{Ask, Command, MiniId, Refusal, TokenId};

/// Marks for the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Highlights {
    /// Who acts.
    pub actor: Option<MiniId>,
    /// Areas that would answer.
    pub areas: Vec<AreaMark>,
    /// Miniatures that would answer.
    pub minis: Vec<MiniId>,
    /// Mission tokens that would answer.
    pub tokens: Vec<TokenId>,
    /// Who is aimed at.
    pub target: Option<MiniId>,
    /// The way to what the pointer is on, the actor's Area first.
    pub path: Vec<AreaId>,
    /// The cost of each Move of that way, part by part.
    pub costs: Vec<Vec<Part>>,
    /// Why a click there would lead nowhere.
    pub refusal: Option<Refusal>,
}

/// An Area that would answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaMark {
    /// The Area.
    pub area: AreaId,
    /// Move Points and cubes that it takes to get there; `None` if it isn't a Move.
    pub cost: Option<(u8, u8)>,
}

impl Composer {
    /// What the board shows: where to go, which targets to choose, the way to what the pointer is on.
    pub fn highlights(&self, question: &Question, hovered: Option<Spot>) -> Highlights {
        highlights(self, question, hovered)
    }
}

fn highlights(composer: &Composer, question: &Question, hovered: Option<Spot>) -> Highlights {
    let actor = composer.actor(question);
    let mut marks = Highlights { actor, ..Highlights::default() };
    let reach = actor.map(|actor| options::reach(question, actor)).unwrap_or_default();
    match composer.stage(question).kind {
        StageKind::Form(form) => marks.target = form.target(),
        StageKind::List(choices) => {
            for choice in choices.iter().filter(|choice| choice.refusal.is_none()) {
                match choice.step {
                    Step::Who(mini) | Step::Mini(mini) => marks.minis.push(mini),
                    Step::Token(token) => marks.tokens.push(token),
                    Step::Area(area) => marks.areas.push(AreaMark { area, cost: cost(&reach, area) }),
                    _ => {}
                }
            }
            if marks.areas.is_empty() && marks.minis.is_empty() {
                let places = reach.iter().map(|place| (place.area, Some((place.points, place.cubes))));
                marks.areas = places.map(|(area, cost)| AreaMark { area, cost }).collect();
                marks.minis = aimed(question, actor);
            }
        }
    }
    let (Some(actor), Some(spot)) = (actor, hovered) else { return marks };
    let place = match spot {
        Spot::Area(area) => Some(area),
        // A click on a figure means the figure: no way is shown to where it stands.
        Spot::Mini(_) => None,
        Spot::Token(token) => question.game.state().token(token).map(|token| token.area),
    };
    if let Some(route) = place.and_then(|area| reach.iter().find(|place| place.area == area)) {
        marks.path = question.game.state().mini(actor).area.into_iter().collect();
        marks.path.extend(route.steps.iter().map(|step| step.exit.to));
        marks.costs = query::moving::route_costs(question.game, actor, &route.steps);
    }
    if matches!(question.prompt.ask, Ask::HeroAction | Ask::MiniAction { .. } | Ask::KeepMoving { .. }) {
        marks.refusal = match shortcut(question, actor, spot) {
            Ok(Shortcut::Go(_) | Shortcut::Say(_)) => None,
            Err(refusal) => refusal,
        };
    }
    marks
}

fn cost(reach: &[Reach], area: AreaId) -> Option<(u8, u8)> {
    reach.iter().find(|place| place.area == area).map(|place| (place.points, place.cubes))
}

/// Who may be attacked by the actor.
fn aimed(question: &Question, actor: Option<MiniId>) -> Vec<MiniId> {
    let mut found: Vec<MiniId> = question
        .legal
        .iter()
        .filter_map(|command| match command {
            Command::Attack { mini, target, .. } if Some(*mini) == actor => Some(*target),
            _ => None,
        })
        .collect();
    found.sort();
    found.dedup();
    found
}
