//! Scenario tests of the rules: every printed example, the rulings, the Skills, both editions, the variants. Dice are
//! queued, positions are small. What each proves is in its doc comment: `tests/citations` makes a page of it.

#[path = "../kit/mod.rs"]
mod kit;

mod board;
mod book_actions;
mod book_attacks;
mod book_dice;
mod book_energy;
mod book_limits;
mod book_movement;
mod book_river;
mod book_setup;
mod book_sight;
mod book_thoughts;
mod book_turns;
mod chance;
mod difficulty;
mod editions;
mod mission;
mod mixtures;
mod options;
mod orders;
mod previews;
mod rulings;
mod rulings_attacks;
mod rulings_moves;
mod skills_after;
mod skills_areas;
mod skills_command;
mod skills_door;
mod skills_lent;
mod skills_limits;
mod skills_meet;
mod skills_melee;
mod skills_moving;
mod skills_ranged;
mod skills_regeneration;
mod skills_rerolls;
mod skills_strength;
mod solo;
mod variants_dice;
mod variants_points;
mod villain;
