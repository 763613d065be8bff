//! Many matches, and their results.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use gotham_ai::SeatKind;
use gotham_play::record::MOST_ENTRIES;
use gotham_rules::{Hardship, Scenario};
use serde_json::{Value, json};

use super::blunders::Blunders;
use super::content::Content;
use super::ground::{Begin, Ground};
use super::matches::{self, Series, Spectator as _};
use super::output::Output;
use super::programs::{Programs, VillainSeat};
use super::tally::{Tally, percent, rounded};
use super::trouble::{Outcome, Trouble};

/// What is played, how often and by whom.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    ground: Ground,
    /// How many matches of each mission.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    #[command(flatten)]
    content: Content,
    #[command(flatten)]
    programs: Programs,
    /// The first match's seed; each further match has the next.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Threads; by default, as many as the machine has cores.
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Play this many of them again with each option that makes the cards' Villain harder to beat.
    #[arg(long, value_name = "N")]
    hardships: Option<usize>,
    /// Also count what a person would call blunders, over all matches: cards and cubes wasted, Heroes without a cube,
    /// Reinforcements that fall before they act and the like; and which Skills and cards were on offer, and which used.
    #[arg(long)]
    blunders: bool,
    /// Also write who won and how as a page for people (docs/balance.md).
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
}

/// `gotham-engine sim`
pub(crate) fn sim(output: &mut Output, arguments: &Arguments) -> Outcome {
    let catalogue = arguments.content.catalogue()?;
    let mut failed = 0;
    let mut page = page_head(arguments);
    let grounds = arguments.ground.begin(&catalogue, &arguments.programs)?;
    if arguments.hardships.is_some() && grounds.iter().any(|begin| !begin.is_solo()) {
        return Err(Trouble::Unreadable("--hardships: only where cards decide for the Villain".into()));
    }
    let mut harder = Vec::new();
    let mut blunders = Blunders::default();
    for begin in &grounds {
        let mut play = |begin: &Begin, games: usize, with: Option<(Hardship, u8)>| -> Result<Played, Trouble> {
            let begun = Instant::now();
            let (tally, seen) = all_games(begin, arguments, games);
            blunders.add(seen);
            let report = Report { scenario: &begin.scenario, arguments, tally: &tally, took: begun.elapsed(), with };
            if output.json {
                writeln!(output.out, "{}", report.json())?;
            } else {
                write!(output.out, "{}", report.text())?;
            }
            failed += tally.failed.len();
            Ok(Played { row: report.row(), heroes: report.percent(tally.heroes_won) })
        };
        let played = play(begin, arguments.games, None)?;
        page += &played.row;
        keep(arguments, &page)?;
        let Some(games) = arguments.hardships else { continue };
        let mut row = vec![Some(played.heroes)];
        for (hardship, steps) in HARDSHIPS {
            let harder = begin.harder(hardship, steps);
            let played = harder.map(|begin| play(&begin, games, Some((hardship, steps)))).transpose()?;
            row.push(played.map(|played| played.heroes));
        }
        harder.push((begin.scenario.mission.id.to_string(), row));
    }
    if let Some(games) = arguments.hardships {
        page += &table_of_hardships(games, harder);
    }
    if arguments.blunders {
        match output.json {
            true => writeln!(output.out, "{}", blunders.json())?,
            false => write!(output.out, "{}", blunders.text())?,
        }
    }
    keep(arguments, &page)?;
    match failed {
        0 => Ok(()),
        failed => Err(Trouble::Wrong(format!("{failed} matches did not end"))),
    }
}

/// How far each option goes whose worth the page reports. SOLO XV
const HARDSHIPS: [(Hardship, u8); 10] = [
    (Hardship::RecoveryValue, 1),
    (Hardship::Energy, 4),
    (Hardship::OrangeDefense, 1),
    (Hardship::AutomaticEvents, 1),
    (Hardship::MoreReinforcements, 1),
    (Hardship::ContinuousReinforcements, 1),
    (Hardship::ThirdActivation, 1),
    (Hardship::LeaderLife, 3),
    (Hardship::FewerRounds, 1),
    (Hardship::UnhurtDrops, 1),
];

/// What the page says about a mission.
struct Played {
    row: String,
    /// How many of 100 matches the Heroes have won.
    heroes: f64,
}

