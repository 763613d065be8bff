//! A mission of the campaign: from the story's page to the match, and back to what it has changed there.

use crate::labels;
use crate::person::{Person, place_of};
use crate::play::{choose, use_button};

/// From the menu by the campaign's page to the mission's first question, as the Heroes.
pub fn set_out(person: &mut Person, mission: &str) -> Result<(), String> {
    let play = format!("{} {mission}", labels::PLAY);
    use_button(person, labels::CAMPAIGN, |shown| place_of(shown, &play).is_some())?;
    person.picture("campaign-before")?;
    use_button(person, &play, |shown| place_of(shown, labels::START_GAME).is_some())?;
    choose(person, labels::PLAY_THE_HEROES)?;
    person.picture("new-match")?;
    use_button(person, labels::START_GAME, |shown| shown["screen"] == "Match")
}

/// From the report back to the campaign's page, where the mission is no longer one to come and the next one is offered.
pub fn come_back(person: &mut Person, mission: &str) -> Result<String, String> {
    let play = format!("{} {mission}", labels::PLAY);
    use_button(person, labels::CAMPAIGN, |shown| shown["screen"] == labels::MENU && place_of(shown, &play).is_some())?;
    let shown = person.window().look()?.clone();
    person.picture("campaign-after")?;
    let widgets = shown["widgets"].as_array().map(Vec::as_slice).unwrap_or_default();
    let labels: Vec<&str> = widgets.iter().filter_map(|widget| widget["label"].as_str()).collect();
    let offered =
        labels.iter().filter(|label| label.strip_prefix(labels::PLAY).is_some_and(|rest| rest.starts_with(' ')));
    let (offered, to_come) = (offered.count(), labels.iter().filter(|label| **label == labels::NOT_PLAYED).count());
    if to_come + 1 != offered {
        return Err(format!("of {offered} missions {to_come} are to come after the first was played"));
    }
    Ok(format!("The campaign has {to_come} more missions in this chapter."))
}
