//! Each word of the mission format, played: small missions on the Subway, by families of words.

mod acting;
mod asking;
mod changing;
mod doing;
mod endless;
mod finding;
mod free;
mod happening;
mod knowing;
mod noticing;
mod stage;
mod ways;
mod who;
