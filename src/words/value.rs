//! A sentence's arguments: names, numbers, other sentences.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use gotham_content::mission::Side;

/// A name, a number or another sentence.
#[derive(Clone, Debug)]
pub struct Value<'a>(pub(super) FluentValue<'a>);

/// How many: a plural form depends on it.
#[derive(Clone, Copy, Debug)]
pub struct Count(i32);

impl Value<'_> {
    /// A number with its sign: "+1", "-2".
    pub fn signed(number: impl Into<i32>) -> Value<'static> {
        format!("{:+}", number.into()).into()
    }

    /// What successes are measured against; 255 is more than any roll: "∞". G-6
    pub fn measure(number: u8) -> Value<'static> {
        if number == u8::MAX { "∞".into() } else { i32::from(number).into() }
    }

    /// Thousandths as a number with one decimal: "1.4" of 1400.
    pub fn tenths(thousandths: u32) -> Value<'static> {
        let options = FluentNumberOptions { minimum_fraction_digits: Some(1), ..Default::default() };
        let tenths = f64::from((thousandths + 50) / 100) / 10.0;
        Value(FluentValue::Number(FluentNumber::new(tenths, options)))
    }

    /// Tenths as a number with its sign and one decimal: "+1.4" of 14, "-0.3" of -3.
    pub fn signed_tenths(tenths: i32) -> Value<'static> {
        let sign = if tenths < 0 { "-" } else { "+" };
        let tenths = tenths.unsigned_abs();
        format!("{sign}{}.{}", tenths / 10, tenths % 10).into()
    }
}

/// A number in a language that writes a comma before the tenths.
pub(super) fn with_comma<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value(text.as_str().into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value(text.into())
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value(text.into())
    }
}

/// A sentence that depends on the side asks for `heroes` or `villain`.
impl From<Side> for Value<'_> {
    fn from(side: Side) -> Self {
        Value::from(match side {
            Side::Heroes => "heroes",
            Side::Villain => "villain",
        })
    }
}

/// A sentence that depends on whether something is so asks for `yes` or `no`.
impl From<bool> for Value<'_> {
    fn from(is_so: bool) -> Self {
        Value::from(if is_so { "yes" } else { "no" })
    }
}

impl From<Count> for Value<'_> {
    fn from(count: Count) -> Self {
        Value(count.0.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value(number.into())
            }
        }

        impl From<$number> for Count {
            fn from(number: $number) -> Count {
                Count(i32::try_from(number).unwrap_or(i32::MAX))
            }
        }
    )*};
}

numbers!(u8, i8, u16, i16, i32, u32, u64, usize);
