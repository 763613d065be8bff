//! The art direction in numbers: the scene's one palette, its light and its proportions. docs/look.md says what is
//! bright and why. Colors are linear, as light adds up; below 1, nothing shines on its own.

/// Proportions: what is drawn differently from what a ruler would measure on the printed board.
pub(crate) mod proportion {
    /// Levels are drawn flatter, so that no street hides the platform behind it.
    pub(crate) const LEVEL: f32 = 0.62;
    /// How many levels above the lowest floor are drawn like that, and how high each further one is beside them.
    pub(crate) const FULL_LEVELS: f32 = 2.0;
    /// How high each further one is beside them.
    pub(crate) const FURTHER: f32 = 0.2;
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
    /// How much of its side's color lies on a figure's upper edges.
    pub(crate) const RIM: f32 = 0.4;
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
    pub(crate) const NIGHT: Color = Color::srgb(0.010, 0.014, 0.026);
    /// Light from everywhere: cool, and little of it.
    pub(crate) const AMBIENT: (Color, f32) = (Color::srgb(0.56, 0.66, 1.0), 430.0);
    /// The light of the city: cold, from behind, low over the table. It outlines anyone standing in front of
    /// something dark, and keeps walls that face away from the lamp from being black.
    pub(crate) const BACK: (Color, f32) = (Color::srgb(0.55, 0.72, 1.0), 2600.0);
    /// The lamp over the table: warm, from the left, and behind the player.
    pub(crate) const KEY: (Color, f32) = (Color::srgb(1.0, 0.92, 0.8), 7800.0);
}

/// The light of the night on what never moves, as a part of the light on the table: it leaves the board darker and
/// cooler than the figures, which only the lamp over the table lights.
pub(crate) mod night {
    use bevy::math::Vec3;

    /// The sky of the city.
    pub(crate) const SKY: Vec3 = Vec3::new(0.36, 0.46, 0.65);
    /// How much of it gets into the darkest corner.
    pub(crate) const DARKEST: f32 = 0.2;
    /// How much of a lamp's light gets behind what stands in its way.
    pub(crate) const BEHIND: f32 = 0.12;
    /// How high above its floor the light of a room hangs.
    pub(crate) const CEILING: f32 = 0.5;
    /// Street and platform lamps, and how far they shine.
    pub(crate) const LAMP: Vec3 = Vec3::new(1.9, 1.16, 0.48);
    /// How far they shine.
    pub(crate) const LAMP_REACH: f32 = 1.35;
    /// Neon, in two colors.
    pub(crate) const NEON: (Vec3, Vec3) = (Vec3::new(0.12, 1.25, 1.9), Vec3::new(1.9, 0.16, 0.95));
    /// How far it shines.
    pub(crate) const NEON_REACH: f32 = 0.8;
    /// A part of a string of bulbs.
    pub(crate) const BULBS: Vec3 = Vec3::new(0.8, 0.56, 0.26);
    /// The screens of ticket machines.
    pub(crate) const SCREEN: Vec3 = Vec3::new(0.35, 0.95, 1.1);
    /// How far they shine, and the lights of cars.
    pub(crate) const SCREEN_REACH: f32 = 0.5;
    /// The lights of cars, before and behind.
    pub(crate) const HEADLIGHT: Vec3 = Vec3::new(1.5, 1.35, 1.0);
    /// The ones behind.
    pub(crate) const TAIL_LIGHT: Vec3 = Vec3::new(1.2, 0.06, 0.04);
    /// The lights in a subway car.
    pub(crate) const CARRIAGE: Vec3 = Vec3::new(0.8, 0.66, 0.4);
    /// Rooms with wood or carpet on the floor.
    pub(crate) const PARLOR: Vec3 = Vec3::new(0.85, 0.55, 0.26);
    /// A vat of acid.
    pub(crate) const ACID: Vec3 = Vec3::new(0.7, 1.9, 0.3);
    /// Rooms of bare concrete.
    pub(crate) const WORKSHOP: Vec3 = Vec3::new(0.34, 0.46, 0.36);
    /// Halls and platforms.
    pub(crate) const HALL: Vec3 = Vec3::new(0.26, 0.3, 0.28);
    /// Stairs.
    pub(crate) const STAIRS: Vec3 = Vec3::new(0.3, 0.26, 0.18);
    /// How far the light of a room reaches.
    pub(crate) const ROOM_REACH: f32 = 1.1;
}

