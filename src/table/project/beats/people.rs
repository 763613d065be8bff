//! Miniatures: who comes, goes, fights, is hurt and leaves.

use bevy::prelude::*;

use super::cast::{AMBER, Cast, GREEN, PALE, RED};
use crate::table::animate::{Gait, Missile, Showing};
use crate::table::components::{Health, Home, In, Leaving, MiniatureOf, Threatened};
use crate::table::project::board::spot_on_wall;
use crate::table::project::tabletop::over_head;
use crate::table::project::thrown::thrown;
use crate::table::sound::cue::Cue;
use gotham_content::skill::Skill;
use gotham_rules::board::{AreaId, MoveType};
use gotham_rules::command::{AttackKind, CardUse, Stance};
use gotham_rules::{Happening, MiniId, SkillTarget};

/// How somebody comes onto the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrival {
    /// It is put there.
    Placed,
    /// From the pool. R2 VI.D
    Reinforced,
}

impl Cast<'_, '_, '_> {
    /// What happens to miniatures, and what they do.
    pub(super) fn tell_of_people(&mut self, what: &Happening) {
        match what {
            Happening::Placed { mini, area, .. } => self.put(*mini, *area, Arrival::Placed),
            Happening::Reinforced { mini, area, .. } => self.put(*mini, *area, Arrival::Reinforced),
            Happening::Moved { mini, from, to, how, .. } => self.step(*mini, *from, *to, *how),
            Happening::Transformed { from, to, area, .. } => {
                self.leave(*from, false);
                self.put(*to, *area, Arrival::Placed);
            }
            Happening::ScreenChanged { mini, .. }
            | Happening::SideChanged { mini, .. }
            | Happening::PersonalityChanged { mini, .. } => self.recast(*mini),
            Happening::TileRemoved { .. } => self.clear_out(),
            Happening::LeftBoard { mini, .. } => {
                self.look_at(*mini);
                self.leave(*mini, false);
            }
            Happening::AttackDeclared { mini, target, kind, cards, .. } => self.attack(*mini, *target, *kind, cards),
            Happening::Thrown { mini, lands, .. } => self.throw(*mini, *lands, Missile::Card),
            Happening::Wounded { mini, wounds, .. } => self.wound(*mini, *wounds),
            Happening::Neutralized { mini, .. } => self.neutralize(*mini),
            Happening::Revived { mini } | Happening::StoodUp { mini } => self.lie(*mini, false),
            Happening::LaidDown { mini } => self.lie(*mini, true),
            Happening::StanceTaken { mini, stance } => {
                let text = match stance {
                    Stance::Active => self.words.tablet_active(),
                    Stance::Resting => self.words.tablet_resting(),
                };
                self.float(*mini, text.into(), PALE);
            }
            Happening::Shackled { mini, .. } => self.float(*mini, self.words.table_shackled().into(), AMBER),
            Happening::Unshackled { mini } => self.float(*mini, self.words.table_freed().into(), GREEN),
            Happening::MiniActivated { mini } => self.look_at(*mini),
            Happening::ActionDeclared { mini, .. } => {
                self.look_at(*mini);
                self.stage.add(Showing::ClearDice);
            }
            Happening::SkillUsed { mini, skill, on } => {
                self.look_at(*mini);
                if let (Skill::Grenade | Skill::SmokeGrenade | Skill::ToxicGas, SkillTarget::Area(area)) = (skill, on) {
                    self.throw(*mini, *area, Missile::Grenade);
                }
            }
            _ => {}
        }
    }

    /// Somebody comes, or is put elsewhere.
    fn put(&mut self, mini: MiniId, area: AreaId, arrival: Arrival) {
        if let Some((who, old)) = self.who(mini) {
            let home = self.surface.home(self.game, who, mini, area);
            self.go_home(who, mini, area, home);
            self.stage.add(Showing::Look(home.at, old.at));
            self.stage.add(Showing::Travel { who, from: old.at, to: home.at, gait: Gait::Leap(0.8) });
        } else if let Some((who, home)) = self.surface.spawn_mini(self.game, mini, area) {
            self.there.insert(mini.0, (who, home));
            self.surface.commands.entity(who).insert(Visibility::Hidden);
            self.stage.add(Showing::Look(home.at, home.at));
            self.hear(Cue::Step);
            self.stage.add(match arrival {
                Arrival::Placed => Showing::Appear(who),
                Arrival::Reinforced => Showing::Reinforce { who, at: home.at },
            });
        }
    }

    fn go_home(&mut self, who: Entity, mini: MiniId, area: AreaId, home: Home) {
        self.there.insert(mini.0, (who, home));
        self.surface.commands.entity(who).insert((In(area), home));
    }

    /// One Move along its real way: over the boundary, up, across or down.
    fn step(&mut self, mini: MiniId, from: AreaId, to: AreaId, how: MoveType) {
        self.stage.add(Showing::ClearDice);
        let Some((who, old)) = self.who(mini) else { return self.put(mini, to, Arrival::Placed) };
        let mut home = self.surface.home(self.game, who, mini, to);
        let board = self.game.board();
        let rim = spot_on_wall(board, &self.surface.plan, from, to);
        let legs = legs(old.at, home.at, how, rim);
        let last = legs.last().map_or(Vec3::ZERO, |(start, end, _)| *end - *start);
        if last.xz() != Vec2::ZERO {
            home.facing = last.x.atan2(last.z);
        }
        self.go_home(who, mini, to, home);
        self.stage.add(Showing::Look(home.at, old.at));
        for (from, to, gait) in legs {
            match gait {
                Gait::Fall => {}
                Gait::Land => self.hear(Cue::Landing),
                Gait::Leap(_) => self.hear(Cue::Leap),
                Gait::Walk | Gait::Climb => self.hear(Cue::Step),
            }
            self.stage.add(Showing::Travel { who, from, to, gait });
            if matches!(gait, Gait::Leap(_)) {
                self.hear(Cue::Landing);
            }
        }
    }

    fn attack(&mut self, mini: MiniId, target: MiniId, kind: AttackKind, cards: &[CardUse]) {
        self.stage.add(Showing::ClearDice);
        let (Some((_, home)), Some((hit, aim))) = (self.who(mini), self.who(target)) else { return };
        self.stage.add(Showing::Look(home.at, aim.at));
        let Some((who, home)) = self.turn(mini, aim.at) else { return };
        match (kind, thrown(self.game, mini, cards)) {
            (AttackKind::Melee, _) => {
                self.hear(Cue::Blow);
                self.stage.add(Showing::Strike { who, from: home.at, at: aim.at, hit });
            }
            (AttackKind::Ranged, None) => {
                self.hear(Cue::Shot);
                self.stage.add(Showing::Shot { who, from: home.at, to: aim.at });
            }
            (AttackKind::Ranged, Some(what)) => {
                self.hear(Cue::Throw);
                self.stage.add(Showing::Throw { who, from: home.at, to: aim.at, what });
            }
        }
    }

    /// Somebody faces a place from now on.
    fn turn(&mut self, mini: MiniId, place: Vec3) -> Option<(Entity, Home)> {
        let (who, mut home) = self.who(mini)?;
        let way = (place - home.at).xz();
        if way.length_squared() > 0.0004 && !home.lies {
            home.facing = way.x.atan2(way.y);
            self.there.insert(mini.0, (who, home));
            self.surface.commands.entity(who).insert(home);
        }
        Some((who, home))
    }

    fn throw(&mut self, mini: MiniId, area: AreaId, what: Missile) {
        let to = self.centre(area);
        let Some((who, home)) = self.turn(mini, to) else { return };
        self.stage.add(Showing::Look(to, home.at));
        self.hear(Cue::Throw);
        self.stage.add(Showing::Throw { who, from: home.at, to, what });
    }

    fn wound(&mut self, mini: MiniId, wounds: u8) {
        let Some((who, home)) = self.who(mini) else { return };
        if wounds > 0 {
            let at = over_head(self.game, mini, home.at);
            let text = self.words.table_wounds(wounds);
            self.stage.add(Showing::Float { at, text, color: RED });
            self.hear(Cue::Wound);
            self.stage.add(Showing::Hurt(who));
        }
    }

    fn neutralize(&mut self, mini: MiniId) {
        self.float(mini, self.words.tablet_neutralized().into(), RED);
        self.hear(Cue::Fall);
        if self.game.state().mini(mini).has_tablet() && self.game.state().mini(mini).area.is_some() {
            self.lie(mini, true);
        } else {
            self.leave(mini, true);
        }
    }

    fn lie(&mut self, mini: MiniId, lies: bool) {
        let Some((who, mut home)) = self.who(mini) else { return };
        home.lies = lies;
        self.there.insert(mini.0, (who, home));
        self.surface.commands.entity(who).insert(home);
        self.stage.add(if lies { Showing::Fall { who, leaves: false } } else { Showing::Rise(who) });
    }

    /// Somebody leaves the table.
    fn leave(&mut self, mini: MiniId, falls: bool) {
        let Some((who, _)) = self.there.remove(&mini.0) else { return };
        self.surface.seating.leave(who);
        self.surface
            .commands
            .entity(who)
            .insert((Leaving, Pickable::IGNORE))
            .remove::<(MiniatureOf, In, Health, Threatened)>();
        self.stage.add(if falls { Showing::Fall { who, leaves: true } } else { Showing::Vanish(who) });
    }

    /// Somebody looks different from now on: by another Screen, or on another side's base.
    fn recast(&mut self, mini: MiniId) {
        if let (Some(_), Some(area)) = (self.who(mini), self.game.state().mini(mini).area) {
            self.leave(mini, false);
            self.put(mini, area, Arrival::Placed);
        }
    }

    /// Miniatures of a tile that was removed leave with it.
    fn clear_out(&mut self) {
        let is_gone = |id: &u8| self.game.state().mini(MiniId(*id)).area.is_none();
        let gone: Vec<u8> = self.there.keys().copied().filter(is_gone).collect();
        gone.into_iter().for_each(|id| self.leave(MiniId(id), false));
    }
}

/// A Move along its real way: over the boundary, up, across or down. `rim` is where it crosses.
fn legs(from: Vec3, to: Vec3, how: MoveType, rim: Option<Vec3>) -> Vec<(Vec3, Vec3, Gait)> {
    let middle = rim.unwrap_or((from + to) / 2.0);
    match (how, rim) {
        (MoveType::Adjacent | MoveType::Break(_), Some(rim)) => {
            vec![(from, rim, Gait::Walk), (rim, to, Gait::Walk)]
        }
        (MoveType::Climb(_), _) => {
            // To the foot of the wall, straight up it, and on.
            let (foot, edge) = (middle.with_y(from.y), middle.with_y(to.y));
            vec![(from, foot, Gait::Walk), (foot, edge, Gait::Climb), (edge, to, Gait::Walk)]
        }
        (MoveType::Drop(_), _) => {
            let (low, high) = (from.y.min(to.y), from.y.max(to.y));
            let (edge, ground) = (middle.with_y(high), middle.with_y(low));
            vec![(from, edge, Gait::Walk), (edge, ground, Gait::Fall), (ground, to, Gait::Land)]
        }
        _ => vec![(from, to, Gait::Leap(0.45))],
    }
}
