//! What the glossary explains, and its chapters.

use gotham_content::skill::Skill;
use gotham_rules::Rule;

/// What the glossary explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A Skill or Trait.
    Skill(Skill),
    /// A rule.
    Rule(Rule),
    /// A term, token or icon, by its position in the catalogue.
    Term(usize),
    /// A Hero's Screen, by its position in the catalogue.
    Hero(usize),
    /// A Character tile, by its position in the catalogue.
    Tile(usize),
    /// A card, by its position in the catalogue.
    Card(usize),
    /// A part of the quick reference.
    Quick(Quick),
}

/// The parts of the quick reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what is in them")]
pub enum Quick {
    Round,
    HeroesTurn,
    Actions,
    Moving,
    Attacking,
    Defending,
    Rerolls,
    Tokens,
    Cubes,
    VillainsTurn,
    Sight,
    Dice,
    Ends,
    Icons,
}

impl Quick {
    /// All parts, in the order of the page.
    pub const ALL: [Quick; 14] = [
        Quick::Round,
        Quick::HeroesTurn,
        Quick::Actions,
        Quick::Moving,
        Quick::Attacking,
        Quick::Defending,
        Quick::Rerolls,
        Quick::Tokens,
        Quick::Cubes,
        Quick::VillainsTurn,
        Quick::Sight,
        Quick::Dice,
        Quick::Ends,
        Quick::Icons,
    ];
}

/// A chapter of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what is in them")]
pub enum Chapter {
    Quick,
    Skills,
    Traits,
    Terms,
    Tokens,
    Icons,
    Heroes,
    Tiles,
    Cards,
    Rules,
    Rulings,
}

impl Chapter {
    /// All chapters, in the order of their tabs.
    pub const ALL: [Chapter; 11] = [
        Chapter::Quick,
        Chapter::Skills,
        Chapter::Traits,
        Chapter::Terms,
        Chapter::Tokens,
        Chapter::Icons,
        Chapter::Heroes,
        Chapter::Tiles,
        Chapter::Cards,
        Chapter::Rules,
        Chapter::Rulings,
    ];
}