/// The glow around what shines, and steam. The fourth number is how much a card covers of what is behind it.
pub(crate) mod halo {
    use crate::table::shape::Paint;

    /// A lamp, and the light that falls from it.
    pub(crate) const LAMP: Paint = [0.3, 0.17, 0.055, 0.0];
    /// The light that falls from it.
    pub(crate) const FALLING: Paint = [0.05, 0.029, 0.01, 0.0];
    /// Neon, in two colors.
    pub(crate) const NEON: [Paint; 2] = [[0.03, 0.3, 0.42, 0.0], [0.42, 0.04, 0.22, 0.0]];
    /// A big wheel.
    pub(crate) const WHEEL: Paint = [0.06, 0.042, 0.02, 0.0];
    /// A string of bulbs.
    pub(crate) const BULBS: Paint = [0.12, 0.085, 0.04, 0.0];
    /// The screen of a ticket machine.
    pub(crate) const SCREEN: Paint = [0.03, 0.14, 0.18, 0.0];
    /// A car's lights, before and behind.
    pub(crate) const HEADLIGHT: Paint = [0.4, 0.34, 0.22, 0.0];
    /// The ones behind.
    pub(crate) const TAIL_LIGHT: Paint = [0.3, 0.02, 0.01, 0.0];
    /// Steam from a grate.
    pub(crate) const STEAM: Paint = [0.045, 0.055, 0.075, 0.16];
}

/// The city around the table.
pub(crate) mod city {
    use crate::table::shape::Paint;

    /// Houses next to the board: their foot, and the edge of their roofs.
    pub(crate) const NEAR: (Paint, Paint) = ([0.004, 0.005, 0.009, 1.0], [0.016, 0.021, 0.036, 1.0]);
    /// Houses in the fog: their foot, and their roofs.
    pub(crate) const FAR: (Paint, Paint) = ([0.003, 0.004, 0.008, 1.0], [0.008, 0.011, 0.02, 1.0]);
    /// The walls of a cave, near and in the haze: their foot and their top.
    pub(crate) const ROCK: (Paint, Paint) = ([0.006, 0.008, 0.011, 1.0], [0.05, 0.062, 0.078, 1.0]);
    /// What moonlight leaves on the edge of a roof.
    pub(crate) const MOONLIT: Paint = [0.05, 0.07, 0.12, 1.0];
    /// Lit windows: warm, cold, and the one in which somebody watches television.
    pub(crate) const WINDOWS: [Paint; 3] = [[0.75, 0.42, 0.13, 1.0], [0.5, 0.4, 0.24, 1.0], [0.14, 0.3, 0.48, 1.0]];
    /// A window without a light.
    pub(crate) const BLIND: Paint = [0.009, 0.013, 0.024, 1.0];
}

/// What a city leaves on its floors.
pub(crate) mod grime {
    use bevy::math::Vec3;

    /// What dirt leaves of a color, and how much of it there is where there is most.
    pub(crate) const DIRT: Vec3 = Vec3::new(0.42, 0.4, 0.36);
    /// How much of it there is where there is most.
    pub(crate) const STRENGTH: f32 = 0.6;
    /// Water that shows the sky, and how much of it.
    pub(crate) const PUDDLE: Vec3 = Vec3::new(0.1, 0.15, 0.24);
    /// How much of the floor below a puddle it covers.
    pub(crate) const WET: f32 = 0.7;
    /// Paper.
    pub(crate) const SCRAP: Vec3 = Vec3::new(0.4, 0.39, 0.35);
    /// A grate's bars.
    pub(crate) const GRATE: Vec3 = Vec3::new(0.16, 0.165, 0.18);
    /// What is below them.
    pub(crate) const SHAFT: Vec3 = Vec3::new(0.012, 0.012, 0.014);
}

/// The room around the board.
pub(crate) mod room {
    use crate::table::shape::Paint;

    /// The table's planks, next to the board and where the light ends.
    pub(crate) const TABLE: (Paint, Paint) = ([0.05, 0.031, 0.024, 1.0], [0.0015, 0.002, 0.0035, 1.0]);
    /// The frame that the board lies in.
    pub(crate) const FRAME: Paint = [0.03, 0.026, 0.026, 1.0];
    /// A line of brass along it.
    pub(crate) const BRASS: Paint = [0.34, 0.22, 0.07, 1.0];
    /// What shows of the ground where there is no Area.
    pub(crate) const GROUND: Paint = [0.010, 0.011, 0.016, 1.0];
}

