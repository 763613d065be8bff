//! Older forms of records, brought up to the current one step by step. Each step knows two forms and nothing else, and
//! a record of each form is kept in `tests/fixtures/saves`.

use serde_json::{Value, json};

/// The form of records that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 3;

/// From form 1 on, what turns each form into the next.
const STEPS: [fn(&mut Value); FORMAT as usize - 1] = [one_to_two, two_to_three];

/// Brings a record of an older form up to the current one.
pub(super) fn migrate(record: &mut Value, format: u32) {
    for step in STEPS.iter().skip(format.saturating_sub(1) as usize) {
        step(record);
    }
    record["format"] = FORMAT.into();
}

/// Form 2 says by which rules a match was played and what its own scenario used, where form 1 had a hash of all content.
/// It holds the table as it stands; form 1 has none, and its hashes were made with that other hash.
fn one_to_two(record: &mut Value) {
    let Some(fields) = record.as_object_mut() else { return };
    fields.remove("content_hash");
    fields.insert("rules".into(), 1.into());
    fields.insert("scenario".into(), json!("0000000000000000"));
}

/// Form 3 knows matches that began as a sandbox, which hold it; those of form 2 all began as a mission.
fn two_to_three(_: &mut Value) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_of_form_1_becomes_one_of_the_present_form() {
        let mut record = json!({ "format": 1, "mission": "x", "content_hash": "0123456789abcdef", "commands": [] });
        migrate(&mut record, 1);
        let wanted = json!({
            "format": FORMAT, "mission": "x", "rules": 1, "scenario": "0000000000000000", "commands": [],
        });
        assert_eq!(record, wanted);
    }

    #[test]
    fn what_is_no_record_stays_what_it_is() {
        let mut list = json!({ "format": 1 });
        migrate(&mut list, FORMAT);
        assert_eq!(list, json!({ "format": FORMAT }));
    }
}
