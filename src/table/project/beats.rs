//! Miniatures: who stands where, who is hurt, who leaves; and how it is shown.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::board::{leaf, spot_on_wall};
use super::heard;
use super::tabletop::{Surface, over_head};
use super::thrown::thrown;
use crate::content::dice::Color as DieColor;
use crate::content::skill::Skill;
use crate::content::{DoorState, mission};
use crate::panels::Tone;
use crate::play::log;
use crate::rules::board::{AreaId, DoorId, MoveType};
use crate::rules::command::{AttackKind, CardUse, Stance};
use crate::rules::{Game, Happening, MiniId, SkillTarget};
use crate::table::animate::{Gait, Missile, Showing, Stage};
use crate::table::components::{Health, Home, In, Leaving, MiniatureOf, Threatened};
use crate::table::messages::Happened;
use crate::table::session::Session;
use crate::table::sound::cue::Cue;
use crate::words::Words;

const PALE: [u8; 3] = [225, 235, 245];
const RED: [u8; 3] = [255, 96, 80];
const GREEN: [u8; 3] = [130, 225, 140];
const AMBER: [u8; 3] = [255, 195, 90];

/// How somebody comes onto the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrival {
    /// It is put there.
    Placed,
    /// From the pool. R2 VI.D
    Reinforced,
}

/// Everybody on the table, as far as this frame's events have told.
struct Cast<'a, 'w, 's> {
    words: &'a Words,
    game: &'a Game,
    surface: Surface<'w, 's>,
    stage: &'a mut Stage,
    /// Whose win is heard as one.
    cheers: mission::Side,
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
    // The events were told to the session before: the last one has the last place.
    let first = session.decisions().heard().saturating_sub(happened.len());
    let there = minis.iter().map(|(entity, mini, home)| (mini.0.0, (entity, *home))).collect();
    let cheers = if session.chairs.only_villains() { mission::Side::Villain } else { mission::Side::Heroes };
    let (words, game) = (&session.words, session.game());
    let mut cast = Cast { words, game, surface, stage: &mut stage, cheers, there, news: Vec::new() };
    let has_cards = cast.game.state().automaton.is_some();
    let stops = has_cards && session.recording.is_none();
    for (place, Happened(event)) in (first..).zip(happened.read()) {
        if has_cards {
            cast.stage.add(Showing::Reached(place));
        }
        cast.tell(&event.what);
        if stops && session.decisions().is_made_at(place) {
            cast.stage.add(Showing::Decided);
        }
    }
    let news = cast.news;
    for (text, tone) in news {
        session.tell_briefly(text, tone);
    }
}

