//! The two editions of the rules, and every difference between them: each is one question to [`Edition`] that cites it
//! (`E-1` to `E-44`), and nobody else in the rules compares editions. G-3
//!
//! Some differences don't show at the table and have no question here; tests play both editions and find them alike:
//!
//! - E-3, E-24, E-27: a ruling reads both books as the Second. G-64, G-47
//! - E-8: a ruling reads both books as the First. G-10
//! - E-22, E-39, E-40, E-41: a ruling settles what one book leaves open. G-16, G-39, G-36, G-25
//! - E-43: Shackle is declared with the attack in either edition, so also with an attack in vain (E-21).

mod source;

use serde::{Deserialize, Serialize};

/// An edition of the rules. G-3
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The rulebook of 2019.
    First,
    /// Rulebook 2.0, of 2022.
    #[default]
    Second,
}

macro_rules! differences {
    ($($(#[doc = $says:literal])* $name:ident = $edition:ident;)*) => {
        impl Edition {
            $($(#[doc = $says])* pub fn $name(self) -> bool { self == Edition::$edition })*
        }
    };
}

impl Edition {
    /// Both, the default first.
    pub const ALL: [Edition; 2] = [Edition::Second, Edition::First];
}

// Round and end of the game, setup and coming into play.
differences! {
    /// Whether the ends of the game are tested after anything that happens, and not only after either side's turn,
    /// except for those that the mission calls constant. E-1
    tests_endings_throughout = Second;
    /// Whether a Command may recruit any tile of its own side that is neither in the River nor taken. E-2
    commands_may_recruit_what_the_mission_uses = First;
    /// Whether a miniature that comes into play where there is no room goes to an Adjacent Area, or stays out;
    /// otherwise it exceeds the Occupation limit. E-4
    newcomers_make_way = First;
}

// Areas and Line of Sight.
differences! {
    /// Whether an Obstruction is only entered by a Jump, Climb or Drop. E-5
    obstructions_take_special_moves = First;
    /// Whether a Broken Wall makes its two Areas Adjacent in every respect. E-6
    broken_walls_join_areas = First;
    /// Whether an Area on the way, as high as the higher of two, also comes between markers that share a letter. E-7
    height_stops_letters = First;
}

// Heroes: Stance and Neutralization.
differences! {
    /// Whether a Resting Hero may perform the mission's Free Actions. E-9
    resting_heroes_act_freely = First;
    /// Whether a Neutralized Hero may be attacked. E-10
    neutralized_heroes_are_targets = First;
    /// Whether a Neutralized Hero only loses its actions and Skills: Free Actions, Defense and cards stay. E-11
    neutralized_heroes_keep_defense_and_cards = First;
    /// Whether Neutralized Heroes hinder, and count among allies. E-12
    neutralized_heroes_hinder = First;
    /// Whether the Skills of a Hero who was Neutralized stay out of play until the next Upkeep. E-13
    skills_come_back_late = First;
}

// Items.
differences! {
    /// Whether a card's permanent lines help together with the line that is used. E-14
    permanent_lines_go_along = First;
    /// Whether Tools of different names with the same bonus help as one. E-15
    equal_bonuses_do_not_add_up = First;
    /// Whether a One-time use Tool helps unasked, and is used up. E-16
    tools_cannot_be_held_back = First;
}

// Movement.
differences! {
    /// Whether a Hero's First Movement Bonus belongs to the first Movement of the Heroes' turn, and not of the round. E-17
    first_movement_is_of_the_turn = First;
    /// Whether the destination settles the type of a Move where there are several. E-18
    destination_settles_the_move = First;
    /// Whether a Move is paid for with exactly as many cubes as are missing. E-19
    cubes_buy_what_is_missing = First;
}

// Attacks and other actions.
differences! {
    /// Whether an ally may be attacked. E-20
    allies_are_targets = First;
    /// Whether an attack is declared before its target: one without a target is in vain, and costs a non-Hero a
    /// repetition. E-21
    attacks_come_before_targets = First;
    /// Whether a non-Hero may act with a Characteristic that gives no dice. E-23
    characteristics_may_be_blank = First;
}

// The Villain.
differences! {
    /// Whether the mission orders the parts of an Event, and gives Reinforcement Points with it. E-25
    missions_order_events = First;
    /// Whether a Reinforcement may go on from a full Area while another one has room. E-26
    reinforcements_spill_over = First;
}

// Rerolls, terrain and tokens.
differences! {
    /// Whether Free Rerolls are named first, and then rolled together. E-28
    free_rerolls_are_rolled_together = First;
    /// Whether an Explosion is a brief rise of Dangerous Terrain. E-29
    explosions_raise_terrain = First;
    /// Whether cards, too, make their bearer immune to its own tokens. E-30
    cards_make_immune = First;
    /// Whether Flame and Toxic Gas protect against each other's tokens. E-31
    flame_and_gas_are_one = First;
    /// Whether a Skill places all its tokens or none. E-32
    tokens_come_all_or_none = First;
}

// Skills.
differences! {
    /// Whether Skills that may be used once are reset on either side's turn, and not only each round. E-33
    once_is_once_a_turn = First;
    /// Whether levels of Elevation limit Attraction. E-34
    attraction_minds_height = Second;
    /// Whether a Command activates its allies only once per round. E-35
    commands_once_a_round = Second;
    /// Whether Successes that did not become Wounds may go on even if nobody was Neutralized. E-36
    void_successes_carry_on = First;
    /// Whether a deferred attack is a Free Action, without the weapon of the first one. E-37
    deferred_attacks_are_bare = First;
    /// Whether Scream needs neither a cube at hand nor room for it. E-38
    screams_need_nothing = First;
    /// Whether a non-Hero's Retaliation gets the Elevation die. E-42
    retaliation_knows_height = First;
    /// Whether anybody in the Area may take Shackle tokens off. E-44
    anybody_takes_shackles_off = First;
}

#[cfg(test)]
mod tests {
    /// Every difference is one question, or is listed as needing none.
    #[test]
    fn every_difference_has_its_place() {
        let text = include_str!("mod.rs");
        let differs = |id: u8| text.contains(&format!(" E-{id}\n"));
        let alike = text.lines().filter_map(|line| Some(line.strip_prefix("//! - ")?.split_once(':')?.0));
        let alike: Vec<&str> = alike.flat_map(|ids| ids.split(", ")).collect();
        for id in 1..=44u8 {
            let is_alike = alike.contains(&format!("E-{id}").as_str());
            assert!(differs(id) != is_alike, "E-{id}");
        }
    }
}