/// Elevators.
pub(crate) mod elevator {
    use crate::table::shape::Paint;

    /// The steel of a car and of the rim of its shafts.
    pub(crate) const STEEL: Paint = [0.2, 0.22, 0.25, 1.0];
    /// The floor of a car.
    pub(crate) const FLOOR: Paint = [0.26, 0.25, 0.22, 1.0];
    /// The inside of a shaft, and its outside in the rock.
    pub(crate) const SHAFT: Paint = [0.05, 0.055, 0.065, 1.0];
    /// The lamps that show where the car is, and where it stops: nothing else on such a board is amber.
    pub(crate) const AMBER: Paint = [1.5, 0.62, 0.06, 1.0];
}

/// Walls, and the upright sides of floors.
pub(crate) mod wall {
    use crate::table::shape::Paint;

    /// A wall that can be broken.
    pub(crate) const BRICK: Paint = [0.36, 0.12, 0.066, 1.0];
    /// A wall that nothing breaks.
    pub(crate) const SOLID: Paint = [0.15, 0.155, 0.175, 1.0];
    /// The top of any wall: what shows of it from above.
    pub(crate) const CAP: Paint = [0.34, 0.34, 0.34, 1.0];
    /// The edges of floors, one level above the lowest, two, three, and more.
    pub(crate) const NOSING: [Paint; 4] =
        [[0.24, 0.27, 0.33, 1.0], [0.56, 0.4, 0.05, 1.0], [0.5, 0.18, 0.05, 1.0], [0.42, 0.07, 0.06, 1.0]];
    /// A stripe for each level that it takes to break a wall.
    pub(crate) const STRIPE: Paint = [0.85, 0.7, 0.45, 1.0];
    /// Doors and bars.
    pub(crate) const STEEL: Paint = [0.24, 0.28, 0.33, 1.0];
    /// Glazed tiles below a street: their foot, their field and their band.
    pub(crate) const GLAZED: [Paint; 3] = [[0.05, 0.09, 0.09, 1.0], [0.3, 0.29, 0.25, 1.0], [0.02, 0.2, 0.19, 1.0]];
    /// Bare stone: foot, field, cornice.
    pub(crate) const STONE: [Paint; 3] = [[0.05, 0.05, 0.055, 1.0], [0.14, 0.14, 0.15, 1.0], [0.26, 0.25, 0.24, 1.0]];
    /// The cut through the ground at the rim of the board: earth, and the street over it.
    pub(crate) const CUT: [Paint; 3] = [[0.04, 0.034, 0.032, 1.0], [0.1, 0.08, 0.068, 1.0], [0.2, 0.19, 0.19, 1.0]];
    /// Brickwork of the city's cellars: joints, bricks, cornice.
    pub(crate) const MASONRY: [Paint; 3] =
        [[0.05, 0.045, 0.05, 1.0], [0.155, 0.1, 0.088, 1.0], [0.25, 0.24, 0.24, 1.0]];
    /// Painted plaster of a fairground: foot, field, band.
    pub(crate) const PLASTER: [Paint; 3] = [[0.16, 0.03, 0.05, 1.0], [0.5, 0.4, 0.33, 1.0], [0.5, 0.13, 0.2, 1.0]];
    /// Containers: the hollows of their sheet, and its folds.
    pub(crate) const CONTAINER: [Paint; 2] = [[0.06, 0.095, 0.13, 1.0], [0.115, 0.175, 0.23, 1.0]];
    /// Barrels in a stack, their hoops, and the dark between them.
    pub(crate) const BARRELS: [Paint; 3] =
        [[0.3, 0.11, 0.045, 1.0], [0.42, 0.31, 0.05, 1.0], [0.02, 0.014, 0.012, 1.0]];
    /// The canvas of tents: its stripes, and the dark below its valance.
    pub(crate) const CANVAS: [Paint; 3] = [[0.36, 0.038, 0.03, 1.0], [0.5, 0.42, 0.28, 1.0], [0.02, 0.012, 0.012, 1.0]];
    /// A pipe that ends in the cut ground, and its inside.
    pub(crate) const PIPE: (Paint, Paint) = ([0.16, 0.11, 0.08, 1.0], [0.006, 0.006, 0.008, 1.0]);
    /// Posters.
    pub(crate) const POSTERS: [Paint; 4] =
        [[0.42, 0.05, 0.06, 1.0], [0.05, 0.17, 0.34, 1.0], [0.5, 0.34, 0.05, 1.0], [0.1, 0.26, 0.12, 1.0]];
    /// The paper around a poster, and what is printed on it.
    pub(crate) const PAPER: Paint = [0.55, 0.52, 0.44, 1.0];
}

