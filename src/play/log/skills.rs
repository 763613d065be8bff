//! Skills that are used, in words. A Skill without its own sentence goes by its name.

use super::teller::Teller;
use super::titles::Titles;
use gotham_content::skill::Skill;
use gotham_rules::{MiniId, SkillTarget};
use gotham_words::{Value, Words};

/// What the button of a Skill that is declared as an action says.
pub fn button(words: &Words, skill: Skill) -> &str {
    match skill {
        Skill::Shackle => words.skill_unshackle_button(),
        Skill::HenchmanCommand | Skill::EliteCommand => words.skill_command_button(),
        Skill::ImaginaryFriend => words.skill_dispel_button(),
        _ => words.skill(skill),
    }
}

/// Its use on something: "Grenade at Platform".
pub(super) fn use_on(titles: Titles, skill: Skill, on: SkillTarget) -> String {
    let words = titles.words;
    let target = match on {
        SkillTarget::Nothing => return words.skill(skill).into(),
        SkillTarget::Mini(mini) => titles.mini(mini),
        SkillTarget::Area(area) => titles.area(area),
        SkillTarget::Tile(tile) => titles.tile(tile),
    };
    match skill {
        Skill::Attraction => words.skill_attraction(target),
        Skill::Grenade => words.skill_grenade(target),
        Skill::Shackle => words.skill_unshackle(target),
        Skill::HenchmanCommand | Skill::EliteCommand => words.skill_command(target),
        Skill::Tactician => words.skill_tactician(target),
        Skill::ImaginaryFriend => words.skill_dispel(target),
        Skill::Sacrifice => words.skill_step_in(target),
        Skill::CircularStrike | Skill::Burst => words.skill_carry_on(target),
        Skill::Combo => words.skill_combo(target),
        Skill::Counterattack | Skill::Retaliation => words.skill_strike_back(target),
        _ => words.skill_use_on(words.skill(skill), target),
    }
}

/// Whether a Skill is used in an attack, as a question.
pub(super) fn question(
    titles: Titles,
    skill: Skill,
    who: String,
    (attacker, target): (MiniId, MiniId),
    amount: u8,
    left: u8,
) -> String {
    let words = titles.words;
    match skill {
        Skill::Sacrifice => words.skill_ask_step_in(titles.mini(attacker), titles.mini(target), who, amount),
        Skill::CircularStrike | Skill::Burst => words.skill_ask_carry_on(who, amount, left),
        Skill::Counterattack | Skill::Retaliation => words.skill_ask_strike_back(who, titles.mini(attacker), amount),
        _ => words.skill_ask(who, words.skill(skill), amount),
    }
}

/// So much of Regeneration: "Regenerate 2 cubes". G-120
pub fn regenerate(titles: Titles, mini: MiniId, strength: u8) -> String {
    match titles.game.state().mini(mini).has_tablet() {
        true => titles.words.skill_regenerate_cubes(strength),
        false => titles.words.skill_regenerate_life(strength),
    }
}

/// An attack with a Skill: "Shackle Bane".
pub(super) fn attack_with(words: &Words, skill: Skill, target: String) -> String {
    words.skill_attack_with(words.skill(skill), target)
}

/// What the log says of a use.
pub(super) fn used(words: &Words, tell: &Teller, who: Value, skill: Skill, on: SkillTarget) -> String {
    let target = match on {
        SkillTarget::Nothing => return words.skill_used(who, words.skill(skill)),
        SkillTarget::Mini(mini) => tell.mini(mini),
        SkillTarget::Area(area) => tell.area(area),
        SkillTarget::Tile(tile) => tell.tile(tile),
    };
    match skill {
        Skill::Attraction => words.skill_pulls(who, target),
        Skill::Grenade => words.skill_throws(who, target),
        Skill::Shackle => words.skill_works_on_shackles(who, target),
        Skill::HenchmanCommand | Skill::EliteCommand => words.skill_orders(who, target),
        Skill::Tactician => words.skill_sends(who, target),
        Skill::ImaginaryFriend => words.skill_reasons(who, target),
        Skill::Sacrifice => words.skill_steps_in(who, target),
        _ => words.skill_used_on(who, words.skill(skill), target),
    }
}

/// What the log says of a Skill that is lost for good.
pub(super) fn lost(words: &Words, who: Value, skill: Skill) -> String {
    match skill {
        Skill::ImaginaryFriend => words.skill_friend_gone(who),
        _ => words.skill_lost(who, words.skill(skill)),
    }
}
