//! Queued draws in words: `orange:2`, `d6:4`, `pick:2`, `order:3-1-2`.

use serde::Deserialize as _;
use serde_json::{Value, json};

use super::wire::WireError;
use gotham_content::dice::Color;
use gotham_rules::Game;
use gotham_rules::state::{Fit, Queued};

/// A queued draw in words.
pub(crate) fn draw_out(queued: &Queued) -> String {
    match queued {
        Queued::Face { color, face } => format!("{}:{face}", color.word()),
        Queued::D6(shown) => format!("d6:{shown}"),
        Queued::Pick(which) => format!("pick:{which}"),
        Queued::Order(order) => {
            let places: Vec<String> = order.iter().map(u8::to_string).collect();
            format!("order:{}", places.join("-"))
        }
    }
}

/// A queue in words, as a record keeps it.
pub(crate) fn queue_out(draws: &[Queued], fit: Fit) -> Value {
    let words: Vec<String> = draws.iter().map(draw_out).collect();
    match fit {
        Fit::AnyOrder => json!({ "dice": words }),
        Fit::InOrder => json!({ "dice": words, "fit": fit }),
    }
}

/// Reads a queued draw.
pub(crate) fn draw_in(text: &str) -> Option<Queued> {
    let (what, shown) = text.split_once(':')?;
    let number = |least: u8, most: u8| shown.parse().ok().filter(|number| (least..=most).contains(number));
    match what {
        "d6" => number(1, 6).map(Queued::D6),
        "pick" => number(1, u8::MAX).map(Queued::Pick),
        "order" => {
            let order: Option<Vec<u8>> = shown.split('-').map(|place| place.parse().ok()).collect();
            let is_one =
                |order: &Vec<u8>| (1..=order.len()).all(|place| order.iter().any(|it| usize::from(*it) == place));
            order.filter(is_one).map(Queued::Order)
        }
        color => Some(Queued::Face { color: Color::parse(color)?, face: number(0, 4)? }),
    }
}

/// Reads a list of queued draws.
///
/// # Errors
/// When it isn't a list of them.
pub fn draws_in(value: &Value) -> Result<Vec<Queued>, WireError> {
    let fail = |field: String, message: &str| WireError { field, message: message.into() };
    let Some(list) = value.as_array() else {
        return Err(fail("faces".into(), "a list such as [\"orange:2\", \"d6:4\"] is expected"));
    };
    let read = |(at, draw): (usize, &Value)| {
        draw.as_str().and_then(draw_in).ok_or_else(|| {
            fail(
                format!("faces[{at}]"),
                "a color and its successes are expected, such as \"orange:2\", or \"d6:4\", \"pick:2\", \"order:2-1\"",
            )
        })
    };
    list.iter().enumerate().map(read).collect()
}

/// Whether chance can bring these draws in a match: a die shows what stands on one of its faces. R2 IV.D
///
/// # Errors
/// The first that it cannot bring.
pub(crate) fn check(draws: &[Queued], game: &Game) -> Result<(), WireError> {
    for (at, draw) in draws.iter().enumerate() {
        let Queued::Face { color, face } = draw else { continue };
        let mut faces = game.scenario().dice.faces(*color).to_vec();
        if !faces.contains(face) {
            faces.sort_unstable();
            faces.dedup();
            let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
            let message = format!("no {} die shows {face}: there are {}", color.word(), faces.join(", "));
            return Err(WireError { field: format!("faces[{at}]"), message });
        }
    }
    Ok(())
}

/// Reads a queue in words.
///
/// # Errors
/// When it isn't a queue.
pub(crate) fn queue_in(value: &Value) -> Result<(Vec<Queued>, Fit), WireError> {
    let fit = match value.get("fit") {
        Some(fit) => {
            Fit::deserialize(fit).map_err(|error| WireError { field: "fit".into(), message: error.to_string() })?
        }
        None => Fit::AnyOrder,
    };
    Ok((draws_in(&value["dice"])?, fit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_draw_has_its_word() {
        let draws = [
            Queued::Face { color: Color::Orange, face: 2 },
            Queued::D6(4),
            Queued::Pick(12),
            Queued::Order(vec![3, 1, 2]),
        ];
        for fit in [Fit::AnyOrder, Fit::InOrder] {
            assert_eq!(queue_in(&queue_out(&draws, fit)), Ok((draws.to_vec(), fit)));
        }
        for wrong in
            ["orange", "pink:1", "orange:5", "d6:0", "d6:7", "pick:0", "order:", "order:1-1", "order:1-3", "d6:x"]
        {
            assert_eq!(draw_in(wrong), None, "{wrong}");
        }
    }
}
