//! What is true: the game by its rules, on small positions with queued dice and in random matches. One program for all of it,
//! since each links the whole engine once more, and since all of it uses the kit.

mod boards;
mod bots;
mod cards;
mod conformance;
mod kit;
mod matrix;
mod mission;
mod mission_page;
mod obvious;
mod review;
mod rules;
mod threat;
mod wire;
