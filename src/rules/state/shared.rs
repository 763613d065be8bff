//! What a copy of the table shares with the table until one of them changes it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something with many lists that seldom changes: a game is copied without it, and the first copy to change it has its
/// own from then on. It reads, compares and is saved like what it holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(held: T) -> Shared<T> {
        Shared(Arc::new(held))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared<T>, D::Error> {
        T::deserialize(deserializer).map(Shared::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_changes_alone() {
        let one = Shared::from(vec![1, 2]);
        let mut other = one.clone();
        assert!(std::ptr::eq(one.as_ptr(), other.as_ptr()), "nothing is copied yet");
        other.push(3);
        assert_eq!((one.to_vec(), other.to_vec()), (vec![1, 2], vec![1, 2, 3]));
    }

    #[test]
    fn it_is_kept_as_what_it_holds() {
        let held = vec![7u8, 8];
        let bytes = postcard::to_stdvec(&held).expect("bytes");
        assert_eq!(postcard::to_stdvec(&Shared::from(held.clone())).expect("bytes"), bytes);
        assert_eq!(postcard::from_bytes::<Shared<Vec<u8>>>(&bytes).expect("the list"), Shared::from(held));
    }
}