/// What each option is worth: how many of 100 matches the Heroes win with it, where the mission has it. SOLO XV
fn table_of_hardships(games: usize, mut rows: Vec<(String, Vec<Option<f64>>)>) -> String {
    let names = HARDSHIPS.map(|(hardship, steps)| format!("{}. `{hardship}:{steps}`", hardship.number()));
    let numbers = HARDSHIPS.map(|(hardship, _)| hardship.number().to_string());
    let mut page = format!(
        "\nMatches of 100 that the Heroes win with one option of SOLO XV on its own, {games} of each mission: {}.\n\n\
         | mission | none | {} |\n|---|{}\n",
        names.join(", "),
        numbers.join(" | "),
        "---|".repeat(HARDSHIPS.len() + 1)
    );
    let mean = |at: usize| {
        let known: Vec<f64> = rows.iter().filter_map(|(_, row)| row[at]).collect();
        (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64)
    };
    let all = ("all".to_string(), (0..=HARDSHIPS.len()).map(mean).collect());
    rows.push(all);
    for (name, row) in rows {
        let cells: Vec<String> =
            row.iter().map(|heroes| heroes.map_or("–".into(), |heroes| format!("{heroes:.1}"))).collect();
        page += &format!("| {name} | {} |\n", cells.join(" | "));
    }
    page
}

/// Writes the page as far as it has come: where matches take long, a run that is stopped leaves what it has found.
fn keep(arguments: &Arguments, page: &str) -> Result<(), Trouble> {
    Ok(arguments.page.iter().try_for_each(|path| std::fs::write(path, page))?)
}

/// The page above its rows: what was played, and by which command.
fn page_head(arguments: &Arguments) -> String {
    let Programs { heroes, villain, .. } = &arguments.programs;
    let (games, seed) = (arguments.games, arguments.seed);
    let (title, by, band) = match villain {
        VillainSeat::Cards => ("## Against the cards".into(), "./dev balance".into(), "35 to 65"),
        VillainSeat::Program(SeatKind::NORMAL) => ("# Balance".into(), "./dev balance".into(), "35 to 65"),
        VillainSeat::Program(seat) => {
            (format!("# Balance: {heroes} against {seat}"), format!("./dev balance {games} {seat}"), "40 to 60")
        }
    };
    format!(
        "{title}\n\nWritten by `{by}`: {games} matches of each mission, from seed {seed} on; Heroes played by {heroes}, \
         Villain by {villain}.\nA mission is balanced when each side wins {band} of 100.\n\n\
         | mission | Heroes | Villain | rounds | Wounds of Heroes, Villain | how it ended | not ended |\n\
         |---|---|---|---|---|---|---|\n"
    )
}

/// Plays all matches of a mission; blunders are only looked for if somebody asks.
fn all_games(begin: &Begin, arguments: &Arguments, games: usize) -> (Tally, Blunders) {
    let Arguments { programs, seed, jobs, .. } = arguments;
    let series = Series { begin, programs, seed: *seed, games, limit: MOST_ENTRIES, jobs: *jobs };
    let bar = matches::bar(games);
    let played = match arguments.blunders {
        true => series.play(&bar),
        false => (series.play::<()>(&bar).0, Blunders::default()),
    };
    bar.finish_and_clear();
    played
}

/// What is printed for a mission.
struct Report<'a> {
    scenario: &'a Scenario,
    arguments: &'a Arguments,
    tally: &'a Tally,
    took: Duration,
    /// What makes the Villain harder to beat.
    with: Option<(Hardship, u8)>,
}

