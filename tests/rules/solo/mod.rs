//! The automated Villain, with queued draws. SOLO

mod deck;
mod elevator;
mod examples;
mod explained;
mod heroes_turn;
mod leaders;
mod moving;
mod readings;
mod reinforcement;
mod rerolls;
mod skills;
mod tasks;

/// A Tile Activation card: which Hero it means, its columns as `(river(1), attack, advance, protect)`, the Attack and its
/// number.
pub(super) fn card(tie: &str, columns: [&str; 2], attack: &str, option: u8) -> String {
    let [first, second] = columns.map(column);
    format!("tie: {tie}, columns: ({first}, {second}), attack: {attack}, option: {option}")
}

fn column(words: &str) -> String {
    let (slot, tasks) = words.split_once(' ').expect("a slot and three Tasks");
    format!("(slot: {slot}, tasks: ({tasks}))")
}

/// Attack, then Advance, then Protect, of the first tile in the River; the second column is too expensive, or empty.
pub(super) fn one_card(tie: &str, attack: &str, option: u8) -> String {
    card(tie, ["river(1) attack, advance, protect", "river(4) attack, advance, protect"], attack, option)
}