/// Decoration. Above 1, something shines.
pub(crate) mod prop {
    use crate::table::shape::Paint;

    /// Iron of lamps, benches, railings.
    pub(crate) const IRON: Paint = [0.06, 0.063, 0.072, 1.0];
    /// Wood of benches, crates, desks.
    pub(crate) const WOOD: Paint = [0.23, 0.135, 0.07, 1.0];
    /// Stone of pillars.
    pub(crate) const STONE: Paint = [0.24, 0.24, 0.25, 1.0];
    /// Tiles around a pillar.
    pub(crate) const TILED: Paint = [0.33, 0.33, 0.29, 1.0];
    /// Bark.
    pub(crate) const BARK: Paint = [0.1, 0.06, 0.03, 1.0];
    /// Leaves.
    pub(crate) const LEAVES: Paint = [0.04, 0.12, 0.05, 1.0];
    /// A tank.
    pub(crate) const TANK: Paint = [0.2, 0.23, 0.2, 1.0];
    /// A subway car: outside, its stripe, its edges, inside.
    pub(crate) const BODY: Paint = [0.11, 0.135, 0.175, 1.0];
    /// The stripe along it.
    pub(crate) const STRIPE: Paint = [0.3, 0.035, 0.03, 1.0];
    /// The edges of what is made of metal.
    pub(crate) const TRIM: Paint = [0.24, 0.25, 0.27, 1.0];
    /// A subway car inside.
    pub(crate) const INSIDE: Paint = [0.16, 0.165, 0.15, 1.0];
    /// The strip light in a subway car.
    pub(crate) const STRIP_LIGHT: Paint = [1.6, 1.35, 0.85, 1.0];
    /// A lamp's bulb.
    pub(crate) const BULB: Paint = [3.2, 2.4, 1.3, 1.0];
    /// The board of a neon sign.
    pub(crate) const BOARD: Paint = [0.02, 0.026, 0.045, 1.0];
    /// Its tubes.
    pub(crate) const NEON: [Paint; 2] = [[0.25, 2.2, 3.2, 1.0], [3.0, 0.35, 1.5, 1.0]];
    /// A car.
    pub(crate) const CAR: Paint = [0.075, 0.09, 0.14, 1.0];
    /// A taxi.
    pub(crate) const TAXI: Paint = [0.52, 0.33, 0.03, 1.0];
    /// A car's windows.
    pub(crate) const GLASS: Paint = [0.028, 0.04, 0.06, 1.0];
    /// Its wheels.
    pub(crate) const TIRE: Paint = [0.014, 0.014, 0.015, 1.0];
    /// Its lights, before and behind.
    pub(crate) const HEADLIGHT: Paint = [2.6, 2.3, 1.7, 1.0];
    /// The ones behind.
    pub(crate) const TAIL_LIGHT: Paint = [1.8, 0.06, 0.05, 1.0];
    /// A kiosk or ticket machine.
    pub(crate) const KIOSK: Paint = [0.085, 0.14, 0.165, 1.0];
    /// Its roof.
    pub(crate) const AWNING: Paint = [0.34, 0.075, 0.065, 1.0];
    /// Its screen.
    pub(crate) const SCREEN: Paint = [0.4, 1.0, 1.2, 1.0];
    /// Steel of shelves and lockers.
    pub(crate) const LOCKER: Paint = [0.13, 0.17, 0.15, 1.0];
    /// A sheet.
    pub(crate) const LINEN: Paint = [0.42, 0.41, 0.36, 1.0];
    /// A barrel, and its hoops.
    pub(crate) const BARREL: (Paint, Paint) = ([0.3, 0.12, 0.05, 1.0], [0.42, 0.33, 0.05, 1.0]);
    /// The stripes of a booth.
    pub(crate) const STRIPES: [Paint; 2] = [[0.5, 0.06, 0.07, 1.0], [0.5, 0.47, 0.4, 1.0]];
    /// A coin, its edge and what is struck on it.
    pub(crate) const COIN: [Paint; 2] = [[0.5, 0.24, 0.05, 1.0], [0.72, 0.42, 0.12, 1.0]];
    /// A playing card, its suit, and its back.
    pub(crate) const CARD: [Paint; 3] = [[0.62, 0.59, 0.5, 1.0], [0.42, 0.03, 0.035, 1.0], [0.13, 0.04, 0.2, 1.0]];
    /// Bones.
    pub(crate) const BONE: Paint = [0.62, 0.57, 0.44, 1.0];
    /// Bronze.
    pub(crate) const BRONZE: Paint = [0.13, 0.17, 0.13, 1.0];
    /// Water in a fountain.
    pub(crate) const POOL: Paint = [0.05, 0.16, 0.22, 1.0];
    /// A machine, and its gauges.
    pub(crate) const MACHINE: (Paint, Paint) = ([0.11, 0.145, 0.18, 1.0], [0.5, 0.36, 0.05, 1.0]);
}

