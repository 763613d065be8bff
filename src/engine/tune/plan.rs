//! A plan: which mission, and between which bounds its numbers are searched.

use std::collections::BTreeMap;
use std::path::Path;

use gotham_content::{Catalogue, Problem, SourceFile, is_well_formed};
use gotham_platform::disk;
use gotham_play::Overlay;
use gotham_play::overlay::first_id;
use serde::Deserialize;

use super::super::ground;
use super::super::placeholders::{fill, placeholders};
use super::super::trouble::Trouble;

/// The most combinations of numbers: at twenty matches each and two Villains, these take hours.
const MOST: usize = 500;

/// A plan as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// The mission's file, beside the plan.
    mission: String,
    /// What is searched.
    ranges: Vec<Range>,
    /// How many of a hundred matches the Heroes are to win.
    #[serde(default = "half")]
    aim: u8,
}

fn half() -> u8 {
    50
}

/// The numbers for one name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Range {
    name: String,
    from: u8,
    to: u8,
    #[serde(default = "one")]
    step: u8,
}

fn one() -> u8 {
    1
}

/// What is wrong with a plan, and where.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {fault}")]
pub(super) struct PlanError {
    /// File, line, column and field.
    place: String,
    fault: Fault,
}

/// What is wrong with a plan.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("the mission cannot be read: {0}")]
    NoMission(std::io::Error),
    #[error("there is nothing to search: name a range for each place in braces")]
    NoRanges,
    #[error("\"{0}\": a name has lowercase letters, digits and underscores, and begins with a letter")]
    Name(String),
    #[error("\"{0}\" has a range already")]
    Twice(String),
    #[error("an empty range: it begins with {from} and ends with {to}")]
    Empty { from: u8, to: u8 },
    #[error("a step of 0 leads nowhere")]
    NoStep,
    #[error("the mission has no place for it: write {{{0}}} where the number belongs")]
    NoPlaceholder(String),
    #[error("{{{name}}} has no range in {plan}")]
    NoRange { name: String, plan: String },
    #[error("{{{0}}} is no name: lowercase letters, digits and underscores between braces, and nothing else")]
    Placeholder(String),
    #[error("{count} combinations are too many, at most {MOST} are measured: take wider steps or fewer ranges")]
    TooMany { count: usize },
    #[error("{0}: of a hundred matches, 1 to 99 can be aimed at")]
    Aim(u8),
    #[error("with {with} it is no mission that can be played:\n{problems}")]
    Mission { with: String, problems: String },
}

impl From<PlanError> for Trouble {
    fn from(error: PlanError) -> Trouble {
        Trouble::Unreadable(error.to_string())
    }
}

/// The numbers of a combination, in the order of the plan's ranges.
pub(super) type Numbers = Vec<u8>;

/// A plan whose names and places fit together.
pub(super) struct Plan {
    /// What is aimed at.
    pub aim: u8,
    /// The names that are searched.
    pub names: Vec<String>,
    /// For each name its numbers, at least one.
    numbers: Vec<Numbers>,
    /// The mission with its placeholders.
    mission: SourceFile,
}

impl Plan {
    /// Reads a plan and its mission.
    ///
    /// # Errors
    /// When one of them cannot be read, or they don't fit together.
    pub(super) fn read(path: &Path) -> Result<Plan, Trouble> {
        let file = ground::file(path)?;
        let plan: Written = file.parse().map_err(|problem| Trouble::Unreadable(problem.to_string()))?;
        Ok(Plan::of(&file, plan, path)?)
    }

