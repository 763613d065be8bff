//! The score list: what wins against the automated Villain were worth. It is stored as one text in a [`Store`], and
//! anything wrong with that text is reported; if it means nothing, it is moved aside, and never written over. SOLO XV

use serde::{Deserialize, Serialize};

use super::history::Match;
use super::share;
use super::store::{self, Store, StoreError, Unread};
use gotham_platform::Date;
use gotham_rules::Options;
use gotham_rules::score::{Score, ScoreRank};

/// The name of the list in its store.
pub(crate) const NAME: &str = "scores";

/// The form of the list that this program writes, and the newest that it reads. The first form knew no grace.
const FORMAT: u64 = 2;
/// The most entries: beyond that, the lowest one goes.
const MOST: usize = 2000;
/// The most letters of an id.
const MOST_LETTERS: usize = 80;
/// The most Heroes of a match.
const MOST_HEROES: usize = 8;
/// More points than any match is worth, and fewer.
const MOST_POINTS: i16 = 1000;

/// A win, and what it was worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scored {
    /// When it ended: seconds since 1970 began.
    pub date: u64,
    /// The mission's id.
    pub mission: String,
    /// Who won it: the Heroes' ids, by slot.
    pub heroes: Vec<String>,
    /// What was agreed on.
    pub options: Options,
    /// Victory Points.
    pub points: i16,
    /// Whether they managed what the mission hopes for besides winning.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub grace: bool,
    /// The match as a share code, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

impl Scored {
    /// The worth of a match that the Heroes have just won against the cards; `None` if there is nothing to keep: it
    /// goes on, was lost, was set up by hand, or a player had the Villain.
    pub fn of(play: &Match, date: Date) -> Option<Scored> {
        let game = play.game();
        if !play.options().solo || play.is_practice() {
            return None;
        }
        let score = Score::of(game)?;
        let scenario = game.scenario();
        let heroes = game.state().tablets.iter().map(|tablet| scenario.hero(tablet.hero).id.to_string()).collect();
        Some(Scored {
            date: date.0.as_secs(),
            mission: scenario.mission.id.to_string(),
            heroes,
            options: play.options(),
            points: score.total(),
            grace: score.grace == Some(true),
            code: share::write(play).ok(),
        })
    }

    /// How good it is.
    pub fn rank(&self) -> ScoreRank {
        ScoreRank::of(self.points)
    }

    /// The day on which it ended, by the calendar of Greenwich: "2026-11-23".
    pub fn day(&self) -> String {
        let (year, month, day) = calendar(self.date / 86_400);
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// What makes it impossible, if anything does.
    fn fault(&self) -> Option<String> {
        let is_word = |word: &String| !word.is_empty() && word.len() <= MOST_LETTERS && word.chars().all(is_of_an_id);
        if !is_word(&self.mission) {
            return Some("mission: this is not an id".into());
        }
        if self.heroes.len() > MOST_HEROES || !self.heroes.iter().all(is_word) {
            return Some(format!("heroes: at most {MOST_HEROES} ids"));
        }
        if self.points.abs() > MOST_POINTS {
            return Some(format!("points: {} is more than a match is worth", self.points));
        }
        if !self.options.solo || self.options.check().is_err() {
            return Some("options: only a match against the cards has a score".into());
        }
        if self.code.as_ref().is_some_and(|code| code.len() > share::MOST_LETTERS || !code.is_ascii()) {
            return Some("code: this is not a share code".into());
        }
        None
    }
}

fn is_of_an_id(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_'
}

/// Year, month and day of a number of days since 1970 began.
fn calendar(days: u64) -> (u64, u64, u64) {
    // If years begin in March, the leap day is their last day; 400 of them are 146097 days.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

/// How the list is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ScoreOrder {
    /// The most points first.
    #[default]
    Best,
    /// The latest first.
    Newest,
}

/// Every score that was kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scores {
    list: Vec<Scored>,
}

#[derive(Serialize, Deserialize)]
struct Page {
    format: u64,
    scores: Vec<Scored>,
}

impl Scores {
    /// All of them, in an order.
    pub fn sorted(&self, order: ScoreOrder) -> Vec<&Scored> {
        let mut list: Vec<&Scored> = self.list.iter().collect();
        match order {
            ScoreOrder::Best => list.sort_by_key(|scored| std::cmp::Reverse((scored.points, scored.date))),
            ScoreOrder::Newest => list.sort_by_key(|scored| std::cmp::Reverse(scored.date)),
        }
        list
    }

