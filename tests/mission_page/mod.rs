//! `docs/mission-format.md` is true: its example is played, every word of its tables is put into a mission and played,
//! and every word that the game knows is in its chapter. So is `docs/solo-cards.md`.

mod bench;
mod explained;
mod known;
mod page;
mod played;
mod solo;
