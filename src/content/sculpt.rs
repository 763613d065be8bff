//! How a miniature looks: words that the table turns into a generated sculpt.

use serde::{Deserialize, Serialize};

/// A description of a miniature, in data. Colors are `"#rrggbb"`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sculpt {
    /// The body.
    pub build: Build,
    /// What is on the head.
    pub head: Head,
    /// Shoulders to heels.
    #[serde(default)]
    pub cape: Option<Cape>,
    /// What the hands hold.
    #[serde(default)]
    pub holds: Vec<Prop>,
    /// How it stands.
    pub pose: Pose,
    /// Main color of the costume.
    pub main: String,
    /// Second color.
    pub accent: String,
    /// Skin or mask color.
    #[serde(default = "skin")]
    pub face: String,
    /// Color of the hair; `None`: dark.
    #[serde(default)]
    pub hair: Option<String>,
}

fn skin() -> String {
    "#c8a080".into()
}

/// Height and breadth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Build {
    /// Light and agile.
    Slim,
    /// Everyday.
    Medium,
    /// Trained and broad.
    Broad,
    /// A head taller than the others.
    Huge,
    /// A monster.
    Giant,
    /// Short and stout.
    Round,
    /// A suit of plates, wider than the man in it.
    Armor,
    /// In a wheelchair.
    Seated,
    /// Four legs.
    Beast,
    /// Four hooves and an udder.
    Cow,
    /// Two legs, a tail and a great jaw.
    Dinosaur,
    /// Many small ones in the air.
    Swarm,
    /// Flies on rotors.
    Drone,
    /// A plant.
    Plant,
}

/// What is on the head.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Head {
    /// Nothing.
    Bald,
    /// Short hair.
    ShortHair,
    /// Long hair.
    LongHair,
    /// A cowl with two ears.
    EaredCowl,
    /// A cap with small cat's ears.
    CatEars,
    /// A narrow mask over the eyes with hair.
    DominoMask,
    /// A smooth helmet.
    Helmet,
    /// A featureless full mask.
    FullMask,
    /// A luchador's mask.
    WrestlerMask,
    /// An owl's mask.
    OwlMask,
    /// A police cap.
    PeakedCap,
    /// A wool hat.
    WoolHat,
    /// A brimmed hat.
    BrimmedHat,
    /// A top hat.
    TopHat,
    /// A hood.
    Hood,
    /// A gas mask.
    GasMask,
    /// A mohawk.
    Mohawk,
    /// Horns or spikes.
    Horns,
    /// Hair tied into a tail at each side.
    Pigtails,
    /// Hair that stands on end.
    WildHair,
    /// Hair and a full beard.
    Beard,
    /// A headdress of feathers.
    Feathers,
    /// A pig's mask.
    PigMask,
    /// A rabbit's long ears.
    RabbitEars,
    /// A tiger's head.
    TigerMask,
    /// A shark's snout and fin.
    SharkFin,
    /// A crocodile's long jaws.
    CrocodileJaws,
    /// A bat's great ears and snout.
    BatFace,
    /// Two feelers and the eyes of a moth.
    Feelers,
    /// Petals around a face without eyes.
    Flower,
    /// A bare skull.
    Skull,
    /// A mask of two halves, knotted at the back.
    HalfMask,
    /// One half of the face burned.
    HalfFace,
    /// Wrapped in bandages, with one loose end.
    Bandages,
    /// A glass dome or a diver's helmet.
    Dome,
}

/// What hangs from the shoulders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cape {
    /// Long and scalloped.
    Scalloped,
    /// Long and plain.
    Long,
    /// To the hips.
    Short,
    /// A coat's tails.
    Coat,
    /// Two wings.
    Wings,
    /// A skirt of leaves, and vines behind the shoulders.
    Leaves,
    /// Two tanks on the back.
    Tank,
    /// A sheaf of swords or arrows on the back.
    Quiver,
}

/// What a hand holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prop {
    /// A short gun.
    Pistol,
    /// A long gun.
    Rifle,
    /// A minigun or cannon.
    HeavyGun,
    /// A crowbar.
    Crowbar,
    /// A chain.
    Chain,
    /// A baton or short stick.
    Baton,
    /// A staff or umbrella.
    Staff,
    /// A sword.
    Sword,
    /// A hammer or axe.
    Hammer,
    /// A whip.
    Whip,
    /// A thrown blade.
    ThrowingBlade,
    /// A shield.
    Shield,
    /// A case.
    Briefcase,
    /// Claws.
    Claws,
    /// A flask or grenade.
    Flask,
    /// A bow.
    Bow,
    /// A puppet that sits on the hand.
    Puppet,
    /// A scythe.
    Scythe,
    /// A knife.
    Knife,
    /// A boomerang.
    Boomerang,
    /// An open umbrella.
    Umbrella,
    /// A cane whose handle is a question mark.
    QuestionCane,
    /// Two balls on a cord.
    Bolas,
    /// A light axe with a feather.
    Tomahawk,
    /// A flame out of the bare hand.
    Flame,
}

/// How the figure stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pose {
    /// Upright.
    Standing,
    /// Knees bent, ready.
    Crouched,
    /// One arm forward.
    Aiming,
    /// An arm raised.
    Striking,
    /// Wide stance, fists.
    Looming,
    /// On its rotors or wings.
    Hovering,
    /// In the middle of a jump from a stone.
    Leaping,
    /// On one knee, aiming.
    Kneeling,
    /// Both arms thrown up.
    Raging,
}