impl Cast<'_, '_, '_> {
    fn tell(&mut self, what: &Happening) {
        if let Some(cue) = heard::with(what) {
            self.hear(cue);
        }
        match what {
            Happening::Placed { mini, area, .. } => self.put(*mini, *area, Arrival::Placed),
            Happening::Reinforced { mini, area, .. } => self.put(*mini, *area, Arrival::Reinforced),
            Happening::Moved { mini, from, to, how, .. } => self.step(*mini, *from, *to, *how),
            Happening::Transformed { from, to, area } => {
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
            // The roll is over, whatever it was for.
            Happening::AttackOver { .. } | Happening::Interacted { .. } | Happening::MovementEnds { .. } => {
                self.stage.add(Showing::ClearDice);
            }
            Happening::Thrown { mini, lands, .. } => self.throw(*mini, *lands, Missile::Card),
            Happening::Wounded { mini, wounds, .. } => self.wound(*mini, *wounds),
            Happening::Neutralized { mini, .. } => self.neutralize(*mini),
            Happening::Revived { mini } | Happening::StoodUp { mini } => self.lie(*mini, false),
            Happening::LaidDown { mini } => self.lie(*mini, true),
            Happening::Rolled { mini, dice, .. } => {
                let beside = self.who(*mini).map(|(_, home)| home.at).unwrap_or_default();
                self.roll(dice, beside);
            }
            Happening::MissionRolled { dice } => self.roll(dice, Vec3::ZERO),
            Happening::Rerolled { die, to, .. } => {
                self.hear(Cue::Die);
                self.stage.add(Showing::Reroll { die: usize::from(*die), face: *to });
                self.stage.add(Showing::Pause(0.2));
            }
            Happening::AttackCounted { mini, successes, .. } => {
                self.float(*mini, self.words.count_successes(*successes), AMBER);
            }
            Happening::DefenseCounted { mini, successes, through, .. } => {
                let text = if *through == 0 {
                    self.words.table_blocked().into()
                } else {
                    self.words.table_got_through(*successes, *through)
                };
                self.float(*mini, text, if *through == 0 { GREEN } else { AMBER });
                self.stage.add(Showing::Pause(0.3));
            }
            Happening::ActionCounted { mini, succeeded, successes, difficulty, .. } => {
                let (text, color) = if *succeeded {
                    (self.words.table_succeeded(*successes, *difficulty), GREEN)
                } else {
                    (self.words.table_failed(*successes, *difficulty), RED)
                };
                self.float(*mini, text, color);
                self.stage.add(Showing::Pause(0.7));
            }
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
            Happening::Exploded { area, .. } => self.blast(*area),
            Happening::FieldsPlaced { kind, area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::field(*kind));
                self.stage.add(Showing::Cloud { at: at + Vec3::Y * 0.08, kind: *kind });
            }
            Happening::WallBroken { between } => {
                let board = self.game.board();
                let at = spot_on_wall(board, &self.surface.plan, between.0, between.1);
                let at = at.unwrap_or_else(|| self.surface.plan.centre(board, between.0));
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Rubble);
                self.stage.add(Showing::Board);
                self.stage.add(Showing::Crumble(at));
            }
            Happening::DoorTurned { door, to } => self.door(*door, *to),
            Happening::LinkTurned { link, .. } => {
                let at = self.centre(self.game.board().links()[link.index()].between.0);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Door);
            }
            Happening::AreaTurned { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Door);
            }
            Happening::DifficultSet { area, .. }
            | Happening::DangerousSet { area, .. }
            | Happening::ElevationSet { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Rubble);
            }
            Happening::TokenTurned { area, .. }
            | Happening::TokenRemoved { area, .. }
            | Happening::TokenPlaced { area, .. }
            | Happening::TokenRevealed { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at, at));
                self.hear(Cue::Token);
            }
            Happening::RoundBegins { round } => {
                self.news.push((self.words.panel_round(*round), Tone::Plain));
                self.hear(Cue::Bell);
            }
            Happening::TurnBegins { side } => {
                let (whose, cue) = match side {
                    mission::Side::Heroes => (self.words.table_heroes_turn(), Cue::HeroesTurn),
                    mission::Side::Villain => (self.words.table_villains_turn(), Cue::VillainsTurn),
                };
                self.news.push((whose.into(), Tone::Plain));
                self.stage.add(Showing::ClearDice);
                self.hear(cue);
                self.stage.add(Showing::Pause(0.5));
            }
            Happening::TileActivated { .. } => self.stage.add(Showing::ClearDice),
            Happening::EventChosen { .. } => {
                self.hear(Cue::Alarm);
                self.stage.add(Showing::Pause(0.4));
            }
            Happening::CardRevealed { .. } => {
                self.stage.add(Showing::ClearDice);
                self.hear(Cue::Card);
                self.stage.add(Showing::Pause(1.2));
            }
            Happening::TaskStruckOut { mini, .. } => {
                self.look_at(*mini);
                self.stage.add(Showing::Pause(0.25));
            }
            Happening::TaskBegun { mini, task, .. } => {
                self.look_at(*mini);
                self.float(*mini, log::task_title(self.words, *task), AMBER);
                self.stage.add(Showing::Pause(0.7));
            }
            Happening::ColumnSkipped { .. } | Happening::TieBroken { .. } => self.stage.add(Showing::Pause(0.5)),
            Happening::TaskRolled { mini, shown, .. }
            | Happening::AttackRolled { mini, shown, .. }
            | Happening::PlaceRolled { mini, shown, .. } => {
                self.float(*mini, self.words.villain_card_die(*shown), PALE);
                self.stage.add(Showing::Pause(0.5));
            }
            Happening::CutShort => self.news.push((self.words.table_cut_short().into(), Tone::Bad)),
            Happening::GameOver { winner, .. } => {
                let (text, tone) = match winner {
                    mission::Side::Heroes => (self.words.report_heroes_win(), Tone::Good),
                    mission::Side::Villain => (self.words.report_villain_wins(), Tone::Bad),
                };
                self.news.push((text.into(), tone));
                self.hear(if *winner == self.cheers { Cue::Victory } else { Cue::Defeat });
                self.stage.add(Showing::Pause(1.2));
            }
            _ => {}
        }
    }

    fn centre(&self, area: AreaId) -> Vec3 {
        self.surface.plan.centre(self.game.board(), area)
    }

    fn who(&self, mini: MiniId) -> Option<(Entity, Home)> {
        self.there.get(&mini.0).copied()
    }

    fn hear(&mut self, cue: Cue) {
        self.stage.add(Showing::Hear(cue));
    }

    /// Dice are thrown beside a place.
    fn roll(&mut self, dice: &[(DieColor, u8)], beside: Vec3) {
        self.hear(Cue::dice(dice.len()));
        self.stage.add(Showing::Dice { dice: dice.to_vec(), beside });
        self.stage.add(Showing::Pause(0.35));
    }

    fn float(&mut self, mini: MiniId, text: String, color: [u8; 3]) {
        if let Some((_, home)) = self.who(mini) {
            let at = over_head(self.game, mini, home.at);
            self.stage.add(Showing::Float { at, text, color });
        }
    }

    fn look_at(&mut self, mini: MiniId) {
        if let Some((_, home)) = self.who(mini) {
            self.stage.add(Showing::Look(home.at, home.at));
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

    /// Somebody looks at a place from now on.
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

    /// A door is pushed open, or shut. What is open lies beside the way: the leaf swings over it.
    fn door(&mut self, door: DoorId, to: DoorState) {
        let board = self.game.board();
        let ends = leaf(board, &self.surface.plan, door);
        let at = ends.map_or_else(|| self.centre(board.doors()[door.index()].between.0), |(a, b)| (a + b) / 2.0);
        self.stage.add(Showing::Look(at, at));
        self.hear(Cue::Door);
        let swing = ends.map(|(hinge, latch)| Showing::Door { hinge, latch, to });
        match to {
            DoorState::Open => [Some(Showing::Board), swing],
            DoorState::Closed => [swing, Some(Showing::Board)],
        }
        .into_iter()
        .flatten()
        .for_each(|showing| self.stage.add(showing));
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

    fn blast(&mut self, area: AreaId) {
        let at = self.centre(area) + Vec3::Y * 0.15;
        self.stage.add(Showing::Look(at, at));
        self.hear(Cue::Explosion);
        self.stage.add(Showing::Blast { at, wide: 0.8 });
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
