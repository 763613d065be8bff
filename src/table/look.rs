//! The art direction in numbers: the scene's one palette, its light and its proportions. docs/look.md says what is
//! bright and why. Colors are linear, as light adds up; below 1, nothing shines on its own.

/// Proportions: what is drawn differently from what a ruler would measure on the printed board.
pub(crate) mod proportion {
    /// Levels are drawn flatter, so that no street hides the platform behind it.
    pub(crate) const LEVEL: f32 = 0.62;
    /// Figures are drawn larger than their bases call for, as on the real table.
    pub(crate) const FIGURE: f32 = 1.56;
}

/// The last coat of a figure.
pub(crate) mod finish {
    use crate::table::shape::Paint;
    use bevy::color::Color;
    use gotham_content::mission::Side;

    /// A figure seen through what hides it.
    pub(crate) const SEEN_THROUGH: Color = Color::srgba(1.0, 1.0, 1.0, 0.5);
    /// How bright a figure is at its foot, and at which part of its height it is fully lit.
    pub(crate) const FOOT: (f32, f32) = (0.55, 0.5);
    /// How bright surfaces facing down are.
    pub(crate) const BELOW: f32 = 0.5;
    /// Below the first value a surface is in its dark tone, above the second in its bright one.
    pub(crate) const TONES: (f32, f32) = (0.14, 0.86);
    /// The dark tone: a wash that is colder than the paint under it.
    pub(crate) const WASH: [f32; 3] = [0.2, 0.23, 0.33];
    /// The bright tone.
    pub(crate) const LIGHT: f32 = 1.22;
    /// How much of its own paint a dry brush leaves on an edge, and how much it leaves at most.
    pub(crate) const BRUSH: (f32, f32) = (1.3, 0.9);
    /// The pale paint that it leaves there besides.
    pub(crate) const DUST: [f32; 3] = [0.055, 0.055, 0.06];
    /// Bare plastic: how dark its darkest and how light its lightest paint was.
    pub(crate) const PLASTIC: (f32, f32) = (0.55, 1.7);

    /// Bare plastic of a side.
    pub(crate) fn plastic(side: Option<Side>) -> Paint {
        match side {
            Some(Side::Heroes) => [0.07, 0.16, 0.42, 1.0],
            Some(Side::Villain) => [0.24, 0.25, 0.27, 1.0],
            None => [0.5, 0.2, 0.04, 1.0],
        }
    }
}

/// Light.
pub(crate) mod light {
    use bevy::color::Color;

    /// What lies beyond the table.
    pub(crate) const NIGHT: Color = Color::srgb(0.012, 0.015, 0.024);
    /// Light from everywhere: cool, and little of it.
    pub(crate) const AMBIENT: (Color, f32) = (Color::srgb(0.56, 0.66, 1.0), 430.0);
    /// The light of the city: cold, from behind, low over the table. It outlines anyone standing in front of
    /// something dark, and keeps walls that face away from the lamp from being black.
    pub(crate) const BACK: (Color, f32) = (Color::srgb(0.55, 0.72, 1.0), 2600.0);
    /// The lamp over the table: warm, from the left, and behind the player.
    pub(crate) const KEY: (Color, f32) = (Color::srgb(1.0, 0.92, 0.8), 7800.0);
}

/// The room around the board.
pub(crate) mod room {
    use crate::table::shape::Paint;

    /// The table's planks, next to the board and where the light ends.
    pub(crate) const TABLE: (Paint, Paint) = ([0.115, 0.06, 0.032, 1.0], [0.004, 0.004, 0.006, 1.0]);
    /// The frame that the board lies in.
    pub(crate) const FRAME: Paint = [0.075, 0.04, 0.022, 1.0];
    /// What shows of the ground where there is no Area.
    pub(crate) const GROUND: Paint = [0.012, 0.012, 0.016, 1.0];
}

/// Walls, and the upright sides of floors.
pub(crate) mod wall {
    use crate::table::shape::Paint;

