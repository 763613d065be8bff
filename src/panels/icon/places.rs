//! Spaces for cubes, kinds of actions and Stances: what a Bat-Tablet shows.

use super::Icon;
use gotham_content::tile::Action;
use gotham_rules::command::{Space, Stance};

impl From<Space> for Icon {
    fn from(space: Space) -> Icon {
        match space {
            Space::Melee => Icon::Melee,
            Space::Ranged => Icon::Ranged,
            Space::Manipulation => Icon::Manipulation,
            Space::Thought => Icon::Thought,
            Space::Movement => Icon::Movement,
            Space::Defense => Icon::Defense,
            Space::Reroll => Icon::Reroll,
        }
    }
}

impl From<Action> for Icon {
    fn from(action: Action) -> Icon {
        match action {
            Action::Movement => Icon::Movement,
            Action::Melee => Icon::Melee,
            Action::Ranged => Icon::Ranged,
            Action::Manipulation => Icon::Manipulation,
            Action::Thought => Icon::Thought,
        }
    }
}

impl From<Stance> for Icon {
    fn from(stance: Stance) -> Icon {
        match stance {
            Stance::Active => Icon::Active,
            Stance::Resting => Icon::Resting,
        }
    }
}
