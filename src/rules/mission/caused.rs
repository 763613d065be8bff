//! What has happened, as missions speak of it: which trigger it sets off, who did it, to whom, and where.

use super::select;
use crate::event::Happening;
use crate::figures;
use crate::frames::{Actor, Scope};
use crate::game::Game;
use crate::id::{AreaId, MiniId, TokenId};
use gotham_content::DoorState;
use gotham_content::script::{Compiled, When};

/// Something that has happened, with who did it, to whom, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caused<'a> {
    what: &'a Happening,
    scope: Scope,
}

/// What has happened, as missions speak of it; `None`: no trigger waits for such a thing.
#[deny(clippy::wildcard_enum_match_arm)]
pub fn caused<'a>(game: &Game, what: &'a Happening) -> Option<Caused<'a>> {
    let of = |mini: MiniId, area: Option<AreaId>| Actor { mini: Some(mini), token: None, area };
    let on = |token: TokenId, area: AreaId| Actor { mini: None, token: Some(token), area: Some(area) };
    let place = |area: AreaId| Actor { area: Some(area), ..Actor::default() };
    let where_is = |mini: MiniId| game.state().mini(mini).area;
    let doer = |by: Option<MiniId>| by.map_or_else(Actor::default, |mini| of(mini, where_is(mini)));
    let alone = |subject: Actor| Scope { subject, ..Scope::default() };
    let scope = match *what {
        Happening::Neutralized { mini, area, by } => Scope { acting: doer(by), ..alone(of(mini, area)) },
        Happening::Wounded { mini, by, .. } => Scope { acting: doer(by), ..alone(of(mini, where_is(mini))) },
        Happening::Revived { mini } | Happening::MiniActivated { mini } => alone(of(mini, where_is(mini))),
        Happening::Moved { mini, to, .. } => alone(of(mini, Some(to))),
        Happening::Placed { mini, area, .. } | Happening::Reinforced { mini, area, .. } => alone(of(mini, Some(area))),
        Happening::LeftBoard { mini, area, .. } => alone(of(mini, Some(area))),
        Happening::AttackOver { mini, target } => {
            Scope { acting: of(mini, where_is(mini)), ..alone(of(target, where_is(target))) }
        }
        Happening::TokenPickedUp { mini, token, .. } => {
            let area = where_is(mini);
            Scope { acting: of(mini, area), ..alone(Actor { token: Some(token), area, mini: None }) }
        }
        Happening::TokenPutDown { mini, token, area, .. } => {
            Scope { acting: of(mini, Some(area)), ..alone(on(token, area)) }
        }
        Happening::TokenTurned { token, area, .. } | Happening::TokenRemoved { token, area, .. } => {
            alone(on(token, area))
        }
        Happening::PickedUp { mini, area, .. } => Scope { acting: of(mini, Some(area)), ..Scope::default() },
        Happening::Interacted { mini, .. } => Scope { acting: of(mini, where_is(mini)), ..Scope::default() },
        Happening::FieldsPlaced { area, .. }
        | Happening::Exploded { area, .. }
        | Happening::ElevatorMoved { area, .. } => alone(place(area)),
        Happening::DoorTurned { .. } | Happening::TileActivated { .. } | Happening::EventResolved { .. } => {
            Scope::default()
        }
        Happening::HeroChosen { .. }
        | Happening::GadgetTaken { .. }
        | Happening::AlliesChosen { .. }
        | Happening::RoundBegins { .. }
        | Happening::TurnBegins { .. }
        | Happening::TurnEnds { .. }
        | Happening::CubesRested { .. }
        | Happening::Tired { .. }
        | Happening::Recovered { .. }
        | Happening::StanceTaken { .. }
        | Happening::Triggered { .. }
        | Happening::Spent { .. }
        | Happening::Pushed { .. }
        | Happening::CubesLost { .. }
        | Happening::MovementBegins { .. }
        | Happening::MovementEnds { .. }
        | Happening::PointsKept { .. }
        | Happening::WallBroken { .. }
        | Happening::LinkTurned { .. }
        | Happening::AreaTurned { .. }
        | Happening::DifficultSet { .. }
        | Happening::DangerousSet { .. }
        | Happening::ElevationSet { .. }
        | Happening::Spared { .. }
        | Happening::LaidDown { .. }
        | Happening::StoodUp { .. }
        | Happening::AttackDeclared { .. }
        | Happening::AttackCounted { .. }
        | Happening::SuccessAdded { .. }
        | Happening::StoodIn { .. }
        | Happening::DefenseCounted { .. }
        | Happening::Shackled { .. }
        | Happening::Unshackled { .. }
        | Happening::Rolled { .. }
        | Happening::Rerolled { .. }
        | Happening::DieRolled { .. }
        | Happening::Picked { .. }
        | Happening::Shuffled { .. }
        | Happening::Drawn { .. }
        | Happening::CardLost { .. }
        | Happening::CardSpent { .. }
        | Happening::HandedOver { .. }
        | Happening::TurnedDown { .. }
        | Happening::Dropped { .. }
        | Happening::Thrown { .. }
        | Happening::EquipmentPlaced { .. }
        | Happening::SkillUsed { .. }
        | Happening::SkillLost { .. }
        | Happening::Regenerated { .. }
        | Happening::ActionDeclared { .. }
        | Happening::ActionCounted { .. }
        | Happening::TokenPlaced { .. }
        | Happening::TokenMoved { .. }
        | Happening::TokenRevealed { .. }
        | Happening::TokenHidden { .. }
        | Happening::TokenShown { .. }
        | Happening::SkillGranted { .. }
        | Happening::DarknessSet { .. }
        | Happening::FigureSet { .. }
        | Happening::FieldDissipates { .. }
        | Happening::FieldGone { .. }
        | Happening::TileNeutralized { .. }
        | Happening::TileRevived { .. }
        | Happening::TileRemoved { .. }
        | Happening::EventChosen { .. }
        | Happening::PointsGained { .. }
        | Happening::PointsLost { .. }
        | Happening::Transformed { .. }
        | Happening::PersonalityChanged { .. }
        | Happening::ReinforcementTurned { .. }
        | Happening::OfferChosen { .. }
        | Happening::MissionRolled { .. }
        | Happening::ValueSet { .. }
        | Happening::ModeTurned { .. }
        | Happening::LastRoundSet { .. }
        | Happening::Healed { .. }
        | Happening::SideChanged { .. }
        | Happening::ControlChanged { .. }
        | Happening::ScreenChanged { .. }
        | Happening::Led { .. }
        | Happening::Released { .. }
        | Happening::TileInserted { .. }
        | Happening::TileMoved { .. }
        | Happening::TileBanned { .. }
        | Happening::CardRevealed { .. }
        | Happening::PassedOver { .. }
        | Happening::ColumnSkipped { .. }
        | Happening::TaskStruckOut { .. }
        | Happening::CardPassedOver { .. }
        | Happening::ColumnBegun { .. }
        | Happening::ThirdActivation { .. }
        | Happening::TaskBegun { .. }
        | Happening::TieBroken { .. }
        | Happening::TaskRolled { .. }
        | Happening::AttackRolled { .. }
        | Happening::MinionCalled { .. }
        | Happening::DefenseWeighed { .. }
        | Happening::EventMeant { .. }
        | Happening::PlaceRolled { .. }
        | Happening::GameOver { .. }
        | Happening::CutShort => return None,
    };
    Some(Caused { what, scope })
}