    /// A wall that can be broken.
    pub(crate) const BRICK: Paint = [0.36, 0.12, 0.066, 1.0];
    /// A wall that nothing breaks.
    pub(crate) const SOLID: Paint = [0.15, 0.155, 0.175, 1.0];
    /// The top of any wall: what shows of it from above.
    pub(crate) const CAP: Paint = [0.4, 0.38, 0.34, 1.0];
    /// A stripe for each level that it takes to break a wall.
    pub(crate) const STRIPE: Paint = [0.85, 0.7, 0.45, 1.0];
    /// Doors and bars.
    pub(crate) const STEEL: Paint = [0.24, 0.28, 0.33, 1.0];
    /// Glazed tiles below a street: their foot, their field and their band.
    pub(crate) const GLAZED: [Paint; 3] = [[0.05, 0.09, 0.09, 1.0], [0.3, 0.29, 0.25, 1.0], [0.02, 0.2, 0.19, 1.0]];
    /// Bare stone: foot, field, cornice.
    pub(crate) const STONE: [Paint; 3] = [[0.05, 0.05, 0.055, 1.0], [0.14, 0.14, 0.15, 1.0], [0.26, 0.25, 0.24, 1.0]];
    /// The cut through the ground at the rim of the board: earth, and the street over it.
    pub(crate) const CUT: [Paint; 3] = [[0.05, 0.036, 0.028, 1.0], [0.15, 0.1, 0.068, 1.0], [0.24, 0.22, 0.2, 1.0]];
    /// Posters.
    pub(crate) const POSTERS: [Paint; 4] =
        [[0.42, 0.05, 0.06, 1.0], [0.05, 0.17, 0.34, 1.0], [0.5, 0.34, 0.05, 1.0], [0.1, 0.26, 0.12, 1.0]];
    /// The paper around a poster, and what is printed on it.
    pub(crate) const PAPER: Paint = [0.55, 0.52, 0.44, 1.0];
}

/// Boundaries on the floor, in the rulebook's colors. R2 IV.C
pub(crate) mod boundary {
    use bevy::math::Vec3;

    /// Nothing hinders.
    pub(crate) const WHITE: Vec3 = Vec3::new(0.9, 0.92, 0.95);
    /// Sight passes.
    pub(crate) const ORANGE: Vec3 = Vec3::new(1.0, 0.36, 0.03);
    /// Neither sight nor feet pass without further ado.
    pub(crate) const RED: Vec3 = Vec3::new(0.85, 0.04, 0.05);
}

/// Floors: what each is made of. Floors are lighter than walls, and every place has its own hue.
pub(crate) mod floor {
    use bevy::math::Vec3;

    /// A wet street at night, and the sky in its puddles.
    pub(crate) const ASPHALT: (Vec3, Vec3) = (Vec3::new(0.062, 0.07, 0.1), Vec3::new(0.1, 0.17, 0.3));
    /// Slabs of the pavement.
    pub(crate) const PAVEMENT: Vec3 = Vec3::new(0.19, 0.185, 0.185);
    /// Tiles of halls and platforms, light and dark.
    pub(crate) const TILES: (Vec3, Vec3) = (Vec3::new(0.34, 0.335, 0.28), Vec3::new(0.225, 0.265, 0.245));
    /// Bare concrete.
    pub(crate) const CONCRETE: Vec3 = Vec3::new(0.16, 0.155, 0.145);
    /// Ballast, ties and rails.
    pub(crate) const RAILS: (Vec3, Vec3, Vec3) =
        (Vec3::new(0.115, 0.092, 0.072), Vec3::new(0.17, 0.1, 0.055), Vec3::new(0.5, 0.5, 0.52));
    /// Checker plate in a lit subway car.
    pub(crate) const STEEL: Vec3 = Vec3::new(0.33, 0.3, 0.22);
    /// Steps, and their edges.
    pub(crate) const STAIRS: (Vec3, Vec3) = (Vec3::new(0.2, 0.2, 0.21), Vec3::new(0.62, 0.44, 0.06));
    /// Boards.
    pub(crate) const WOOD: Vec3 = Vec3::new(0.34, 0.17, 0.072);
    /// Carpet.
    pub(crate) const CARPET: Vec3 = Vec3::new(0.22, 0.045, 0.055);
    /// Grass.
    pub(crate) const GRASS: Vec3 = Vec3::new(0.06, 0.14, 0.045);
    /// Roofing.
    pub(crate) const ROOF: Vec3 = Vec3::new(0.1, 0.1, 0.125);
    /// Water.
    pub(crate) const WATER: Vec3 = Vec3::new(0.02, 0.09, 0.13);
    /// The edge of a platform over its rails.
    pub(crate) const PLATFORM_EDGE: Vec3 = Vec3::new(0.72, 0.5, 0.05);
    /// How much a lamp brightens the floor below it, and a sign in either of its colors.
    pub(crate) const LAMPLIGHT: Vec3 = Vec3::new(2.3, 1.55, 0.7);
    /// Neon, in two colors.
    pub(crate) const NEON: (Vec3, Vec3) = (Vec3::new(0.15, 1.5, 2.4), Vec3::new(2.4, 0.25, 1.2));
}