    /// The wins of one mission, in the order in which they were added.
    pub fn of_mission(&self, mission: &str) -> impl Iterator<Item = &Scored> {
        self.list.iter().filter(move |scored| scored.mission == mission)
    }

    /// Adds one; false if this match is already in the list.
    pub fn add(&mut self, scored: Scored) -> bool {
        let is_same = |other: &Scored| other == &scored || (other.code.is_some() && other.code == scored.code);
        if self.list.iter().any(is_same) {
            return false;
        }
        self.list.push(scored);
        if self.list.len() > MOST
            && let Some(lowest) = (0..self.list.len()).min_by_key(|at| (self.list[*at].points, self.list[*at].date))
        {
            self.list.remove(lowest);
        }
        true
    }

    /// The list as a text.
    pub fn text(&self) -> String {
        let page = Page { format: FORMAT, scores: self.list.clone() };
        serde_json::to_string_pretty(&page).unwrap_or_default()
    }

    /// The list from a text.
    ///
    /// # Errors
    /// When the text means nothing, or comes from a newer program.
    pub fn read(text: &str) -> Result<Scores, Unread> {
        store::check_form(text, FORMAT)?;
        let page: Page = serde_json::from_str(text).map_err(|error| Unread::Damaged(error.to_string()))?;
        if page.scores.len() > MOST {
            return Err(Unread::Damaged(format!("{} scores: at most {MOST}", page.scores.len())));
        }
        let mut faults = page.scores.iter().zip(1..).filter_map(|(scored, number): (&Scored, u32)| {
            scored.fault().map(|fault| format!("score {number}, {fault}"))
        });
        match faults.next() {
            Some(fault) => Err(Unread::Damaged(fault)),
            None => Ok(Scores { list: page.scores }),
        }
    }

    /// The stored list; an empty one if there is none.
    ///
    /// # Errors
    /// When it cannot be read; a text that means nothing has been moved aside.
    pub fn open(store: &Store) -> Result<Scores, StoreError> {
        Ok(store.open(NAME, Scores::read)?.unwrap_or_default())
    }