/// What the words of a trigger mean if this sets it off.
#[inline]
pub fn sets_off(game: &Game, when: &When<Compiled>, caused: &Caused) -> Option<Scope> {
    let scope = &caused.scope;
    let is_it = |wanted, mini: MiniId| select::was(game, mini, wanted, scope);
    let at = |wanted, area: AreaId| select::area_set(game, wanted, scope).has(area);
    let token = |wanted, token: TokenId| select::tokens(game, wanted, scope).any(|found| found.id == token);
    let does = match (when, caused.what) {
        (When::Neutralized(wanted), Happening::Neutralized { mini, .. })
        | (When::Revived(wanted), Happening::Revived { mini })
        | (When::Wounded(wanted), Happening::Wounded { mini, .. })
        | (When::Activated(wanted), Happening::MiniActivated { mini })
        | (When::Reinforced(wanted), Happening::Reinforced { mini, .. }) => is_it(wanted, *mini),
        // An attacker that finds nobody to attack is not itself attacked. E-21
        (When::Attacked(wanted), Happening::AttackOver { mini, target }) => mini != target && is_it(wanted, *target),
        (When::Entered(wanted, places), Happening::Moved { mini, to: area, .. })
        | (When::Entered(wanted, places), Happening::Placed { mini, area, .. })
        | (When::Entered(wanted, places), Happening::Reinforced { mini, area, .. })
        | (When::Left(wanted, places), Happening::LeftBoard { mini, area, .. }) => {
            is_it(wanted, *mini) && at(places, *area)
        }
        (When::Left(wanted, places), Happening::Moved { mini, from, .. })
        | (When::Left(wanted, places), Happening::Placed { mini, from: Some(from), .. }) => {
            is_it(wanted, *mini) && at(places, *from)
        }
        (When::PickedUp(wanted), Happening::TokenPickedUp { token: id, .. })
        | (When::Dropped(wanted), Happening::TokenPutDown { token: id, .. })
        | (When::Turned(wanted), Happening::TokenTurned { token: id, .. }) => token(wanted, *id),
        (When::Removed(wanted), Happening::TokenRemoved { kind, face, area, .. }) => {
            wanted.kind.is_none_or(|known| known.0 == *kind)
                && wanted.face.is_none_or(|known| known.0 == *face)
                && wanted.at.as_ref().is_none_or(|places| at(places, *area))
        }
        (When::Opened(wanted), Happening::DoorTurned { door, to: DoorState::Open }) => wanted == door,
        (When::Arrived(wanted, places), Happening::ElevatorMoved { elevator, area }) => {
            wanted == elevator && at(places, *area)
        }
        (When::Taken(card), Happening::PickedUp { card: taken, .. }) => card == taken,
        (When::Done(wanted), Happening::Interacted { interaction, succeeded: true, .. })
        | (When::Failed(wanted), Happening::Interacted { interaction, succeeded: false, .. }) => {
            wanted.0 == *interaction
        }
        (When::Resolved(wanted), Happening::EventResolved { which }) => wanted.0 == *which,
        (When::TileActivated(wanted), Happening::TileActivated { tile: Some(tile), .. }) => wanted == tile,
        (When::AnyTileActivated, Happening::TileActivated { .. }) => true,
        (When::Burned(wanted), Happening::FieldsPlaced { area, .. } | Happening::Exploded { area, .. }) => {
            at(wanted, *area)
        }
        _ => false,
    };
    does.then(|| scope.clone())
}

/// Miniatures that an enemy sees, each with the first enemy that sees it. R2 XI.A
pub fn watched(game: &Game) -> Vec<(MiniId, MiniId)> {
    let state = game.state();
    let on_board: Vec<(MiniId, AreaId)> =
        state.all_minis().filter_map(|mini| Some((mini, state.mini(mini).area?))).collect();
    let by = |(mini, at): &(MiniId, AreaId)| {
        let watcher = on_board.iter().find(|(other, from)| {
            figures::enemies(game, *mini, *other)
                && figures::is_living(game, *other)
                && figures::line_of_sight(game, *from, *at)
        });
        watcher.map(|(other, _)| (*mini, *other))
    };
    on_board.iter().filter_map(by).collect()
}
