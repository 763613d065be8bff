//! A name inside of a sentence: a language may write its article in small letters there ("contre le Joker").

use fluent_bundle::types::FluentValue;

use super::Piece;

/// With what articles a language's names begin.
fn articles(language: &str) -> &'static [&'static str] {
    match language {
        "fr" => &["Le ", "La ", "Les ", "L’"],
        _ => &[],
    }
}

/// The first of a sentence's arguments, as it is written inside of a sentence.
pub(super) fn said<'a>(language: &str, arguments: &[FluentValue<'a>]) -> FluentValue<'a> {
    match arguments.first() {
        Some(FluentValue::String(name)) => inside(language, name).into(),
        Some(value) => value.clone(),
        None => FluentValue::Error,
    }
}

fn inside(language: &str, said: &str) -> String {
    let small =
        |name: &str| match articles(language).iter().find_map(|article| Some((article, name.strip_prefix(article)?))) {
            Some((article, rest)) => article.to_lowercase() + rest,
            None => name.to_string(),
        };
    let piece = |piece: Piece<'_>| match piece {
        Piece::Text(text) => small(text),
        Piece::Link(number, name) => Piece::linked(number, &small(name)),
    };
    Piece::of(said).into_iter().map(piece).collect()
}
