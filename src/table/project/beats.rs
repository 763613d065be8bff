//! Miniatures: who stands where, who is hurt, who leaves; and how it is shown.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::board::spot_on_wall;
use super::heard;
use super::tabletop::{Surface, over_head};
use crate::content::dice::Color as DieColor;
use crate::content::mission;
use crate::panels::Tone;
use crate::play::log;
use crate::rules::board::{AreaId, MoveType};
use crate::rules::command::{AttackKind, Stance};
use crate::rules::{Game, Happening, MiniId};
use crate::table::animate::{Showing, Stage};
use crate::table::components::{Health, Home, In, Leaving, MiniatureOf, Threatened};
use crate::table::messages::Happened;
use crate::table::session::Session;
use crate::table::sound::cue::Cue;
use crate::words::Words;

const PALE: [u8; 3] = [225, 235, 245];
const RED: [u8; 3] = [255, 96, 80];
const GREEN: [u8; 3] = [130, 225, 140];
const AMBER: [u8; 3] = [255, 195, 90];

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
            Happening::Placed { mini, area, .. } | Happening::Reinforced { mini, area, .. } => self.put(*mini, *area),
            Happening::Moved { mini, from, to, how, .. } => self.step(*mini, *from, *to, *how),
            Happening::Transformed { from, to, area } => {
                self.leave(*from, false);
                self.put(*to, *area);
            }
            Happening::ScreenChanged { mini, .. }
            | Happening::SideChanged { mini, .. }
            | Happening::PersonalityChanged { mini, .. } => self.recast(*mini),
            Happening::TileRemoved { .. } => self.clear_out(),
            Happening::AttackDeclared { mini, target, kind, cards, .. } => {
                let sound = heard::weapon(self.game, *mini, *kind, cards);
                self.attack(*mini, *target, *kind, sound);
            }
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
                self.stage.add(Showing::Pause(0.4));
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
            Happening::ActionDeclared { mini, .. } | Happening::SkillUsed { mini, .. } => {
                self.look_at(*mini);
                self.stage.add(Showing::ClearDice);
            }
            Happening::Exploded { area, .. } => self.blast(*area),
            Happening::FieldsPlaced { kind, area, .. } => {
                let at = self.centre(*area);
                self.hear(Cue::field(*kind));
                self.stage.add(Showing::Blast { at, wide: 0.35 });
            }
            Happening::WallBroken { between } => {
                let board = self.game.board();
                let at = spot_on_wall(board, &self.surface.plan, between.0, between.1);
                let at = at.unwrap_or_else(|| self.surface.plan.centre(board, between.0));
                self.hear(Cue::Rubble);
                self.stage.add(Showing::Blast { at, wide: 0.3 });
            }
            Happening::DoorTurned { door, .. } => {
                let board = self.game.board();
                let (a, b) = board.doors()[door.index()].between;
                let at = spot_on_wall(board, &self.surface.plan, a, b);
                self.stage.add(Showing::Look(at.unwrap_or_else(|| self.centre(a))));
                self.hear(Cue::Door);
            }
            Happening::LinkTurned { link, .. } => {
                let at = self.centre(self.game.board().links()[link.index()].between.0);
                self.stage.add(Showing::Look(at));
                self.hear(Cue::Door);
            }
            Happening::AreaTurned { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at));
                self.hear(Cue::Door);
            }
            Happening::DifficultSet { area, .. }
            | Happening::DangerousSet { area, .. }
            | Happening::ElevationSet { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at));
                self.hear(Cue::Rubble);
            }
            Happening::TokenTurned { area, .. }
            | Happening::TokenRemoved { area, .. }
            | Happening::TokenPlaced { area, .. }
            | Happening::TokenRevealed { area, .. } => {
                let at = self.centre(*area);
                self.stage.add(Showing::Look(at));
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
            self.stage.add(Showing::Look(home.at));
        }
    }

    /// Somebody comes, or is put elsewhere.
    fn put(&mut self, mini: MiniId, area: AreaId) {
        if let Some((who, old)) = self.who(mini) {
            let home = self.surface.home(self.game, who, mini, area);
            self.go_home(who, mini, area, home);
            self.stage.add(Showing::Travel { who, from: old.at, to: home.at, arc: 0.8 });
        } else if let Some((who, home)) = self.surface.spawn_mini(self.game, mini, area) {
            self.there.insert(mini.0, (who, home));
            self.surface.commands.entity(who).insert(Visibility::Hidden);
            self.stage.add(Showing::Look(home.at));
            self.hear(Cue::Step);
            self.stage.add(Showing::Appear(who));
        }
    }

    fn go_home(&mut self, who: Entity, mini: MiniId, area: AreaId, home: Home) {
        self.there.insert(mini.0, (who, home));
        self.surface.commands.entity(who).insert((In(area), home));
    }

    /// One Move along its real way: over the boundary, up, across or down.
    fn step(&mut self, mini: MiniId, from: AreaId, to: AreaId, how: MoveType) {
        self.stage.add(Showing::ClearDice);
        let Some((who, old)) = self.who(mini) else { return self.put(mini, to) };
        let mut home = self.surface.home(self.game, who, mini, to);
        let way = home.at - old.at;
        home.facing = way.x.atan2(way.z);
        self.go_home(who, mini, to, home);
        let board = self.game.board();
        let rim = spot_on_wall(board, &self.surface.plan, from, to);
        self.stage.add(Showing::Look(home.at));
        let leaps = matches!(how, MoveType::Jump(_));
        self.hear(if leaps { Cue::Leap } else { Cue::Step });
        let (low, high) = (old.at.y.min(home.at.y), old.at.y.max(home.at.y));
        match (how, rim) {
            (MoveType::Adjacent | MoveType::Break(_), Some(rim)) => {
                self.stage.add(Showing::Travel { who, from: old.at, to: rim, arc: 0.03 });
                self.hear(Cue::Step);
                self.stage.add(Showing::Travel { who, from: rim, to: home.at, arc: 0.03 });
            }
            (MoveType::Climb(_), _) => {
                // To the foot of the wall, straight up it, and on.
                let middle = rim.unwrap_or((old.at + home.at) / 2.0);
                let (foot, edge) = (middle.with_y(old.at.y), middle.with_y(home.at.y));
                for (from, to) in [(old.at, foot), (foot, edge), (edge, home.at)] {
                    self.stage.add(Showing::Travel { who, from, to, arc: 0.0 });
                }
            }
            (MoveType::Drop(_), _) => {
                let edge = rim.unwrap_or((old.at + home.at) / 2.0).with_y(high);
                self.stage.add(Showing::Travel { who, from: old.at, to: edge, arc: 0.0 });
                self.stage.add(Showing::Travel { who, from: edge, to: edge.with_y(low), arc: 0.0 });
                self.hear(Cue::Landing);
                self.stage.add(Showing::Travel { who, from: edge.with_y(low), to: home.at, arc: 0.05 });
            }
            _ => {
                self.stage.add(Showing::Travel { who, from: old.at, to: home.at, arc: 0.45 });
                if leaps {
                    self.hear(Cue::Landing);
                }
            }
        }
    }

    fn attack(&mut self, mini: MiniId, target: MiniId, kind: AttackKind, sound: Cue) {
        self.stage.add(Showing::ClearDice);
        let (Some((who, home)), Some((_, aim))) = (self.who(mini), self.who(target)) else { return };
        self.stage.add(Showing::Look((home.at + aim.at) / 2.0));
        self.hear(sound);
        match kind {
            AttackKind::Melee => self.stage.add(Showing::Strike { who, from: home.at, at: aim.at }),
            AttackKind::Ranged => {
                let lift = Vec3::Y * 0.26;
                self.stage.add(Showing::Shot { who, from: home.at + lift, to: aim.at + lift });
            }
        }
    }

    fn wound(&mut self, mini: MiniId, wounds: u8) {
        let Some((who, home)) = self.who(mini) else { return };
        if wounds > 0 {
            let at = over_head(self.game, mini, home.at);
            let text = self.words.table_wounds(wounds);
            self.stage.add(Showing::Float { at, text, color: RED });
            self.hear(Cue::Wound);
            self.stage.add(Showing::Recoil(who));
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
            self.put(mini, area);
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
        self.stage.add(Showing::Look(at));
        self.hear(Cue::Explosion);
        self.stage.add(Showing::Blast { at, wide: 0.8 });
    }
}
