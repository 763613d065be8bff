//! Cards and Character tiles: what a line is for, the deck, the rank.

use super::Icon;
use gotham_content::Deck;
use gotham_content::card::Usage;
use gotham_content::tile::Rank;

impl From<Usage> for Icon {
    fn from(usage: Usage) -> Icon {
        match usage {
            Usage::Melee => Icon::Melee,
            Usage::Ranged => Icon::Ranged,
            Usage::Manipulation => Icon::Manipulation,
            Usage::Thought => Icon::Thought,
            Usage::Movement => Icon::Movement,
            Usage::Defense => Icon::Defense,
            Usage::Always => Icon::Card,
        }
    }
}

impl From<Rank> for Icon {
    fn from(rank: Rank) -> Icon {
        match rank {
            Rank::Leader => Icon::Leader,
            Rank::Elite => Icon::Elite,
            Rank::Henchman => Icon::Henchman,
        }
    }
}

impl From<Deck> for Icon {
    fn from(deck: Deck) -> Icon {
        match deck {
            Deck::Equipment => Icon::Equipment,
            Deck::BatGadget => Icon::Gadget,
        }
    }
}
