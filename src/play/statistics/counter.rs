//! Hears every event of a match and puts it down to somebody's account.

use super::deeds::{Character, Deeds, Use, Who};
use crate::history::PlayedEntry;
use gotham_content::mission::Side;
use gotham_content::tile::Action;
use gotham_rules::event::{ActionTried, RollFor};
use gotham_rules::state::Body;
use gotham_rules::{Game, Happening, MiniId, mission};

/// What was heard so far.
#[derive(Default)]
pub(super) struct Counter {
    characters: Vec<Character>,
    nobodys_wounds: u32,
    /// Which side each miniature is on: a step may change that between two of its events.
    sides: Vec<Option<Side>>,
    /// Whose roll was last, and what for: that says what is counted after it.
    rolled: Option<(MiniId, RollFor)>,
    /// Who is in the middle of an interaction of the mission, which is counted when it is over.
    interacting: Option<MiniId>,
}

impl Counter {
    /// A step, and the game before it.
    pub(super) fn hear(&mut self, before: &Game, step: &PlayedEntry) {
        // Anyone who joins in this step counts as they stand after it.
        self.sides = step.after.state().minis.iter().map(|mini| mini.side).collect();
        for (side, mini) in self.sides.iter_mut().zip(&before.state().minis) {
            *side = mini.side;
        }
        for event in &step.events {
            self.count(&step.after, &event.what);
        }
    }

    /// Everybody's deeds, the Heroes' side first, and the Wounds that nobody dealt.
    pub(super) fn finish(mut self) -> (Vec<Character>, u32) {
        // `None` would be sorted before the sides; the Neutral ones come last.
        self.characters.sort_by_key(|character| (character.side.is_none(), character.side, character.who));
        (self.characters, self.nobodys_wounds)
    }

    /// A new event must be decided on here.
    #[deny(clippy::wildcard_enum_match_arm)]
    fn count(&mut self, game: &Game, what: &Happening) {
        match *what {
            Happening::SideChanged { mini, side } => {
                if let Some(known) = self.sides.get_mut(mini.index()) {
                    *known = side;
                }
            }
            Happening::Wounded { mini, wounds, by, .. } => {
                self.of(game, mini).suffered += u32::from(wounds);
                match by {
                    Some(by) => self.of(game, by).dealt += u32::from(wounds),
                    None => self.nobodys_wounds += u32::from(wounds),
                }
            }
            Happening::Neutralized { mini, by, .. } => {
                self.of(game, mini).fell += 1;
                if let Some(by) = by {
                    self.of(game, by).felled += 1;
                }
            }
            Happening::AttackDeclared { mini, .. } => self.of(game, mini).attacks += 1,
            Happening::Moved { mini, .. } => self.of(game, mini).moves += 1,
            Happening::Reinforced { mini, .. } => self.of(game, mini).reinforcements += 1,
            Happening::Spent { mini, space, cubes } => {
                self.of_purse(game, mini).spend(space.map_or(Use::Activation, Use::On), cubes);
            }
            Happening::CubesRested { mini, cubes } => self.of_purse(game, mini).rested += u32::from(cubes),
            Happening::Tired { mini, cubes } => self.of_purse(game, mini).tired += u32::from(cubes),
            Happening::Recovered { mini, to_reserve, .. } => {
                self.of_purse(game, mini).recovered += u32::from(to_reserve);
            }
            Happening::CubesLost { cubes } => self.of_purse(game, None).lost += u32::from(cubes),
            Happening::Rolled { mini, roll, ref dice } => {
                self.rolled = Some((mini, roll));
                for (color, shown) in dice {
                    let faces = &game.scenario().dice;
                    self.of(game, mini).throws.add(faces, *color, *shown, roll.hurts());
                }
            }
            Happening::Rerolled { mini, color, to, .. } => {
                let hurts = self.rolled.is_some_and(|(_, roll)| roll.hurts());
                let deeds = self.of(game, mini);
                deeds.rerolls += 1;
                deeds.throws.add(&game.scenario().dice, color, to, hurts);
            }
            Happening::ActionDeclared { mini, action } => self.declared(game, mini, action),
            Happening::ActionCounted { mini, succeeded, .. } if self.interacting != Some(mini) => {
                let is_thought = self.rolled.is_some_and(|(_, roll)| roll == RollFor::Thought);
                let action = if is_thought { Action::Thought } else { Action::Manipulation };
                self.tried(game, mini, action, succeeded);
            }
            Happening::Interacted { mini, interaction, succeeded } => {
                self.interacting = None;
                let found = game.scenario().program.interactions.get(usize::from(interaction));
                // A Free Action is neither Manipulation nor Thought.
                if let Some(action) = found.and_then(mission::action) {
                    self.tried(game, mini, action, succeeded);
                }
            }
            Happening::HeroChosen { .. }
            | Happening::GadgetTaken { .. }
            | Happening::AlliesChosen { .. }
            | Happening::Placed { .. }
            | Happening::RoundBegins { .. }
            | Happening::TurnBegins { .. }
            | Happening::TurnEnds { .. }
            | Happening::StanceTaken { .. }
            | Happening::Triggered { .. }
            | Happening::Pushed { .. }
            | Happening::MovementBegins { .. }
            | Happening::MovementEnds { .. }
            | Happening::PointsKept { .. }
            | Happening::WallBroken { .. }
            | Happening::DoorTurned { .. }
            | Happening::LinkTurned { .. }
            | Happening::ElevatorMoved { .. }
            | Happening::AreaTurned { .. }
            | Happening::DifficultSet { .. }
            | Happening::DangerousSet { .. }
            | Happening::ElevationSet { .. }
            | Happening::Spared { .. }
            | Happening::LaidDown { .. }
            | Happening::StoodUp { .. }
            | Happening::AttackCounted { .. }
            | Happening::SuccessAdded { .. }
            | Happening::StoodIn { .. }
            | Happening::DefenseCounted { .. }
            | Happening::Shackled { .. }
            | Happening::Unshackled { .. }
            | Happening::DieRolled { .. }
            | Happening::Picked { .. }
            | Happening::Shuffled { .. }
            | Happening::Drawn { .. }
            | Happening::AttackOver { .. }
            | Happening::Revived { .. }
            | Happening::CardLost { .. }
            | Happening::CardSpent { .. }
            | Happening::PickedUp { .. }
            | Happening::HandedOver { .. }
            | Happening::TurnedDown { .. }
            | Happening::Dropped { .. }
            | Happening::Thrown { .. }
            | Happening::EquipmentPlaced { .. }
            | Happening::SkillUsed { .. }
            | Happening::SkillLost { .. }
            | Happening::Regenerated { .. }
            | Happening::ActionCounted { .. }
            | Happening::TokenTurned { .. }
            | Happening::TokenRemoved { .. }
            | Happening::TokenPlaced { .. }
            | Happening::TokenMoved { .. }
            | Happening::TokenRevealed { .. }
            | Happening::TokenHidden { .. }
            | Happening::TokenShown { .. }
            | Happening::SkillGranted { .. }
            | Happening::DarknessSet { .. }
            | Happening::FigureSet { .. }
            | Happening::TokenPickedUp { .. }
            | Happening::TokenPutDown { .. }
            | Happening::FieldsPlaced { .. }
            | Happening::FieldDissipates { .. }
            | Happening::FieldGone { .. }
            | Happening::Exploded { .. }
            | Happening::TileActivated { .. }
            | Happening::MiniActivated { .. }
            | Happening::TileNeutralized { .. }
            | Happening::TileRevived { .. }
            | Happening::TileRemoved { .. }
            | Happening::EventChosen { .. }
            | Happening::PointsGained { .. }
            | Happening::PointsLost { .. }
            | Happening::Transformed { .. }
            | Happening::PersonalityChanged { .. }
            | Happening::ReinforcementTurned { .. }
            | Happening::EventResolved { .. }
            | Happening::OfferChosen { .. }
            | Happening::MissionRolled { .. }
            | Happening::ValueSet { .. }
            | Happening::ModeTurned { .. }
            | Happening::LastRoundSet { .. }
            | Happening::Healed { .. }
            | Happening::LeftBoard { .. }
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
            | Happening::CutShort => {}
        }
    }

