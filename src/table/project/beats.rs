//! Miniatures: who stands where, who is hurt, who leaves; and how it is shown.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::tabletop::{Surface, over_head, spot_on_wall};
use crate::content::mission;
use crate::panels::Tone;
use crate::rules::board::{AreaId, MoveType};
use crate::rules::command::{AttackKind, Stance};
use crate::rules::event::FieldKind;
use crate::rules::state::Kind;
use crate::rules::{Game, Happening, MiniId};
use crate::table::animate::{Deed, Stage};
use crate::table::components::{Health, Home, In, Leaving, MiniatureOf, Threatened};
use crate::table::messages::Happened;
use crate::table::session::Session;
use crate::table::sound::cue::Cue;

const PALE: [u8; 3] = [225, 235, 245];
const RED: [u8; 3] = [255, 96, 80];
const GREEN: [u8; 3] = [130, 225, 140];
const AMBER: [u8; 3] = [255, 195, 90];

/// Everybody on the table, as far as this frame's events have told.
struct Cast<'a, 'w, 's> {
    game: &'a Game,
    surface: Surface<'w, 's>,
    stage: &'a mut Stage,
    there: BTreeMap<u8, (Entity, Home)>,
    news: Vec<(String, Tone)>,
}

/// Reads the events of this frame in order.
pub fn project(
    surface: Surface,
    mut session: ResMut<Session>,
    mut stage: ResMut<Stage>,
    mut happened: MessageReader<Happened>,
    minis: Query<(Entity, &MiniatureOf, &Home), Without<Leaving>>,
) {
    if happened.is_empty() {
        return;
    }
    let there = minis.iter().map(|(entity, mini, home)| (mini.0.0, (entity, *home))).collect();
    let mut cast = Cast { game: session.game(), surface, stage: &mut stage, there, news: Vec::new() };
    for Happened(event) in happened.read() {
        cast.tell(&event.what);
    }
    let news = cast.news;
    for (text, tone) in news {
        session.tell_briefly(text, tone);
    }
}

