//! Luck, Support and Point Blank: Bonus Rerolls; Misfortune: forced ones. G-30, G-31

use super::level;
use crate::event::RollFor;
use crate::figures;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::skill::Skill;

/// Bonus Rerolls of a roll: Luck of the roller, Support of its living allies in the Area, Point Blank when it shoots
/// inside its own Area; `lent` comes from cards in use. G-30, G-31
pub(crate) fn bonus(game: &Game, roller: MiniId, roll: RollFor, target: Option<MiniId>, lent: u8) -> u8 {
    let luck = level(game, roller, Skill::Luck);
    let support: u8 = figures::allies_beside(game, roller).map(|ally| level(game, ally, Skill::Support)).sum();
    let area = game.state().mini(roller).area;
    let is_close = roll == RollFor::Ranged && target.is_some_and(|target| game.state().mini(target).area == area);
    let point_blank = if is_close { level(game, roller, Skill::PointBlank) + lent } else { 0 };
    luck + support + point_blank
}

/// Whose Misfortune works on a roll, and how many Rerolls it forces: all enemies in the roller's Area together. S2
/// Misfortune, G-31
pub(crate) fn misfortune(game: &Game, roller: MiniId) -> Option<(MiniId, u8)> {
    let area = game.state().mini(roller).area;
    let beside = area.into_iter().flat_map(|area| game.places().within(area));
    let enemies = beside.filter(|other| figures::enemies(game, roller, *other));
    let levels = enemies.map(|enemy| (enemy, level(game, enemy, Skill::Misfortune))).filter(|(_, level)| *level > 0);
    levels.reduce(|(first, sum), (_, level)| (first, sum + level))
}