/// Boundaries on the floor, in the rulebook's colors. R2 IV.C
pub(crate) mod boundary {
    use bevy::math::Vec3;

    /// Nothing hinders.
    pub(crate) const WHITE: Vec3 = Vec3::new(0.56, 0.62, 0.7);
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
    pub(crate) const STEEL: Vec3 = Vec3::new(0.2, 0.195, 0.165);
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
    /// Polished marble.
    pub(crate) const MARBLE: Vec3 = Vec3::new(0.4, 0.37, 0.31);
    /// Bricks below the city.
    pub(crate) const BRICK: Vec3 = Vec3::new(0.17, 0.115, 0.09);
    /// The canvas of tents: its stripes, and the rope in its seams.
    pub(crate) const CANVAS: [Vec3; 3] =
        [Vec3::new(0.36, 0.038, 0.03), Vec3::new(0.5, 0.42, 0.28), Vec3::new(0.1, 0.075, 0.05)];
    /// The roof of a container.
    pub(crate) const CONTAINER: Vec3 = Vec3::new(0.1, 0.155, 0.205);
    /// The lids of barrels, their rims, and the dark between them.
    pub(crate) const BARRELS: [Vec3; 3] =
        [Vec3::new(0.25, 0.095, 0.045), Vec3::new(0.4, 0.3, 0.06), Vec3::new(0.02, 0.015, 0.013)];
    /// Sawdust between tents.
    pub(crate) const SAWDUST: Vec3 = Vec3::new(0.26, 0.19, 0.11);
    /// Raked gravel.
    pub(crate) const GRAVEL: Vec3 = Vec3::new(0.175, 0.165, 0.145);
    /// Trodden earth.
    pub(crate) const DIRT: Vec3 = Vec3::new(0.12, 0.095, 0.07);
    /// Acid.
    pub(crate) const ACID: Vec3 = Vec3::new(0.3, 0.75, 0.09);
    /// Rock.
    pub(crate) const STONE: Vec3 = Vec3::new(0.12, 0.14, 0.165);
    /// The sky in a puddle, and the lights in it: lamps, windows, the moon.
    pub(crate) const PUDDLE: (Vec3, [Vec3; 3]) = (
        Vec3::new(0.07, 0.12, 0.2),
        [Vec3::new(0.62, 0.42, 0.18), Vec3::new(0.36, 0.42, 0.52), Vec3::new(0.2, 0.34, 0.46)],
    );
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
    /// The star where a blow lands.
    pub(crate) const IMPACT: Paint = [3.6, 2.9, 1.3, 1.0];
    /// The wood of the dice tray, and its felt.
    pub(crate) const TRAY: (Paint, Paint) = ([0.1, 0.052, 0.028, 1.0], [0.014, 0.03, 0.05, 1.0]);
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
    /// Coins.
    pub(crate) const BRASS: Vec3 = Vec3::new(0.6, 0.4, 0.12);
    /// Bones and paper.
    pub(crate) const BONE: Vec3 = Vec3::new(0.7, 0.66, 0.52);
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