impl Cast<'_, '_, '_> {
    fn tell(&mut self, what: &Happening) {
        match what {
            Happening::Placed { mini, area, .. } | Happening::Reinforced { mini, area, .. } => self.put(*mini, *area),
            Happening::Moved { mini, from, to, how, .. } => self.step(*mini, *from, *to, *how),
            Happening::Transformed { from, to, area } => {
                self.leave(*from, false);
                self.put(*to, *area);
            }
            Happening::TileRemoved { .. } => self.clear_out(),
            Happening::AttackDeclared { mini, target, kind, .. } => self.attack(*mini, *target, *kind),
            Happening::Wounded { mini, wounds, .. } => self.wound(*mini, *wounds),
            Happening::Neutralized { mini } => self.neutralize(*mini),
            Happening::Revived { mini } | Happening::StoodUp { mini } => self.lie(*mini, false),
            Happening::LaidDown { mini } => self.lie(*mini, true),
            Happening::Rolled { dice, .. } => {
                self.stage.add(Deed::Hear(Cue::Dice));
                self.stage.add(Deed::Dice(dice.clone()));
                self.stage.add(Deed::Pause(0.35));
            }
            Happening::Rerolled { die, to, .. } => {
                self.stage.add(Deed::Hear(Cue::Dice));
                self.stage.add(Deed::Reroll { die: usize::from(*die), face: *to });
                self.stage.add(Deed::Pause(0.2));
            }
            Happening::AttackCounted { mini, successes, .. } => {
                self.float(*mini, format!("{successes} {}", plural(*successes, "success", "successes")), AMBER);
            }
            Happening::DefenseCounted { mini, successes, through, .. } => {
                let text =
                    if *through == 0 { "defended".into() } else { format!("defends {successes}, {through} through") };
                self.float(*mini, text, if *through == 0 { GREEN } else { AMBER });
                self.stage.add(Deed::Pause(0.3));
            }
            Happening::ActionCounted { mini, succeeded, successes, difficulty, .. } => {
                let (word, color) = if *succeeded { ("success", GREEN) } else { ("failed", RED) };
                self.float(*mini, format!("{word} {successes}/{difficulty}"), color);
                self.stage.add(Deed::Pause(0.4));
            }
            Happening::StanceTaken { mini, stance } => {
                let word = if *stance == Stance::Active { "Active" } else { "Resting" };
                self.float(*mini, word.into(), PALE);
            }
            Happening::Shackled { mini, .. } => self.float(*mini, "shackled".into(), AMBER),
            Happening::Unshackled { mini } => self.float(*mini, "freed".into(), GREEN),
            Happening::SacrificeDeclared { mini, .. } => self.float(*mini, "steps in".into(), AMBER),
            Happening::Spent { cubes, .. } if *cubes > 0 => self.stage.add(Deed::Hear(Cue::Cube)),
            Happening::MiniActivated { mini } => self.look(*mini),
            Happening::ActionDeclared { mini, .. } => {
                self.look(*mini);
                self.stage.add(Deed::ClearDice);
            }
            Happening::Exploded { area, .. } => self.blast(*area),
            Happening::FieldsPlaced { kind, area, .. } => {
                let at = self.centre(*area);
                let cue = if *kind == FieldKind::Flame { Cue::Explosion } else { Cue::Hiss };
                self.stage.add(Deed::Hear(cue));
                self.stage.add(Deed::Blast { at, wide: 0.35 });
            }
            Happening::WallBroken { between } => {
                let board = &self.game.scenario().board;
                let at = spot_on_wall(board, &self.surface.plan, between.0, between.1);
                let at = at.unwrap_or_else(|| self.surface.plan.centre(board, between.0));
                self.stage.add(Deed::Hear(Cue::Explosion));
                self.stage.add(Deed::Blast { at, wide: 0.3 });
            }
            Happening::TokenTurned { area, .. } | Happening::TokenRemoved { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Deed::Look(at));
                self.stage.add(Deed::Hear(Cue::Alarm));
            }
            Happening::RoundBegins { round } => {
                self.news.push((format!("Round {round}"), Tone::Plain));
                self.stage.add(Deed::Hear(Cue::Bell));
            }
            Happening::TurnBegins { side } => {
                let whose = if *side == mission::Side::Heroes { "The Heroes' turn" } else { "The Villain's turn" };
                self.news.push((whose.into(), Tone::Plain));
                self.stage.add(Deed::ClearDice);
                self.stage.add(Deed::Hear(Cue::Bell));
                self.stage.add(Deed::Pause(0.5));
            }
            Happening::TileActivated { .. } => {
                self.stage.add(Deed::ClearDice);
                self.stage.add(Deed::Hear(Cue::Cube));
            }
            Happening::EventChosen { .. } => {
                self.stage.add(Deed::Hear(Cue::Alarm));
                self.stage.add(Deed::Pause(0.4));
            }
            Happening::GameOver { winner, .. } => {
                let (text, tone) = match winner {
                    mission::Side::Heroes => ("The Heroes have won", Tone::Good),
                    mission::Side::Villain => ("The Villain has won", Tone::Bad),
                };
                self.news.push((text.into(), tone));
                self.stage.add(Deed::Hear(Cue::Bell));
                self.stage.add(Deed::Pause(1.2));
            }
            _ => {}
        }
    }

    fn centre(&self, area: AreaId) -> Vec3 {
        self.surface.plan.centre(&self.game.scenario().board, area)
    }

    fn who(&self, mini: MiniId) -> Option<(Entity, Home)> {
        self.there.get(&mini.0).copied()
    }

    fn float(&mut self, mini: MiniId, text: String, color: [u8; 3]) {
        if let Some((_, home)) = self.who(mini) {
            let at = over_head(self.game, mini, home.at);
            self.stage.add(Deed::Float { at, text, color });
        }
    }

    fn look(&mut self, mini: MiniId) {
        if let Some((_, home)) = self.who(mini) {
            self.stage.add(Deed::Look(home.at));
        }
    }

    /// Somebody comes, or is put elsewhere.
    fn put(&mut self, mini: MiniId, area: AreaId) {
        if let Some((who, old)) = self.who(mini) {
            let home = self.surface.home(self.game, who, mini, area);
            self.go_home(who, mini, area, home);
            self.stage.add(Deed::Travel { who, from: old.at, to: home.at, arc: 0.8 });
        } else if let Some((who, home)) = self.surface.spawn_mini(self.game, mini, area) {
            self.there.insert(mini.0, (who, home));
            self.surface.commands.entity(who).insert(Visibility::Hidden);
            self.stage.add(Deed::Look(home.at));
            self.stage.add(Deed::Hear(Cue::Step));
            self.stage.add(Deed::Appear(who));
        }
    }

    fn go_home(&mut self, who: Entity, mini: MiniId, area: AreaId, home: Home) {
        self.there.insert(mini.0, (who, home));
        self.surface.commands.entity(who).insert((In(area), home));
    }

    /// One Move along its real way: over the boundary, up, across or down.
    fn step(&mut self, mini: MiniId, from: AreaId, to: AreaId, how: MoveType) {
        self.stage.add(Deed::ClearDice);
        let Some((who, old)) = self.who(mini) else { return self.put(mini, to) };
        let mut home = self.surface.home(self.game, who, mini, to);
        let way = home.at - old.at;
        home.facing = way.x.atan2(way.z);
        self.go_home(who, mini, to, home);
        let board = &self.game.scenario().board;
        let rim = spot_on_wall(board, &self.surface.plan, from, to);
        self.stage.add(Deed::Look(home.at));
        self.stage.add(Deed::Hear(Cue::Step));
        let (low, high) = (old.at.y.min(home.at.y), old.at.y.max(home.at.y));
        match (how, rim) {
            (MoveType::Adjacent | MoveType::Break(_), Some(rim)) => {
                self.stage.add(Deed::Travel { who, from: old.at, to: rim, arc: 0.03 });
                self.stage.add(Deed::Hear(Cue::Step));
                self.stage.add(Deed::Travel { who, from: rim, to: home.at, arc: 0.03 });
            }
            (MoveType::Climb(_), _) => {
                // To the foot of the wall, straight up it, and on.
                let middle = rim.unwrap_or((old.at + home.at) / 2.0);
                let (foot, edge) = (middle.with_y(old.at.y), middle.with_y(home.at.y));
                for (from, to) in [(old.at, foot), (foot, edge), (edge, home.at)] {
                    self.stage.add(Deed::Travel { who, from, to, arc: 0.0 });
                }
            }
            (MoveType::Drop(_), _) => {
                let edge = rim.unwrap_or((old.at + home.at) / 2.0).with_y(high);
                self.stage.add(Deed::Travel { who, from: old.at, to: edge, arc: 0.0 });
                self.stage.add(Deed::Travel { who, from: edge, to: edge.with_y(low), arc: 0.0 });
                self.stage.add(Deed::Hear(Cue::Blow));
                self.stage.add(Deed::Travel { who, from: edge.with_y(low), to: home.at, arc: 0.05 });
            }
            _ => self.stage.add(Deed::Travel { who, from: old.at, to: home.at, arc: 0.45 }),
        }
    }

    fn attack(&mut self, mini: MiniId, target: MiniId, kind: AttackKind) {
        self.stage.add(Deed::ClearDice);
        let (Some((who, home)), Some((_, aim))) = (self.who(mini), self.who(target)) else { return };
        self.stage.add(Deed::Look((home.at + aim.at) / 2.0));
        match kind {
            AttackKind::Melee => {
                self.stage.add(Deed::Hear(Cue::Blow));
                self.stage.add(Deed::Strike { who, from: home.at, at: aim.at });
            }
            AttackKind::Ranged => {
                self.stage.add(Deed::Hear(Cue::Shot));
                let lift = Vec3::Y * 0.26;
                self.stage.add(Deed::Shot { who, from: home.at + lift, to: aim.at + lift });
            }
        }
    }

    fn wound(&mut self, mini: MiniId, wounds: u8) {
        let Some((who, home)) = self.who(mini) else { return };
        if wounds > 0 {
            let at = over_head(self.game, mini, home.at);
            let text = format!("-{wounds} {}", plural(wounds, "Wound", "Wounds"));
            self.stage.add(Deed::Float { at, text, color: RED });
            self.stage.add(Deed::Hear(Cue::Blow));
            self.stage.add(Deed::Recoil(who));
        }
    }

    fn neutralize(&mut self, mini: MiniId) {
        self.float(mini, "Neutralized".into(), RED);
        self.stage.add(Deed::Hear(Cue::Fall));
        if self.game.state().mini(mini).kind == Kind::Hero && self.game.state().mini(mini).area.is_some() {
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
        self.stage.add(if lies { Deed::Fall { who, leaves: false } } else { Deed::Rise(who) });
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
        self.stage.add(if falls { Deed::Fall { who, leaves: true } } else { Deed::Vanish(who) });
    }

    /// Miniatures of a tile that was removed leave with it.
    fn clear_out(&mut self) {
        let is_gone = |id: &u8| self.game.state().mini(MiniId(*id)).area.is_none();
        let gone: Vec<u8> = self.there.keys().copied().filter(is_gone).collect();
        gone.into_iter().for_each(|id| self.leave(MiniId(id), false));
    }

    fn blast(&mut self, area: AreaId) {
        let at = self.centre(area) + Vec3::Y * 0.15;
        self.stage.add(Deed::Look(at));
        self.stage.add(Deed::Hear(Cue::Explosion));
        self.stage.add(Deed::Blast { at, wide: 0.8 });
    }
}

fn plural<'a>(count: u8, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}
