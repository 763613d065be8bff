//! What can be heard, once each time it happens.

use gotham_content::FieldKind;

/// A sound. More telling ones come later: if there is too much to hear at once, the first ones are left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Cue {
    /// One die on wood.
    Die,
    /// Two or three dice.
    Dice,
    /// A handful of dice.
    Handful,
    /// Cubes are put on a space.
    CubePlaced,
    /// Cubes come back to the Reserve.
    CubeReturned,
    /// A tile slides along the River.
    Tile,
    /// A card is turned over.
    Card,
    /// A token is put down, turned or taken.
    Token,
    /// A step.
    Step,
    /// Cloth and air: a leap.
    Leap,
    /// Somebody lands on both feet.
    Landing,
    /// A blow.
    Blow,
    /// A shot.
    Shot,
    /// Something is thrown.
    Throw,
    /// An explosion.
    Explosion,
    /// Gas and smoke.
    Gas,
    /// Frost.
    Frost,
    /// Flame.
    Flame,
    /// A wound.
    Wound,
    /// Somebody falls.
    Fall,
    /// A door, a lock, an elevator.
    Door,
    /// A wall comes down, the ground changes.
    Rubble,
    /// Reinforcements.
    Reinforcement,
    /// An alarm: the Villain's Events.
    Alarm,
    /// A bell: a round begins.
    Bell,
    /// The Heroes' turn.
    HeroesTurn,
    /// The Villain's turn.
    VillainsTurn,
    /// The match is won.
    Victory,
    /// The match is lost.
    Defeat,
    /// A button.
    Click,
    /// That cannot be done.
    Refusal,
    /// The person at the screen is asked again.
    YourTurn,
}

/// Whose volume it has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Channel {
    /// What happens on the table.
    Effects,
    /// The panels.
    Interface,
    /// Where the board is.
    Ambience,
    /// Music.
    Music,
}

impl Channel {
    /// All of them.
    pub(crate) const ALL: [Channel; 4] = [Channel::Effects, Channel::Interface, Channel::Ambience, Channel::Music];
}

impl Cue {
    /// All of them, in the order in which they are made: what is heard first comes first.
    pub(crate) const ALL: [Cue; 32] = [
        Cue::Click,
        Cue::Refusal,
        Cue::YourTurn,
        Cue::Bell,
        Cue::HeroesTurn,
        Cue::VillainsTurn,
        Cue::Step,
        Cue::CubePlaced,
        Cue::CubeReturned,
        Cue::Dice,
        Cue::Die,
        Cue::Handful,
        Cue::Token,
        Cue::Tile,
        Cue::Card,
        Cue::Blow,
        Cue::Shot,
        Cue::Throw,
        Cue::Wound,
        Cue::Fall,
        Cue::Leap,
        Cue::Landing,
        Cue::Door,
        Cue::Rubble,
        Cue::Explosion,
        Cue::Gas,
        Cue::Frost,
        Cue::Flame,
        Cue::Reinforcement,
        Cue::Alarm,
        Cue::Victory,
        Cue::Defeat,
    ];

    /// Whose volume it has.
    pub(crate) fn channel(self) -> Channel {
        match self {
            Cue::Click | Cue::Refusal | Cue::YourTurn => Channel::Interface,
            _ => Channel::Effects,
        }
    }

    /// How many different ones there are: they take turns, so that no dice sound the same twice in a row.
    pub(crate) fn variants(self) -> u32 {
        match self {
            Cue::Step | Cue::CubePlaced | Cue::Dice | Cue::Blow => 4,
            Cue::Die
            | Cue::Handful
            | Cue::CubeReturned
            | Cue::Token
            | Cue::Tile
            | Cue::Card
            | Cue::Shot
            | Cue::Wound
            | Cue::Click => 3,
            Cue::Throw
            | Cue::Fall
            | Cue::Leap
            | Cue::Landing
            | Cue::Door
            | Cue::Rubble
            | Cue::Explosion
            | Cue::Gas
            | Cue::Frost
            | Cue::Flame => 2,
            Cue::Reinforcement
            | Cue::Alarm
            | Cue::Bell
            | Cue::HeroesTurn
            | Cue::VillainsTurn
            | Cue::Victory
            | Cue::Defeat
            | Cue::Refusal
            | Cue::YourTurn => 1,
        }
    }
}

impl Cue {
    /// This many dice on wood.
    pub(crate) fn dice(count: usize) -> Cue {
        match count {
            0 | 1 => Cue::Die,
            2 | 3 => Cue::Dice,
            _ => Cue::Handful,
        }
    }

    /// What a field does when it is put down.
    pub(crate) fn field(kind: FieldKind) -> Cue {
        match kind {
            FieldKind::Flame => Cue::Flame,
            FieldKind::Frost => Cue::Frost,
            FieldKind::Gas | FieldKind::Smoke => Cue::Gas,
        }
    }
}