impl Report<'_> {
    fn percent(&self, count: usize) -> f64 {
        percent(count, self.tally.ended())
    }

    fn per_second(&self) -> f64 {
        self.tally.games as f64 / self.took.as_secs_f64().max(1e-9)
    }

    fn ending(&self, ending: u8) -> &str {
        self.scenario.mission.endings[usize::from(ending)].id.as_str()
    }

    /// A row of the page.
    fn row(&self) -> String {
        let tally = self.tally;
        let ends = tally.endings.iter();
        let ends: Vec<_> =
            ends.map(|(id, count)| format!("{} {:.1}%", self.ending(*id), self.percent(*count))).collect();
        format!(
            "| {} | {:.1}% | {:.1}% | {:.1} | {:.1}, {:.1} | {} | {} |\n",
            self.scenario.mission.id,
            self.percent(tally.heroes_won),
            self.percent(tally.ended() - tally.heroes_won),
            tally.mean(tally.rounds),
            tally.mean(tally.heroes_wounds),
            tally.mean(tally.villain_wounds),
            ends.join(", "),
            tally.failed.len()
        )
    }

    fn json(&self) -> Value {
        let tally = self.tally;
        let villain_won = tally.ended() - tally.heroes_won;
        json!({
            "mission": self.scenario.mission.id.as_str(),
            "heroes": self.arguments.programs.heroes.to_string(),
            "villain": self.arguments.programs.villain.to_string(),
            "seed": self.arguments.seed,
            "games": tally.games,
            "won": { "heroes": tally.heroes_won, "villain": villain_won },
            "won_percent": {
                "heroes": rounded(self.percent(tally.heroes_won)), "villain": rounded(self.percent(villain_won)),
            },
            "endings": tally.endings.iter().map(|(ending, count)| (self.ending(*ending).to_string(), json!(count)))
                .collect::<serde_json::Map<_, _>>(),
            "grace": self.scenario.program.grace.is_some().then(|| json!({ "won": tally.graces[0], "lost": tally.graces[1] })),
            "hardship": self.with.map(|(hardship, steps)| format!("{hardship}:{steps}")),
            "failed": tally.failed.iter().map(|(seed, why)| json!({ "seed": seed, "why": why })).collect::<Vec<_>>(),
            "rounds": rounded(tally.mean(tally.rounds)),
            "wounds": {
                "heroes": rounded(tally.mean(tally.heroes_wounds)), "villain": rounded(tally.mean(tally.villain_wounds)),
            },
            "commands": { "mean": rounded(tally.mean(tally.commands)), "most": tally.most_commands },
            "seconds": rounded(self.took.as_secs_f64()),
            "games_per_second": rounded(self.per_second()),
            "decisions": { "heroes": tally.heroes.json(), "villain": tally.villain.json() },
            "tasks": { "count": tally.tasks, "mean_us": rounded(tally.micros_a_task()) },
        })
    }

    fn text(&self) -> String {
        let tally = self.tally;
        let mission = &self.scenario.mission;
        let (heroes, villain) = (&self.arguments.programs.heroes, &self.arguments.programs.villain);
        let villain_won = tally.ended() - tally.heroes_won;
        let with = self.with.map_or_else(String::new, |(hardship, steps)| format!(" ({hardship}:{steps})"));
        let mut lines = vec![
            format!(
                "{}: Heroes {heroes} against Villain {villain}{with}, {} games",
                mission.name.english(),
                tally.games
            ),
            format!(
                "  won        Heroes {:.1}% ({}), Villain {:.1}% ({villain_won})",
                self.percent(tally.heroes_won),
                tally.heroes_won,
                self.percent(villain_won)
            ),
        ];
        for (ending, count) in &tally.endings {
            lines.push(format!("  ending     {:5.1}%  {}", self.percent(*count), self.ending(*ending)));
        }
        lines.push(format!("  rounds     {:.2} on average", tally.mean(tally.rounds)));
        let (hurt, dealt) = (tally.mean(tally.heroes_wounds), tally.mean(tally.villain_wounds));
        lines.push(format!("  Wounds     Heroes {hurt:.1}, Villain {dealt:.1} a game"));
        lines.push(format!("  commands   {:.0} a game, {} at most", tally.mean(tally.commands), tally.most_commands));
        lines.push(format!(
            "  speed      {:.1} games a second, {:.2} s in all",
            self.per_second(),
            self.took.as_secs_f64()
        ));
        lines.push(format!("  decisions  Heroes {}", tally.heroes.text()));
        lines.push(format!("             Villain {}", tally.villain.text()));
        if tally.tasks > 0 {
            lines.push(format!(
                "             cards {:.1} µs a Task on average, with all that follows from it, {} Tasks",
                tally.micros_a_task(),
                tally.tasks
            ));
        }
        for (seed, why) in &tally.failed {
            lines.push(format!("  FAILED     seed {seed}: {why}"));
        }
        lines.join("\n") + "\n"
    }
}
