//! Hero slots of a mission: where a Hero starts, and who may fill the slot. R2 II.A

use serde::{Deserialize, Serialize};

use super::hero::Hero;
use super::id::{AreaName, CardName, HeroName};

/// One Hero of the mission: where it starts and who may fill the slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSlot {
    /// Starting Area.
    pub area: AreaName,
    /// Who may be chosen.
    pub choices: Vec<HeroChoice>,
}

/// A Hero that may fill a slot, with what the mission gives it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroChoice {
    /// Who.
    pub hero: HeroName,
    /// Cubes that start in the Fatigue Zone. R2 II.A.4.
    #[serde(default)]
    pub fatigue: u8,
    /// Starting Equipment; `None`: what the Screen says.
    #[serde(default)]
    pub equipment: Option<Vec<CardName>>,
}

impl HeroChoice {
    /// The Equipment that a Hero starts with: what the mission gives it, or else its own.
    pub fn starts_with<'a>(&'a self, hero: &'a Hero) -> &'a [CardName] {
        self.equipment.as_ref().unwrap_or(&hero.equipment)
    }
}

/// A team for the slots: whom each lists first, as long as the others can still be filled. R2 II.A
pub fn suggested_team(slots: &[HeroSlot]) -> Vec<HeroName> {
    let mut taken: Vec<&HeroName> = Vec::new();
    for (at, slot) in slots.iter().enumerate() {
        let fits = |hero: &&HeroName| {
            let with: Vec<&HeroName> = taken.iter().copied().chain([*hero]).collect();
            !taken.contains(hero) && can_all_be_filled(&slots[at + 1..], &with)
        };
        taken.extend(slot.choices.iter().map(|choice| &choice.hero).find(fits));
    }
    taken.into_iter().cloned().collect()
}

/// Whether every slot can still be filled with a different Hero when some are taken. R2 II.A
pub fn can_all_be_filled(slots: &[HeroSlot], taken: &[&HeroName]) -> bool {
    // Hero by slot: a slot whose Heroes are all taken asks the slots that hold them to switch to another.
    let mut holders: Vec<(&HeroName, usize)> = Vec::new();
    (0..slots.len()).all(|slot| fill(slots, slot, taken, &mut holders, &mut Vec::new()))
}

fn fill<'a>(
    slots: &'a [HeroSlot],
    slot: usize,
    taken: &[&HeroName],
    holders: &mut Vec<(&'a HeroName, usize)>,
    asked: &mut Vec<&'a HeroName>,
) -> bool {
    for HeroChoice { hero, .. } in &slots[slot].choices {
        if taken.contains(&hero) || asked.contains(&hero) {
            continue;
        }
        asked.push(hero);
        let holder = holders.iter().position(|(held, _)| *held == hero);
        match holder {
            None => holders.push((hero, slot)),
            Some(at) if fill(slots, holders[at].1, taken, holders, asked) => holders[at].1 = slot,
            Some(_) => continue,
        }
        return true;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(offered: &[&[&str]]) -> Vec<HeroSlot> {
        let choice = |hero: &&str| HeroChoice { hero: HeroName::from(*hero), fatigue: 0, equipment: None };
        let slot = |heroes: &&[&str]| HeroSlot { area: "a".into(), choices: heroes.iter().map(choice).collect() };
        offered.iter().map(slot).collect()
    }

    #[test]
    fn a_team_takes_whom_each_slot_lists_first_as_far_as_all_can_be_filled() {
        let of = |offered: &[&[&str]]| -> Vec<String> {
            suggested_team(&slots(offered)).iter().map(|hero| hero.as_str().to_string()).collect()
        };
        assert_eq!(of(&[&["batman", "orphan"], &["catwoman", "batman"]]), ["batman", "catwoman"]);
        assert_eq!(of(&[&["batman", "orphan"], &["batman"]]), ["orphan", "batman"], "nobody else can fill the second");
    }

    #[test]
    fn each_slot_needs_a_hero_of_its_own() {
        let batman = HeroName::from("batman");
        assert!(can_all_be_filled(&slots(&[&["batman", "orphan"], &["batman"]]), &[]));
        assert!(can_all_be_filled(&slots(&[&["batman", "orphan"], &["batman", "catwoman"], &["batman"]]), &[]));
        assert!(!can_all_be_filled(&slots(&[&["batman", "orphan"], &["batman", "orphan"], &["orphan"]]), &[]));
        assert!(!can_all_be_filled(&slots(&[&["batman"]]), &[&batman]));
        assert!(can_all_be_filled(&slots(&[&["batman", "orphan"]]), &[&batman]));
    }
}
