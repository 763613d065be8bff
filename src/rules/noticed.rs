//! What endings and triggers wait for, read off the mission once: after each step only those are looked at that what
//! has happened can concern. R2 III.B, G-1

use super::event::Happening;
use gotham_content::Ending;
use gotham_content::mission::Trigger;
use gotham_content::script::{Aspects, Compiled, Condition, When};

/// What a mission's endings and triggers wait for, each by its place in the mission.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Noticed {
    /// What the conditions of each ending look at.
    endings: Vec<Aspects>,
    /// What those of all endings look at.
    ends: Aspects,
    /// What each trigger waits for, and what its conditions look at.
    triggers: Vec<(Occasions, Aspects)>,
    /// What all triggers together wait for.
    occasions: Occasions,
    /// What the conditions of all triggers look at that wait for them to come true.
    coming_true: Aspects,
}

impl Noticed {
    /// Reads it off a mission.
    pub(crate) fn of(endings: &[Ending<Compiled>], triggers: &[Trigger<Compiled>]) -> Noticed {
        // What looks at nothing holds whatever changes, and has to be found out once.
        let looked_at =
            |conditions: &[Condition<Compiled>]| match Aspects::of(conditions.iter().map(Condition::looks_at)) {
                Aspects::NONE => Aspects::ALL,
                aspects => aspects,
            };
        let triggers: Vec<(Occasions, Aspects)> =
            triggers.iter().map(|trigger| (Occasions::of(&trigger.when), looked_at(&trigger.only_if))).collect();
        let becoming = triggers.iter().filter(|(occasions, _)| occasions.meet(Occasions::COMES_TRUE));
        let endings: Vec<Aspects> = endings.iter().map(|ending| looked_at(&ending.only_if)).collect();
        Noticed {
            ends: Aspects::of(endings.iter().copied()),
            endings,
            occasions: triggers.iter().fold(Occasions::default(), |all, (occasions, _)| all.and(*occasions)),
            coming_true: Aspects::of(becoming.map(|(_, aspects)| *aspects)),
            triggers,
        }
    }

    /// Whether any ending may hold now that this has changed, and did not before.
    pub(crate) fn concerns_endings(&self, changed: Aspects) -> bool {
        self.ends.meet(changed)
    }

    /// The same of one ending.
    pub(crate) fn concerns_ending(&self, ending: usize, changed: Aspects) -> bool {
        self.endings[ending].meet(changed)
    }

    /// Whether a trigger waits for its conditions to come true, and this may have made them.
    pub(crate) fn may_come_true(&self, trigger: u8, changed: Aspects) -> bool {
        let (occasions, aspects) = self.triggers[usize::from(trigger)];
        occasions.meet(Occasions::COMES_TRUE) && aspects.meet(changed)
    }

    /// Whether any trigger waits for its conditions to come true, and this may have made them.
    pub(crate) fn any_may_come_true(&self, changed: Aspects) -> bool {
        self.coming_true.meet(changed)
    }

    /// Whether a trigger waits for one of these.
    pub(crate) fn waits_for(&self, trigger: u8, occasions: Occasions) -> bool {
        self.triggers[usize::from(trigger)].0.meet(occasions)
    }

    /// Whether any trigger waits for one of these.
    pub(crate) fn any_waits_for(&self, occasions: Occasions) -> bool {
        self.occasions.meet(occasions)
    }
}

/// What has changed on a table and was not yet looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unnoticed {
    /// Since the endings were last tested.
    pub untested: Aspects,
    /// Since the triggers were last tested that wait for something to come true.
    pub unheard: Aspects,
}

impl Unnoticed {
    /// Nobody has looked yet: the table was set by hand.
    pub(crate) const EVERYTHING: Unnoticed = Unnoticed { untested: Aspects::ALL, unheard: Aspects::ALL };

    /// More has changed.
    pub(crate) fn note(&mut self, more: Aspects) {
        self.untested = self.untested.and(more);
        self.unheard = self.unheard.and(more);
    }
}

/// Kinds of occasions that set triggers off, as a set of bits: one for each word of [`When`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Occasions(u32);

