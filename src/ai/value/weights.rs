//! How much each term counts: for every mission of the box its own, and general ones for any other. They are learned, and
//! lie in `weights.ron`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::terms::{Term, Terms};
use serde::{Deserialize, Serialize};

/// The weights that come with the game.
const BUILT_IN: &str = include_str!("weights.ron");

/// What a term counts at the beginning and at the end of a match, in hundred thousandths; in between, in between.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ends(pub i64, pub i64);

/// The weights of a mission, in the order of [`Term::ALL`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfMission([Ends; Term::ALL.len()]);

impl OfMission {
    /// All terms together, in hundred thousandths.
    pub fn sum(&self, terms: &Terms) -> i64 {
        self.parts(terms).map(|(_, part)| part).sum()
    }

    /// What each term counts, in hundred thousandths.
    pub fn parts(&self, terms: &Terms) -> impl Iterator<Item = (Term, i64)> {
        let (passed, all) = terms.passed();
        let (late, all) = (i64::from(passed), i64::from(all.max(1)));
        let weigh = move |(term, Ends(first, last)): (Term, &Ends)| {
            (term, i64::from(terms.count(term)) * (first * (all - late) + last * late) / all)
        };
        Term::ALL.into_iter().zip(&self.0).map(weigh)
    }
}

/// All weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    general: OfMission,
    missions: BTreeMap<String, OfMission>,
}

/// How weights lie in a file: by the words of terms.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    general: BTreeMap<String, Ends>,
    missions: BTreeMap<String, BTreeMap<String, Ends>>,
}

/// Why a text holds no weights.
#[derive(Debug, thiserror::Error)]
pub enum WeightsError {
    /// It is no such file.
    #[error("the weights: {0}")]
    Format(#[from] ron::error::SpannedError),
    /// It has not exactly the terms that there are.
    #[error("the weights of {of}: \"{term}\" is {what}")]
    Term {
        /// Whose.
        of: String,
        /// Which.
        term: String,
        /// Missing, or no term.
        what: &'static str,
    },
}

impl Weights {
    /// The weights that come with the game. They never change, so they are read once.
    pub fn built_in() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| match Weights::read(BUILT_IN) {
            Ok(weights) => weights,
            Err(error) => unreachable!("a test has read these weights: {error}"),
        })
    }

    /// Weights from a text.
    ///
    /// # Errors
    /// When it is no list of weights, or has not all terms and no others.
    pub fn read(text: &str) -> Result<Weights, WeightsError> {
        let file: File = ron::from_str(text)?;
        let missions = file.missions.into_iter().map(|(id, words)| Ok((id.clone(), by_term(&id, words)?)));
        Ok(Weights {
            general: by_term("any mission", file.general)?,
            missions: missions.collect::<Result<_, WeightsError>>()?,
        })
    }

    /// Weights as a text, from those of any mission and of each; in the order of [`Term::ALL`].
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn write(general: &[Ends], missions: &BTreeMap<String, Vec<Ends>>) -> Result<String, ron::Error> {
        let by_word =
            |ends: &[Ends]| Term::ALL.iter().map(|term| term.word().to_string()).zip(ends.iter().copied()).collect();
        let missions = missions.iter().map(|(id, ends)| (id.clone(), by_word(ends))).collect();
        let file = File { general: by_word(general), missions };
        ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new().depth_limit(3))
    }

    /// The weights of any mission.
    pub fn general(&self) -> &OfMission {
        &self.general
    }

    /// The weights of a mission, or the general ones.
    pub fn of_mission(&self, id: &str) -> &OfMission {
        self.missions.get(id).unwrap_or(&self.general)
    }

    /// Whether a mission has weights of its own.
    pub fn has(&self, id: &str) -> bool {
        self.missions.contains_key(id)
    }

    /// Which missions have weights of their own.
    pub fn missions(&self) -> impl Iterator<Item = &str> {
        self.missions.keys().map(String::as_str)
    }
}

fn by_term(of: &str, mut words: BTreeMap<String, Ends>) -> Result<OfMission, WeightsError> {
    let mut weights = [Ends::default(); Term::ALL.len()];
    let wrong = |term: &str, what| WeightsError::Term { of: of.into(), term: term.into(), what };
    for (term, weight) in Term::ALL.iter().zip(&mut weights) {
        *weight = words.remove(term.word()).ok_or_else(|| wrong(term.word(), "missing"))?;
    }
    match words.pop_first() {
        None => Ok(OfMission(weights)),
        Some((word, _)) => Err(wrong(&word, "no term")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_are_written() {
        let own = vec![Ends(3, -4); Term::ALL.len()];
        let text = Weights::write(&vec![Ends(1, 2); Term::ALL.len()], &BTreeMap::from([("hush".to_string(), own)]));
        let read = Weights::read(&text.expect("it is written")).expect("it is read");
        assert_eq!(read.missions().collect::<Vec<_>>(), ["hush"]);
        assert_eq!(read.of_mission("hush").0[0], Ends(3, -4));
        assert_eq!(read.of_mission("another").0[0], Ends(1, 2));
    }

    #[test]
    fn what_is_missing_and_what_is_no_term_is_named() {
        let wrong = |text: &str| Weights::read(text).expect_err("no weights").to_string();
        assert_eq!(wrong("(general: {}, missions: {})"), "the weights of any mission: \"mission\" is missing");
        let all = Term::ALL.map(|term| format!("\"{}\": (0, 0)", term.word())).join(", ");
        let odd = format!("(general: {{{all}, \"luck\": (1, 1)}}, missions: {{}})");
        assert_eq!(wrong(&odd), "the weights of any mission: \"luck\" is no term");
        assert!(wrong("(general").starts_with("the weights: 1:"));
    }
}
