//! What a miniature was before it became what it is: a short pile, so that a miniature is copied as a whole.

use serde::{Deserialize, Serialize};

use crate::id::{HeroId, TileId};

/// How many forms are remembered; the oldest is forgotten first.
const MOST: usize = 4;

/// A form that a miniature can take: a Screen on its Bat-Tablet, or a Character tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// For a miniature with a Bat-Tablet.
    Screen(HeroId),
    /// For one without.
    Tile(TileId),
}

/// The forms that a miniature had, the latest last.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Form>", into = "Vec<Form>")]
pub struct Forms([Option<Form>; MOST]);

impl Forms {
    /// Whether it was never anything else.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many are remembered.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// From the oldest to the latest.
    pub fn iter(&self) -> impl Iterator<Item = Form> + '_ {
        self.0.iter().flatten().copied()
    }

    /// Remembers one more.
    pub fn push(&mut self, form: Form) {
        let len = self.len();
        if len == MOST {
            self.0.rotate_left(1);
        }
        self.0[len.min(MOST - 1)] = Some(form);
    }

    /// Takes the latest back.
    pub fn pop(&mut self) -> Option<Form> {
        let len = self.len();
        self.0[..len].last_mut()?.take()
    }
}

impl From<Vec<Form>> for Forms {
    fn from(forms: Vec<Form>) -> Forms {
        let mut pile = Forms::default();
        forms.into_iter().for_each(|form| pile.push(form));
        pile
    }
}

impl From<Forms> for Vec<Form> {
    fn from(forms: Forms) -> Vec<Form> {
        forms.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_comes_back_first_and_the_oldest_is_forgotten() {
        let forms: Vec<Form> = (0..6).map(|tile| Form::Tile(TileId(tile))).collect();
        let mut pile = Forms::from(forms.clone());
        assert_eq!(Vec::from(pile), forms[2..]);
        assert_eq!(pile.pop(), Some(forms[5]));
        pile.push(Form::Screen(HeroId(0)));
        assert_eq!(
            [pile.pop(), pile.pop(), pile.pop()],
            [Some(Form::Screen(HeroId(0))), Some(forms[4]), Some(forms[3])]
        );
        assert_eq!((pile.len(), pile.pop(), pile.pop()), (1, Some(forms[2]), None));
        assert!(pile.is_empty());
    }

    #[test]
    fn it_is_kept_as_a_list() {
        let forms = vec![Form::Tile(TileId(7))];
        let bytes = postcard::to_stdvec(&forms).expect("bytes");
        assert_eq!(postcard::to_stdvec(&Forms::from(forms.clone())).expect("bytes"), bytes);
        assert_eq!(postcard::from_bytes::<Forms>(&bytes).expect("the pile"), Forms::from(forms));
    }
}
