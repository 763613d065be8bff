//! Attraction: an Automatic Manipulation that pulls somebody here. S2 Attraction, G-44

use super::declared::{Declaration, Declared, Limit, Price};
use super::level;
use crate::command::CardUse;
use crate::figures;
use crate::frames::Outcome;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skill_target::SkillTarget;
use gotham_content::skill::Skill;
use gotham_content::tile::Action;

pub(super) struct Attraction;

impl Declared for Attraction {
    fn declaration(&self) -> Declaration {
        Declaration {
            skill: Skill::Attraction,
            rule: Rule::Attraction,
            action: Action::Manipulation,
            price: Price::Cube,
            limit: Limit::None,
            helped_by: &[],
        }
    }

    fn targets(&self, game: &Game, mini: MiniId) -> Vec<SkillTarget> {
        let state = game.state();
        let others = state.all_minis().filter(|other| *other != mini && state.mini(*other).area.is_some());
        others.map(SkillTarget::Mini).collect()
    }

    /// In sight, near enough, not too big, and with room here. S2 Attraction, G-44, G-10, E-34
    fn check(&self, game: &Game, mini: MiniId, on: SkillTarget) -> Verdict {
        let level = level(game, mini, Skill::Attraction);
        let state = game.state();
        let places = on.mini().map(|target| (target, state.mini(mini).area, state.mini(target).area));
        let Some((target, Some(to), Some(from))) = places else {
            return refuse(Rule::Attraction, Reason::NotOnBoard);
        };
        require(mini != target && from != to, Rule::Attraction, Reason::PullsFromElsewhere)?;
        require(state.mini(target).side.is_some(), Rule::AttractionReach, Reason::NeutralsAreNotPulled)?;
        require(
            figures::size(game, target) <= figures::size(game, mini),
            Rule::Attraction,
            Reason::TargetTooBig { target },
        )?;
        figures::seen(game, to, from)?;
        let near = figures::distance(game, to, from).is_some_and(|distance| distance <= level);
        require(near, Rule::AttractionReach, Reason::TooFarToPull { level })?;
        let board = game.board();
        let steps = board.area(from).elevation.abs_diff(board.area(to).elevation);
        let is_steep = steps > level && game.options().edition.attraction_minds_height();
        require(!is_steep, Rule::AttractionReach, Reason::TooSteepToPull { level })?;
        require(!board.is_closed(to), Rule::ClosedAreas, Reason::AreaIsClosed)?;
        require(figures::room_for(game, target, to), Rule::MoveTypes, Reason::NoRoom)
    }

    /// G-15
    fn outcomes(&self, game: &Game, mini: MiniId, on: SkillTarget, _cards: &[CardUse]) -> Vec<Outcome> {
        let area = game.state().mini(mini).area;
        on.mini().zip(area).map(|(mini, area)| Outcome::Pull { mini, area }).into_iter().collect()
    }
}