    /// Adds a score to the stored list: another window may have written its own meanwhile. A list that means nothing
    /// is moved aside, and a new one is started; the error says so.
    ///
    /// # Errors
    /// When the list cannot be read or written; in that case what is there stays as it is.
    pub fn keep(store: &Store, scored: Scored) -> Result<(Scores, Option<StoreError>), StoreError> {
        store.add(NAME, Scores::read, Scores::text, |scores| scores.add(scored))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use gotham_platform::{HandClock, Memory, Storage};
    use gotham_rules::{Difficulty, Hardship};

    fn scored(points: i16, date: u64) -> Scored {
        let difficulty = Difficulty::default().with(Hardship::Energy, 2);
        Scored {
            date,
            mission: "to_sink_a_city".into(),
            heroes: vec!["batman".into(), "catwoman".into()],
            options: Options { solo: true, difficulty, ..Options::default() },
            points,
            grace: false,
            code: Some(format!("GCC1-{date}")),
        }
    }

    fn memory() -> (Memory, Store) {
        let memory = Memory::new(Arc::new(HandClock::default()));
        let store = Store::new(Arc::new(memory.clone()));
        (memory, store)
    }

    #[test]
    fn scores_are_kept_and_come_back_in_either_order() {
        let (_, store) = memory();
        assert_eq!(Scores::open(&store).expect("none yet"), Scores::default());
        for (points, date) in [(12, 100), (40, 50), (-3, 200)] {
            Scores::keep(&store, scored(points, date)).expect("kept");
        }
        let scores = Scores::open(&store).expect("read");
        let points = |order| scores.sorted(order).iter().map(|scored| scored.points).collect::<Vec<_>>();
        assert_eq!(points(ScoreOrder::Best), [40, 12, -3]);
        assert_eq!(points(ScoreOrder::Newest), [-3, 12, 40]);
        assert_eq!(scores.sorted(ScoreOrder::Newest)[2], &scored(40, 50));
    }

    #[test]
    fn a_list_of_the_first_form_opens_without_grace() {
        let old = Scores { list: vec![scored(12, 100)] }.text().replace("\"format\": 2", "\"format\": 1");
        let scores = Scores::read(&old).expect("yesterday's list");
        assert!(scores.of_mission("to_sink_a_city").all(|scored| !scored.grace));
        let list = vec![Scored { grace: true, ..scored(12, 100) }];
        assert_eq!(Scores::read(&Scores { list: list.clone() }.text()).expect("its own text").list, list);
    }

    #[test]
    fn a_match_stands_in_the_list_once() {
        let (_, store) = memory();
        Scores::keep(&store, scored(12, 100)).expect("kept");
        let later = Scored { date: 200, ..scored(12, 100) };
        let (scores, _) = Scores::keep(&store, later).expect("nothing to do");
        assert_eq!(scores.sorted(ScoreOrder::Best).len(), 1, "the same code is the same match");
        let without = Scored { code: None, ..scored(12, 100) };
        let other = Scored { date: 101, ..without.clone() };
        for one in [without, other] {
            Scores::keep(&store, one).expect("kept");
        }
        assert_eq!(Scores::open(&store).expect("read").sorted(ScoreOrder::Best).len(), 3);
    }

    #[test]
    fn a_full_list_loses_its_lowest_score() {
        let mut scores = Scores::default();
        for date in 0..MOST as u64 {
            assert!(scores.add(scored(10, date)));
        }
        scores.add(scored(-7, 9999));
        assert_eq!(scores.list.len(), MOST);
        assert!(scores.list.iter().all(|scored| scored.points == 10));
        scores.add(scored(11, 10_000));
        assert_eq!((scores.list.len(), scores.sorted(ScoreOrder::Best)[0].points), (MOST, 11));
        assert_eq!(Scores::read(&scores.text()).expect("its own text"), scores);
    }

    #[test]
    fn hostile_texts_are_refused_with_a_reason_and_not_lost() {
        let whole = Scores { list: vec![scored(12, 100)] }.text();
        let cases = [
            ("", "EOF"),
            ("{", "EOF"),
            ("[]", "no form"),
            ("{\"format\": 0, \"scores\": []}", "no form"),
            ("{\"format\": 1}", "scores"),
            (&whole[..whole.len() / 2], "EOF"),
            (&whole.replace("12", "32767"), "score 1, points"),
            (&whole.replace("12", "99999"), "i16"),
            (&whole.replace("batman", "../../x"), "score 1, heroes"),
            (&whole.replace("to_sink_a_city", ""), "score 1, mission"),
            (&whole.replace("\"solo\": true", "\"solo\": false"), "score 1, options"),
            (&whole.replace("GCC1-100", "GCC1-ä"), "score 1, code"),
            (&whole.replace("\"date\"", "\"dote\""), "dote"),
        ];
        for (text, reason) in cases {
            let (memory, store) = memory();
            memory.write("scores.json", text).expect("written");
            let error = Scores::open(&store).expect_err(text).to_string();
            assert!(error.contains(reason), "{text:?}: {error}");
            assert!(error.contains("scores.damaged-1"), "{error}");
            let (scores, _) = Scores::keep(&store, scored(5, 7)).expect("a new list");
            assert_eq!(scores.sorted(ScoreOrder::Best).len(), 1);
            assert_eq!(memory.read("scores.damaged-1").expect("read").as_deref(), Some(text), "nothing is lost");
        }
    }

    #[test]
    fn a_score_is_kept_when_the_list_is_found_damaged_only_then() {
        let (memory, store) = memory();
        memory.write("scores.json", "{ cut off").expect("written");
        let (scores, trouble) = Scores::keep(&store, scored(5, 7)).expect("a new list");
        assert!(trouble.is_some_and(|trouble| trouble.to_string().contains("scores.damaged-1")));
        assert_eq!(Scores::open(&store).expect("read"), scores);
    }

    #[test]
    fn the_list_of_a_newer_program_is_left_alone() {
        let (memory, store) = memory();
        let newer = "{\"format\": 3, \"scores\": {}}";
        memory.write("scores.json", newer).expect("written");
        for error in [Scores::open(&store).expect_err("newer"), Scores::keep(&store, scored(5, 7)).expect_err("newer")]
        {
            assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
        }
        assert_eq!(memory.read("scores.json").expect("read").as_deref(), Some(newer));
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (789, (1972, 2, 29)),
            (11_016, (2000, 2, 29)),
            (20_780, (2026, 11, 23)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(calendar(days), expected, "{days}");
        }
        assert_eq!(scored(0, 20_780 * 86_400 + 3).day(), "2026-11-23");
    }
}