impl Occasions {
    /// Conditions come true.
    pub(crate) const COMES_TRUE: Occasions = Occasions(1);
    /// An enemy sees somebody. R2 XI.A
    pub(crate) const SEEN: Occasions = Occasions(1 << 1);
    /// A moment of the round comes.
    pub(crate) const MOMENT: Occasions = Occasions(1 << 2);
    const NEUTRALIZED: Occasions = Occasions(1 << 3);
    const REVIVED: Occasions = Occasions(1 << 4);
    const WOUNDED: Occasions = Occasions(1 << 5);
    const ENTERED: Occasions = Occasions(1 << 6);
    const LEFT: Occasions = Occasions(1 << 7);
    const ATTACKED: Occasions = Occasions(1 << 8);
    const ACTIVATED: Occasions = Occasions(1 << 9);
    const REINFORCED: Occasions = Occasions(1 << 10);
    const PICKED_UP: Occasions = Occasions(1 << 11);
    const DROPPED: Occasions = Occasions(1 << 12);
    const TURNED: Occasions = Occasions(1 << 13);
    const REMOVED: Occasions = Occasions(1 << 14);
    const TAKEN: Occasions = Occasions(1 << 15);
    const DONE: Occasions = Occasions(1 << 16);
    const OPENED: Occasions = Occasions(1 << 17);
    const ARRIVED: Occasions = Occasions(1 << 18);
    const RESOLVED: Occasions = Occasions(1 << 19);
    const TILE_ACTIVATED: Occasions = Occasions(1 << 20);
    const BURNED: Occasions = Occasions(1 << 21);

    const fn and(self, others: Occasions) -> Occasions {
        Occasions(self.0 | others.0)
    }

    const fn meet(self, others: Occasions) -> bool {
        self.0 & others.0 != 0
    }

    fn of(when: &When<Compiled>) -> Occasions {
        match when {
            When::At(_) => Occasions::MOMENT,
            When::Becomes => Occasions::COMES_TRUE,
            When::Neutralized(_) => Occasions::NEUTRALIZED,
            When::Revived(_) => Occasions::REVIVED,
            When::Wounded(_) => Occasions::WOUNDED,
            When::Entered(..) => Occasions::ENTERED,
            When::Left(..) => Occasions::LEFT,
            When::Seen(_) => Occasions::SEEN,
            When::Attacked(_) => Occasions::ATTACKED,
            When::Activated(_) => Occasions::ACTIVATED,
            When::Reinforced(_) => Occasions::REINFORCED,
            When::PickedUp(_) => Occasions::PICKED_UP,
            When::Dropped(_) => Occasions::DROPPED,
            When::Turned(_) => Occasions::TURNED,
            When::Removed(_) => Occasions::REMOVED,
            When::Taken(_) => Occasions::TAKEN,
            When::Done(_) | When::Failed(_) => Occasions::DONE,
            When::Opened(_) => Occasions::OPENED,
            When::Arrived(..) => Occasions::ARRIVED,
            When::Resolved(_) => Occasions::RESOLVED,
            When::TileActivated(_) | When::AnyTileActivated => Occasions::TILE_ACTIVATED,
            When::Burned(_) => Occasions::BURNED,
        }
    }
}

impl Happening {
    /// Which triggers it may set off; `mission::sets_off` says whether it does.
    pub(crate) fn occasions(&self) -> Occasions {
        match self {
            Happening::Neutralized { .. } => Occasions::NEUTRALIZED,
            Happening::Revived { .. } => Occasions::REVIVED,
            Happening::Wounded { .. } => Occasions::WOUNDED,
            Happening::Moved { .. } | Happening::Placed { .. } => Occasions::ENTERED.and(Occasions::LEFT),
            Happening::Reinforced { .. } => Occasions::ENTERED.and(Occasions::REINFORCED),
            Happening::LeftBoard { .. } => Occasions::LEFT,
            Happening::AttackOver { .. } => Occasions::ATTACKED,
            Happening::MiniActivated { .. } => Occasions::ACTIVATED,
            Happening::TokenPickedUp { .. } => Occasions::PICKED_UP,
            Happening::TokenPutDown { .. } => Occasions::DROPPED,
            Happening::TokenTurned { .. } => Occasions::TURNED,
            Happening::TokenRemoved { .. } => Occasions::REMOVED,
            Happening::PickedUp { .. } => Occasions::TAKEN,
            Happening::Interacted { .. } => Occasions::DONE,
            Happening::DoorTurned { .. } => Occasions::OPENED,
            Happening::ElevatorMoved { .. } => Occasions::ARRIVED,
            Happening::EventResolved { .. } => Occasions::RESOLVED,
            Happening::TileActivated { .. } => Occasions::TILE_ACTIVATED,
            Happening::FieldsPlaced { .. } | Happening::Exploded { .. } => Occasions::BURNED,
            _ => Occasions::default(),
        }
    }