/// What flashes, flies and bursts for a moment.
pub(crate) mod effect {
    use crate::table::shape::Paint;
    use bevy::color::Color;

    /// The soft shadow below a miniature.
    pub(crate) const SHADOW: Paint = [0.0, 0.0, 0.004, 0.62];
    /// The streak of a shot, and the flash where it leaves and where it hits: brighter than anything else.
    pub(crate) const SHOT: (Paint, Paint) = ([3.5, 2.6, 1.2, 1.0], [4.0, 3.2, 1.8, 1.0]);
    /// An explosion: fire, then smoke.
    pub(crate) const BLAST: (Color, Color) = (Color::srgb(1.0, 0.62, 0.22), Color::srgb(0.28, 0.25, 0.24));
    /// Dust of a wall that breaks.
    pub(crate) const DUST: Color = Color::srgb(0.55, 0.45, 0.38);
    /// Gas, frost, smoke and flame.
    pub(crate) const GAS: Color = Color::srgb(0.5, 0.85, 0.3);
    /// Frost.
    pub(crate) const FROST: Color = Color::srgb(0.72, 0.92, 1.0);
    /// Smoke.
    pub(crate) const SMOKE: Color = Color::srgb(0.62, 0.64, 0.68);
    /// Flame.
    pub(crate) const FLAME: Color = Color::srgb(1.0, 0.5, 0.12);
    /// The light in which a Reinforcement arrives.
    pub(crate) const COLUMN: Color = Color::srgb(1.0, 0.75, 0.4);
    /// The wounded, for a moment: all in this color.
    pub(crate) const HURT: Color = Color::srgb(1.0, 0.16, 0.12);
    /// What is thrown: a blade, a grenade, a card.
    pub(crate) const THROWN: [Paint; 3] = [[0.06, 0.07, 0.09, 1.0], [0.12, 0.16, 0.1, 1.0], [0.75, 0.74, 0.7, 1.0]];
}

/// The board from above, as a map in the panels.
pub(crate) mod from_above {
    use bevy::math::Vec3;

    /// No lamp shines on a map: its floors are this much brighter.
    pub(crate) const EXPOSURE: f32 = 1.15;
    /// How much lighter a floor is for each level that it lies above the lowest.
    pub(crate) const HIGHER: f32 = 0.2;
    /// How far the shadow of what stands there reaches, in millimeters.
    pub(crate) const SHADOW: f32 = 3.0;
    /// Pillars.
    pub(crate) const STONE: Vec3 = Vec3::new(0.5, 0.5, 0.52);
    /// Benches, crates, desks.
    pub(crate) const WOOD: Vec3 = Vec3::new(0.4, 0.24, 0.12);
    /// Lamps, and what burns in them.
    pub(crate) const LAMP: Vec3 = Vec3::new(2.4, 1.9, 1.1);
    /// Neon.
    pub(crate) const SIGN: Vec3 = Vec3::new(0.3, 1.4, 2.0);
    /// Cars.
    pub(crate) const CAR: Vec3 = Vec3::new(0.1, 0.14, 0.26);
    /// Kiosks and ticket machines.
    pub(crate) const KIOSK: Vec3 = Vec3::new(0.5, 0.1, 0.08);
    /// Trees and bushes.
    pub(crate) const PLANT: Vec3 = Vec3::new(0.1, 0.3, 0.08);
    /// Tanks.
    pub(crate) const TANK: Vec3 = Vec3::new(0.24, 0.28, 0.22);
}

/// The pictures of the missions.
pub(crate) mod mission {
    use bevy::math::Vec3;

    /// The night in which all of them happen.
    pub(crate) const NIGHT: Vec3 = Vec3::new(0.006, 0.009, 0.018);
    /// A lamp's light in it.
    pub(crate) const LAMP: Vec3 = Vec3::new(1.6, 1.15, 0.6);
    /// The moon.
    pub(crate) const MOON: Vec3 = Vec3::new(0.78, 0.84, 0.95);
    /// Lit windows: warm ones and cold ones.
    pub(crate) const WINDOWS: (Vec3, Vec3) = (Vec3::new(0.85, 0.5, 0.18), Vec3::new(0.3, 0.4, 0.55));
}
