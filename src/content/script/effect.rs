//! What happens.

use serde::{Deserialize, Serialize};

use super::{Allegiance, Areas, Condition, Minis, Names, Number, Pick, Tokens};
use crate::attack::AttackKind;
use crate::dice::Color;
use crate::field::FieldKind;
use crate::side::Side;
use crate::skill::Skill;

/// What happens. Effects of a list happen in order; the end of the game is tested after each (G-1).
///
/// What comes into "one of the Areas" comes into one where it finds room; if several have room, the side whose
/// miniature it is says which, and for tokens and cards, the side whose turn it is (G-2). Without room it stays where
/// it was; only a miniature that is brought in comes anyway, over the Occupation limit (G-65).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Effect<N: Names> {
    // ---- what leads to other effects
    /// The first branch whose condition holds, or else the last list.
    Choose(Vec<Branch<N>>, N::Effects),
    /// A side chooses one of these; those whose condition doesn't hold are not offered.
    Ask {
        /// Who is asked.
        side: Side,
        /// The question.
        question: N::Question,
        /// The answers.
        offers: Vec<Offer<N>>,
    },
    /// Picks miniatures and remembers them by a name.
    PickMinis(N::Pick, Minis<N>),
    /// Picks tokens and remembers them by a name.
    PickTokens(N::Pick, Tokens<N>),
    /// Picks Areas and remembers them by a name; without a pick, all of them.
    PickAreas(N::Pick, Areas<N>, Option<Pick<N>>),
    /// The effects once for each miniature, which goes by that name meanwhile.
    ForEachMini(N::Pick, Minis<N>, N::Effects),
    /// The effects once for each token, which goes by that name meanwhile.
    ForEachToken(N::Pick, Tokens<N>, N::Effects),
    /// The effects once for each Area, which goes by that name meanwhile.
    ForEachArea(N::Pick, Areas<N>, N::Effects),
    /// The effects this many times.
    Repeat(Number<N>, N::Effects),
    /// Sets a named number.
    Set(N::Value, Number<N>),
    /// Adds to a named number: points, stages, counters.
    Add(N::Value, Number<N>),
    /// Takes from a named number, never below 0.
    Take(N::Value, Number<N>),
    /// Rolls these dice for nobody, so that nobody Rerolls them, and remembers the successes.
    Roll(N::Value, Vec<Color>),
    /// Rolls a six-sided die and remembers what it shows.
    RollD6(N::Value),

    // ---- miniatures
    /// This many miniatures of the tile come into one of the Areas, from the Character Pool or set aside.
    BringIn(N::Tile, Areas<N>, Number<N>),
    /// They leave the board for the Character Pool; a tile without miniatures on the board turns over. R2 IX.B
    ToPool(Minis<N>),
    /// They leave the game.
    TakeOut(Minis<N>),
    /// They leave the board by an exit: out of the game, and safe.
    Leave(Minis<N>),
    /// They are put into one of the Areas. G-15
    MoveTo(Minis<N>, Areas<N>),
    /// They suffer this many Wounds. R2 IX.A
    Wound(Minis<N>, Number<N>),
    /// Each rolls this many Yellow dice, may Reroll them, and suffers a Wound for each success. R2 X
    Hazard(Minis<N>, Number<N>),
    /// They regain this many Life Points, or as many of a Hero's cubes from Wounds to Fatigue.
    Heal(Minis<N>, Number<N>),
    /// They are Neutralized. R2 IX.B
    Neutralize(Minis<N>),
    /// They are knocked down. G-36
    LayDown(Minis<N>),
    /// Shackle tokens are put on them. G-26
    Shackle(Minis<N>, Number<N>),
    /// Every Shackle token is taken off them. G-26
    Unshackle(Minis<N>),
    /// They change sides.
    ChangeSide(Minis<N>, Allegiance),
    /// Another side decides for them. G-2
    ChangeControl(Minis<N>, Allegiance),
    /// They become miniatures of another tile: same Area, same lost Life Points, same River position.
    ChangeForm(Minis<N>, N::Tile),
    /// A Hero's Screen is replaced by another.
    ChangeScreen(Minis<N>, N::Hero),
    /// They become what they were before.
    ChangeBack(Minis<N>),
    /// Each is activated once, without cost. R2 VI.C
    Activate(Minis<N>),
    /// Each may make a Movement with this many Move Points.
    GrantMove(Minis<N>, Number<N>),
    /// Each may attack once, without cubes, weapons and Elevation: this many dice of this color. G-69
    GrantAttack(Minis<N>, AttackKind, Color, Number<N>),
    /// Each may take one action, without cost. R2 VI.C.3
    GrantAction(Minis<N>),
    /// They follow the acting miniature from now on: they move when it moves.
    Lead(Minis<N>),
    /// They no longer follow anybody.
    Release(Minis<N>),
    /// Cubes of Heroes go from Fatigue to Reserve.
    Recover(Minis<N>, Number<N>),
    /// Cubes of Heroes go from Reserve to Fatigue.
    Tire(Minis<N>, Number<N>),

    /// They have this Skill, or more of it by this level.
    GrantSkill(Minis<N>, Skill, u8),
    /// What was granted of this Skill goes; of those to whom none was granted, all of it, for good.
    LoseSkill(Minis<N>, Skill),
    /// The X of a Hero's Screen is this number.
    SetFigure(N::Hero, Number<N>),

    // ---- tokens
    /// This many tokens of the kind come into one of the Areas, with this face up.
    PlaceTokens(N::Kind, N::Face, Areas<N>, Number<N>),
    /// They come into one of the Areas.
    MoveTokens(Tokens<N>, Areas<N>),
    /// They show this face.
    Turn(Tokens<N>, N::Face),
    /// They leave the game.
    Remove(Tokens<N>),
    /// Their faces are shown to everybody.
    Reveal(Tokens<N>),
    /// Their faces are hidden.
    Hide(Tokens<N>),
    /// Their faces are shown to a side, which knows them from then on.
    Show(Tokens<N>, Side),
    /// They swap places at random among themselves.
    Mix(Tokens<N>),
    /// The acting miniature carries them.
    PickUp(Tokens<N>),
    /// They come into the hands of one of the miniatures, wherever that stands: each to the first that may carry it.
    Give(Tokens<N>, Minis<N>),
    /// They are put down where their bearers stand.
    PutDown(Tokens<N>),
    /// From each of the tokens, one of its kind spreads to an Adjacent Area without one.
    Spread(Tokens<N>, Pick<N>),
    /// This many Field Modifier tokens of a kind come into each Area. R2 XI.C
    PlaceFields(FieldKind, Areas<N>, Number<N>),
    /// Field Modifier tokens of a kind leave these Areas.
    RemoveFields(FieldKind, Areas<N>),
    /// An Explosion of this level in each Area. R2 XI.D
    Explosion(Areas<N>, Number<N>),

    // ---- the Villain's side
    /// This many Reinforcement Points, spent at once or lost. R2 VI.D, G-47
    Reinforcement(Number<N>),
    /// The tile comes into the River at this position, from 1; beyond the end: at the end.
    InsertTile(N::Tile, u8),
    /// The tile moves to this position of the River.
    MoveTile(N::Tile, u8),
    /// The tile leaves the River for good.
    RemoveTile(N::Tile),
    /// The tile cannot be activated before this round.
    BanTile(N::Tile, Number<N>),
    /// Cubes come to the Villain's Reserve from Fatigue.
    VillainRecovers(Number<N>),
    /// Cubes of the Villain go from Reserve to Fatigue.
    VillainTires(Number<N>),
    /// The Reinforcement tokens of these Areas lie face up.
    OpenReinforcement(Areas<N>),
    /// The Reinforcement tokens of these Areas lie face down.
    CloseReinforcement(Areas<N>),
    /// The mode begins.
    BeginMode(N::Mode),
    /// The mode ends.
    EndMode(N::Mode),

    // ---- cards
    /// The card comes into one of the Areas.
    PlaceCard(N::Card, Areas<N>),
    /// A Hero takes the card at once, or leaves it in its Area. G-63
    GainCard(N::Card, Minis<N>),
    /// They lose the card.
    LoseCard(N::Card, Minis<N>),

    // ---- the board
    /// The door opens.
    OpenDoor(N::Door),
    /// The door closes.
    CloseDoor(N::Door),
    /// Nobody may enter these Areas anymore.
    CloseAreas(Areas<N>),
    /// They may be entered again.
    OpenAreas(Areas<N>),
    /// Difficult Terrain of the Areas is now this level. R2 VII.A.3
    SetDifficult(Areas<N>, u8),
    /// Dangerous Terrain of the Areas is now this level. R2 XI.B
    SetDangerous(Areas<N>, u8),
    /// Elevation of the Areas is now this.
    SetElevation(Areas<N>, i8),
    /// The Areas are dark: one sees into them only from themselves and from Adjacent ones.
    SetDark(Areas<N>),
    /// They are light again.
    SetLight(Areas<N>),
    /// The link between parts of the board can be used.
    OpenLink(N::Link),
    /// The link between parts of the board cannot be used.
    CloseLink(N::Link),
    /// The elevator's car goes to the shaft beside one of the Areas. G-124
    SendElevator(N::Elevator, Areas<N>),

    /// A side sends the elevator's car to the shaft beside one of the Areas, step by step: its own step out and in, the car
    /// goes, its own step out, then the others, and each side steps in. G-124
    RideElevator(N::Elevator, Areas<N>, Side),

    // ---- the end
    /// The game ends with this round.
    SetLastRound(Number<N>),
    /// The game ends at once.
    End(N::Ending),
}

/// Effects that happen only if something holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Branch<N: Names>(pub Condition<N>, pub N::Effects);

/// One answer to a question of the mission.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Offer<N: Names> {
    /// What the button says.
    pub name: N::Question,
    /// Offered only if all hold.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
    /// What happens then; may be empty.
    pub effects: N::Effects,
}