    fn of(file: &SourceFile, plan: Written, path: &Path) -> Result<Plan, PlanError> {
        let wrong = |field: &str, fault: Fault| PlanError { place: place(file, field), fault };
        let beside = path.with_file_name(&plan.mission);
        let text = disk::read_text(&beside).map_err(|error| wrong("mission", Fault::NoMission(error)))?;
        let mission = SourceFile::new(beside.display().to_string(), text);
        if !(1..=99).contains(&plan.aim) {
            return Err(wrong("aim", Fault::Aim(plan.aim)));
        }
        if plan.ranges.is_empty() {
            return Err(wrong("ranges", Fault::NoRanges));
        }
        for (at, Range { name, from, to, step }) in plan.ranges.iter().enumerate() {
            let fault = if !is_well_formed(name) {
                Some(("name", Fault::Name(name.clone())))
            } else if plan.ranges[..at].iter().any(|before| before.name == *name) {
                Some(("name", Fault::Twice(name.clone())))
            } else if from > to {
                Some(("to", Fault::Empty { from: *from, to: *to }))
            } else if *step == 0 {
                Some(("step", Fault::NoStep))
            } else if !placeholders(&mission.text).any(|found| found.name == name) {
                Some(("name", Fault::NoPlaceholder(name.clone())))
            } else {
                None
            };
            if let Some((field, fault)) = fault {
                return Err(wrong(&format!("ranges[{at}].{field}"), fault));
            }
        }
        for found in placeholders(&mission.text) {
            let name = found.name.to_string();
            let fault = if !found.is_sound() {
                Fault::Placeholder(name)
            } else if !plan.ranges.iter().any(|range| range.name == name) {
                Fault::NoRange { name, plan: file.name.clone() }
            } else {
                continue;
            };
            return Err(PlanError { place: format!("{}:{}:{}", mission.name, found.line, found.column), fault });
        }
        let numbers = |range: &Range| (range.from..=range.to).step_by(range.step.into()).collect::<Numbers>();
        let numbers: Vec<Numbers> = plan.ranges.iter().map(numbers).collect();
        let count = numbers.iter().map(Vec::len).fold(1, usize::saturating_mul);
        if count > MOST {
            return Err(wrong("ranges", Fault::TooMany { count }));
        }
        let names = plan.ranges.into_iter().map(|range| range.name).collect();
        Ok(Plan { aim: plan.aim, names, numbers, mission })
    }

    /// Whether the mission can be played at the ends of each range, with the lowest numbers for the others.
    ///
    /// # Errors
    /// When it cannot.
    pub(super) fn check(&self, overlay: &Overlay) -> Result<(), PlanError> {
        let lowest: Numbers = self.numbers.iter().filter_map(|numbers| numbers.first().copied()).collect();
        self.catalogue(overlay, &lowest)?;
        for (at, numbers) in self.numbers.iter().enumerate().filter(|(_, numbers)| numbers.len() > 1) {
            let mut with = lowest.clone();
            with[at] = numbers.last().copied().unwrap_or_default();
            self.catalogue(overlay, &with)?;
        }
        Ok(())
    }

    /// Every combination of numbers: the last range turns first.
    pub(super) fn combinations(&self) -> Vec<Numbers> {
        self.numbers.iter().fold(vec![Vec::new()], |all, numbers| {
            let longer = |with: &Numbers| {
                let with = with.clone();
                numbers.iter().map(move |number| [&with[..], &[*number]].concat()).collect::<Vec<_>>()
            };
            all.iter().flat_map(longer).collect()
        })
    }

    /// The mission with these numbers.
    pub(super) fn fill(&self, with: &Numbers) -> String {
        let with: BTreeMap<&str, String> =
            self.names.iter().map(String::as_str).zip(with.iter().map(u8::to_string)).collect();
        fill(&self.mission.text, &with)
    }

    /// The content without other missions, and the id of the mission.
    ///
    /// # Errors
    /// When it is no sound mission with these numbers.
    pub(super) fn catalogue(&self, overlay: &Overlay, with: &Numbers) -> Result<(Catalogue, String), PlanError> {
        let text = self.fill(with);
        let wrong = |problems: &[Problem]| PlanError {
            place: self.mission.name.clone(),
            fault: Fault::Mission { with: told(&self.names, with), problems: Problem::lines(problems) },
        };
        let is_other = |name: &str| name.starts_with("missions/") || name.ends_with("/campaign.ron");
        let mut files: Vec<SourceFile> = overlay.files.iter().filter(|file| !is_other(&file.name)).cloned().collect();
        files.push(SourceFile::new("missions/tuned.ron", &*text));
        let catalogue = gotham_content::load(&files).map_err(|mut problems| {
            let own = problems.iter_mut().filter(|problem| problem.file == "missions/tuned.ron");
            own.for_each(|problem| problem.file.clone_from(&self.mission.name));
            wrong(&problems)
        })?;
        Ok((catalogue, first_id(&text).unwrap_or_default().to_string()))
    }

    /// The mission's file, to be named.
    pub(super) fn mission(&self) -> &str {
        &self.mission.name
    }
}

/// Numbers with their names: `rounds 6, reserve 8`.
pub(super) fn told(names: &[String], with: &Numbers) -> String {
    let told = names.iter().zip(with).map(|(name, number)| format!("{name} {number}"));
    told.collect::<Vec<_>>().join(", ")
}

/// `my.plan.ron:3:5: ranges[0].name`
fn place(file: &SourceFile, field: &str) -> String {
    let problem = file.problem(field, "");
    format!("{}:{}:{}: {}", problem.file, problem.line, problem.column, problem.field)
}
