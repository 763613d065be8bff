//! The words that the game knows: everything read from a file is asked what it would be called there.

use std::cell::Cell;

use serde::de::value::Error;
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;

/// The variants of an enum, or the fields of a struct, as a file writes them.
pub(super) fn words<T: DeserializeOwned>() -> Vec<&'static str> {
    let told = Cell::new(&[][..]);
    assert!(T::deserialize(Asked(&told)).is_err(), "nothing is read");
    assert!(!told.get().is_empty(), "{} has no words", std::any::type_name::<T>());
    told.get().to_vec()
}

/// An empty file that learns what could be in it.
struct Asked<'a>(&'a Cell<&'static [&'static str]>);

impl Asked<'_> {
    fn tell<T>(self, words: &'static [&'static str]) -> Result<T, Error> {
        self.0.set(words);
        Err(Error::custom("asked only"))
    }
}

impl<'de> Deserializer<'de> for Asked<'_> {
    type Error = Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        self.tell(variants)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        self.tell(fields)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        self.tell(&[])
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}
