//! The sound of the place where the board is. Its map says which ([`Ambience`]).
//!
//! Each place has one or two things that only it has, by which it is known with closed eyes; the rest is air. Tunes
//! keep to the notes of the music (`score.rs`), because they are heard with it.

mod asylum;
mod bank;
mod bed;
mod below;
mod fair;
mod house;
mod outside;
mod plant;
mod station;

use super::Piece;
use gotham_content::Ambience;

/// The loop of a place.
pub(crate) fn piece(ambience: Ambience) -> Piece {
    match ambience {
        Ambience::Subway => below::subway(),
        Ambience::Street => outside::street(),
        Ambience::Bank => bank::bank(),
        Ambience::Plant => plant::plant(),
        Ambience::Alley => outside::alley(),
        Ambience::Asylum => asylum::asylum(),
        Ambience::Fair => fair::fair(),
        Ambience::House => house::house(),
        Ambience::Park => outside::park(),
        Ambience::Cave => below::cave(),
        Ambience::Sewer => below::sewer(),
        Ambience::Station => station::station(),
        Ambience::Roof => outside::roof(),
    }
}