    /// What is different from now on, as far as conditions of missions can look at it. Whatever is rare or has many sides
    /// counts as everything.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn changes(&self) -> Aspects {
        use Happening as H;
        const PLACES: Aspects = Aspects::PLACES.and(Aspects::TOKEN_PLACES);
        const TOKENS: Aspects = Aspects::TOKENS.and(Aspects::TOKEN_PLACES);
        match self {
            H::CubesRested { .. }
            | H::Tired { .. }
            | H::Spent { .. }
            | H::MovementBegins { .. }
            | H::MovementEnds { .. }
            | H::PointsKept { .. }
            | H::Spared { .. }
            | H::AttackDeclared { .. }
            | H::AttackCounted { .. }
            | H::SuccessAdded { .. }
            | H::StoodIn { .. }
            | H::DefenseCounted { .. }
            | H::Rolled { .. }
            | H::Rerolled { .. }
            | H::DieRolled { .. }
            | H::Picked { .. }
            | H::Shuffled { .. }
            | H::Drawn { .. }
            | H::AttackOver { .. }
            | H::TurnedDown { .. }
            | H::ActionDeclared { .. }
            | H::ActionCounted { .. }
            | H::MiniActivated { .. }
            | H::PointsGained { .. }
            | H::PointsLost { .. }
            | H::MissionRolled { .. }
            | H::CardRevealed { .. }
            | H::ColumnSkipped { .. }
            | H::TaskStruckOut { .. }
            | H::CardPassedOver { .. }
            | H::ColumnBegun { .. }
            | H::ThirdActivation { .. }
            | H::TaskBegun { .. }
            | H::TieBroken { .. }
            | H::TaskRolled { .. }
            | H::AttackRolled { .. }
            | H::MinionCalled { .. }
            | H::DefenseWeighed { .. }
            | H::EventMeant { .. }
            | H::PlaceRolled { .. }
            | H::GameOver { .. } => Aspects::NONE,
            H::Moved { .. } => PLACES,
            H::Placed { .. } | H::Reinforced { .. } => Aspects::MINIS.and(PLACES),
            H::Recovered { .. }
            | H::StanceTaken { .. }
            | H::Pushed { .. }
            | H::CubesLost { .. }
            | H::LaidDown { .. }
            | H::StoodUp { .. }
            | H::Shackled { .. }
            | H::Unshackled { .. }
            | H::Wounded { .. }
            | H::Revived { .. }
            | H::Regenerated { .. }
            | H::Healed { .. } => Aspects::MINIS,
            H::TokenTurned { .. }
            | H::TokenRemoved { .. }
            | H::TokenPlaced { .. }
            | H::TokenMoved { .. }
            | H::TokenRevealed { .. }
            | H::TokenHidden { .. }
            | H::TokenShown { .. }
            | H::TokenPickedUp { .. }
            | H::TokenPutDown { .. } => TOKENS,
            H::GadgetTaken { .. }
            | H::CardLost { .. }
            | H::CardSpent { .. }
            | H::PickedUp { .. }
            | H::HandedOver { .. }
            | H::Dropped { .. }
            | H::Thrown { .. }
            | H::EquipmentPlaced { .. } => Aspects::CARDS,
            H::WallBroken { .. }
            | H::DoorTurned { .. }
            | H::LinkTurned { .. }
            | H::AreaTurned { .. }
            | H::DifficultSet { .. }
            | H::DangerousSet { .. }
            | H::ElevationSet { .. }
            | H::DarknessSet { .. }
            | H::FieldsPlaced { .. }
            | H::FieldDissipates { .. }
            | H::FieldGone { .. }
            | H::Exploded { .. }
            | H::ReinforcementTurned { .. } => Aspects::BOARD,
            H::RoundBegins { .. }
            | H::TileActivated { .. }
            | H::TileBanned { .. }
            | H::PassedOver { .. }
            | H::ValueSet { .. }
            | H::ModeTurned { .. }
            | H::LastRoundSet { .. } => Aspects::COURSE,
            H::HeroChosen { .. }
            | H::AlliesChosen { .. }
            | H::TurnBegins { .. }
            | H::TurnEnds { .. }
            | H::Triggered { .. }
            | H::ElevatorMoved { .. }
            | H::Neutralized { .. }
            | H::SkillUsed { .. }
            | H::SkillLost { .. }
            | H::SkillGranted { .. }
            | H::FigureSet { .. }
            | H::TileNeutralized { .. }
            | H::TileRevived { .. }
            | H::TileRemoved { .. }
            | H::TileInserted { .. }
            | H::TileMoved { .. }
            | H::EventChosen { .. }
            | H::EventResolved { .. }
            | H::Transformed { .. }
            | H::PersonalityChanged { .. }
            | H::Interacted { .. }
            | H::OfferChosen { .. }
            | H::LeftBoard { .. }
            | H::SideChanged { .. }
            | H::ControlChanged { .. }
            | H::ScreenChanged { .. }
            | H::Led { .. }
            | H::Released { .. }
            | H::CutShort => Aspects::ALL,
        }
    }
}
