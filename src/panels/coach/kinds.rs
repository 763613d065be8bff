//! The kinds of things that may be done now, each with one line of help.

use crate::answers::{Deed, Step, path, words::label};
use crate::view::{TableView, View};
use gotham_rules::command::Stance;
use gotham_words::Words;

/// A kind of answer.
pub(super) struct Kind {
    /// What it is called.
    pub label: String,
    /// What it is for; empty if its name says it.
    pub help: String,
}

/// What answers of a kind have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    Deed(Deed),
    Stance(Stance),
    Reroll,
    Tile,
    Other,
}

/// The kinds of all legal answers, in the order in which they come.
pub(super) fn kinds(view: &View, table: &TableView) -> Vec<Kind> {
    let mut families: Vec<(Family, usize)> = Vec::new();
    for command in table.legal {
        let family = family(&path(&table.prompt.ask, command));
        match families.iter_mut().find(|(known, _)| *known == family) {
            Some((_, count)) => *count += 1,
            None => families.push((family, 1)),
        }
    }
    families.sort_by_key(|(family, _)| *family == Family::Other);
    families.into_iter().map(|(family, count)| kind(view, table, family, count)).collect()
}

fn family(steps: &[Step]) -> Family {
    let found = steps.iter().find_map(|step| match step {
        Step::Do(Deed::Step) => Some(Family::Deed(Deed::Move)),
        Step::Do(deed) => Some(Family::Deed(*deed)),
        Step::Stance(stance) => Some(Family::Stance(*stance)),
        Step::Die(_) => Some(Family::Reroll),
        Step::Position(_) => Some(Family::Tile),
        _ => None,
    });
    found.unwrap_or(Family::Other)
}

fn kind(view: &View, table: &TableView, family: Family, count: usize) -> Kind {
    let words = view.words;
    let named = |step: Step| label(table.titles(), &table.prompt.ask, &step);
    match family {
        Family::Deed(deed) => Kind { label: named(Step::Do(deed)), help: help(view, deed) },
        Family::Stance(stance) => {
            let help = match stance {
                Stance::Active => words.advice_kind_active(),
                Stance::Resting => words.advice_kind_resting(),
            };
            Kind { label: named(Step::Stance(stance)), help: help.into() }
        }
        Family::Reroll => Kind { label: words.advice_reroll_dice().into(), help: words.advice_kind_reroll().into() },
        Family::Tile => Kind { label: words.advice_activate_tile().into(), help: words.advice_kind_tile().into() },
        Family::Other => Kind { label: words.advice_others(count), help: words.advice_kind_choose().into() },
    }
}

/// What a deed is for; for a Skill, what the glossary says about it.
fn help(view: &View, deed: Deed) -> String {
    if let Deed::Use(skill) | Deed::AttackWith(skill) = deed
        && let Some(text) = view.catalogue.skill_text(skill)
    {
        return view.words.text(&text.line).into_owned();
    }
    help_of(view.words, deed).into()
}

fn help_of(words: &Words, deed: Deed) -> &str {
    match deed {
        Deed::Move | Deed::Step => words.advice_kind_move(),
        Deed::Melee => words.advice_kind_melee(),
        Deed::Ranged => words.advice_kind_ranged(),
        Deed::AttackWith(_) => words.advice_kind_attack_with(),
        Deed::Interact(_) => words.advice_kind_interact(),
        Deed::PickUp | Deed::PutDown | Deed::Give | Deed::Take => words.advice_kind_carry(),
        Deed::Throw => words.advice_kind_throw(),
        Deed::Use(_) => words.advice_kind_use(),
        Deed::Drop => words.advice_kind_drop(),
        Deed::AllActive => words.advice_kind_all_active(),
        Deed::EndTurn => words.advice_kind_end_turn(),
        Deed::Defend => words.advice_kind_defend(),
        Deed::Keep => words.advice_kind_keep(),
        Deed::Stop => words.advice_kind_stop(),
        Deed::Finish => words.advice_kind_finish(),
        Deed::Decline => words.advice_kind_decline(),
        Deed::Dredge | Deed::Demobilize => words.advice_kind_dredge(),
        Deed::AddSuccess | Deed::Always | Deed::Never => "",
    }
}