    /// Automatic actions have succeeded; rolls are counted after the dice.
    fn declared(&mut self, game: &Game, mini: MiniId, action: ActionTried) {
        match action {
            ActionTried::Interaction(_) => self.interacting = Some(mini),
            ActionTried::Throw(_) => {}
            ActionTried::PickUp(_)
            | ActionTried::PickUpToken(_)
            | ActionTried::PutDownToken(_)
            | ActionTried::Give(_)
            | ActionTried::Take(_) => self.tried(game, mini, Action::Manipulation, true),
        }
    }

    fn tried(&mut self, game: &Game, mini: MiniId, action: Action, succeeded: bool) {
        let deeds = self.of(game, mini);
        match action {
            Action::Thought => deeds.thoughts.add(succeeded),
            _ => deeds.manipulations.add(succeeded),
        }
    }

    /// The account of a miniature on its side.
    fn of(&mut self, game: &Game, mini: MiniId) -> &mut Deeds {
        let side = self.sides.get(mini.index()).copied().flatten();
        let found = game.state().minis.get(mini.index());
        let who = match found.map(|found| (found.body, found.other_tile)) {
            // Always the same one of two tiles, whichever is in force. G-56
            Some((Body::Tile(tile), other)) => Who::Tile(other.map_or(tile, |other| tile.min(other))),
            Some((Body::Tablet(_), _)) | None => Who::Hero(mini),
        };
        self.account(who, side)
    }

    /// The account of the cubes' owner; `None`: the Command Post's.
    fn of_purse(&mut self, game: &Game, mini: Option<MiniId>) -> &mut Deeds {
        match mini {
            Some(mini) => self.of(game, mini),
            None => self.account(Who::Post, Some(Side::Villain)),
        }
    }

    fn account(&mut self, who: Who, side: Option<Side>) -> &mut Deeds {
        let found = self.characters.iter().position(|known| known.who == who && known.side == side);
        let at = found.unwrap_or_else(|| {
            self.characters.push(Character { who, side, deeds: Deeds::default() });
            self.characters.len() - 1
        });
        &mut self.characters[at].deeds
    }
}
