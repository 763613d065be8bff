//! The ladder as a page for people: `docs/ladder.md`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::entrant::Entrant;
use super::kept::{Kept, Key};
use super::rating::{Matches, Rating, percent, ratings};

const HEAD: &str = "\
# The ladder

Written by `gotham-engine ladder` from `docs/ladder.ron`, where every result is kept; `docs/opponent.md` says how it is
extended. Behind each figure is its 95 % interval.
";

const ABOUT_RATINGS: &str = "\
With 100 more it wins 64 of 100 matches on a fair mission, with 200 more 76. Ratings are found from all results at once; how
much each mission favors a side is found with them, so an unfair mission counts for nobody. The cards only play the Villain.
";

const ABOUT_PAIRINGS: &str = "\
Each seed is played twice, so that either player has the same dice as the Heroes and as the Villain; against the cards once.
";

const ABOUT_MISSIONS: &str = "\
How often the Heroes win each mission, no matter who plays, and where the stronger player of a pairing does least well. With
few matches this is often chance: the interval says how often.
";

/// Matches won, of how many.
#[derive(Clone, Copy, Default)]
struct Count {
    won: u32,
    of: u32,
}

impl Count {
    fn add(&mut self, won: bool) {
        self.won += u32::from(won);
        self.of += 1;
    }

    fn and(self, other: Count) -> Count {
        Count { won: self.won + other.won, of: self.of + other.of }
    }

    /// The part that was won, with its interval.
    fn text(self) -> String {
        if self.of == 0 {
            return "–".into();
        }
        let (part, low, high) = percent(self.won, self.of);
        format!("{part:.1} % ({low:.0} to {high:.0})")
    }
}

/// What a player won as the Heroes, and as the Villain.
type Sides = [Count; 2];

/// Everything counted that the page says.
#[derive(Default)]
struct Counts {
    /// By player and opponent, from the view of the player.
    pairings: BTreeMap<(Entrant, Entrant), Sides>,
    /// The same by mission.
    missions: BTreeMap<String, BTreeMap<(Entrant, Entrant), Sides>>,
    /// Pairs that count for nobody.
    void: usize,
}

impl Counts {
    fn of(kept: &Kept) -> Counts {
        let mut counts = Counts::default();
        for (Key { players: (a, b), mission, .. }, pairs) in kept.series() {
            for pair in pairs {
                let results = [(a, b, pair.matches()), (b, a, pair.turned().matches())];
                counts.void += usize::from(pair.matches() == [None, None]);
                for (player, other, [heroes, villain]) in results {
                    // The second player of a match against the cards is the cards.
                    let is_cards = *player == Entrant::Cards;
                    let sides = if is_cards { [villain, heroes] } else { [heroes, villain] };
                    let pairing = (player.clone(), other.clone());
                    let mission = counts.missions.entry(mission.clone()).or_default();
                    for known in [counts.pairings.entry(pairing.clone()), mission.entry(pairing)] {
                        let known = known.or_default();
                        known.iter_mut().zip(sides).for_each(|(count, won)| won.into_iter().for_each(|w| count.add(w)));
                    }
                }
            }
        }
        counts
    }

    /// All that a player played.
    fn of_player(&self, player: &Entrant) -> Sides {
        let own = self.pairings.iter().filter(|((known, _), _)| known == player);
        own.fold(Sides::default(), |[heroes, villain], (_, sides)| [heroes.and(sides[0]), villain.and(sides[1])])
    }
}

/// Who stands where.
pub(super) struct Standings {
    /// Everybody with a rating, the strongest first.
    pub players: Vec<(Entrant, Rating)>,
    /// Who the others are compared with: the champion, or somebody else if that has played nothing.
    zero: Option<Entrant>,
}

/// The page. Missions come in this order.
pub(super) fn page(kept: &Kept, missions: &[String]) -> String {
    let counts = Counts::of(kept);
    let standings = standings(kept);
    let mut page = format!("{HEAD}\nThe champion is **{}**.\n", kept.champion());
    page += &players(&counts, &standings);
    page += &pairings(&counts, &standings.players);
    page += &by_mission(&counts, &standings.players, missions);
    page += &tests(kept);
    page
}

/// Everybody who has played, with a rating.
pub(super) fn standings(kept: &Kept) -> Standings {
    let has_played =
        |player: &Entrant| kept.series().keys().any(|Key { players: (a, b), .. }| [a, b].contains(&player));
    let mut players: Vec<Entrant> = Some(kept.champion()).filter(|it| has_played(it)).cloned().into_iter().collect();
    let mut grounds: Vec<(&str, &str)> = Vec::new();
    let mut played: BTreeMap<[usize; 3], Count> = BTreeMap::new();
    for (Key { players: (a, b), mission, content, .. }, pairs) in kept.series() {
        let [a, b] = [a, b].map(|player| place_of(&mut players, player.clone()));
        let ground = place_of(&mut grounds, (mission.as_str(), without_cards(content)));
        for pair in pairs {
            let [heroes, villain] = pair.matches();
            heroes.into_iter().for_each(|won| played.entry([a, b, ground]).or_default().add(won));
            villain.into_iter().for_each(|won| played.entry([b, a, ground]).or_default().add(!won));
        }
    }
    let matches: Vec<Matches> = played
        .into_iter()
        .map(|([heroes, villain, ground], Count { won, of })| Matches { heroes, villain, ground, won, of })
        .collect();
    let rated = ratings(&matches, players.len(), grounds.len(), 0);
    let zero = players.first().cloned();
    let mut players: Vec<_> = players.into_iter().zip(rated).collect();
    players.sort_by(|one, other| other.1.elo.total_cmp(&one.1.elo));
    Standings { players, zero }
}

/// Where cards play, their hash follows that of the rest of the content; the odds of the mission are those without.
fn without_cards(content: &str) -> &str {
    content.match_indices('-').nth(1).map_or(content, |(at, _)| &content[..at])
}

/// The place of a thing in a list, to which it is added if it is new.
fn place_of<T: PartialEq>(list: &mut Vec<T>, thing: T) -> usize {
    list.iter().position(|known| *known == thing).unwrap_or_else(|| {
        list.push(thing);
        list.len() - 1
    })
}

fn players(counts: &Counts, standings: &Standings) -> String {
    let Some(zero) = &standings.zero else { return "\nNothing has been played yet.\n".into() };
    let mut page = format!(
        "\n## Players\n\nA rating says how much stronger a player is than {zero}, in Elo.\n{ABOUT_RATINGS}\n\
         | player | rating | matches | wins | as the Heroes | as the Villain |\n|---|---|---|---|---|---|\n"
    );
    // Writing into a text cannot fail.
    for (player, rating) in &standings.players {
        let [heroes, villain] = counts.of_player(player);
        let all = heroes.and(villain);
        let plus_minus =
            if rating.plus_minus > 0.0 { format!(" (± {:.0})", rating.plus_minus) } else { String::new() };
        let (heroes, villain, wins) = (heroes.text(), villain.text(), all.text());
        let _ = writeln!(
            page,
            "| {player} | {:+.0}{plus_minus} | {} | {wins} | {heroes} | {villain} |",
            // Not "-0".
            rating.elo.round() + 0.0,
            all.of
        );
    }
    page
}

/// Pairings with the stronger player first, as the page lists them.
fn stronger_first(standings: &[(Entrant, Rating)]) -> Vec<(Entrant, Entrant)> {
    let mut pairings = Vec::new();
    for (at, (stronger, _)) in standings.iter().enumerate() {
        pairings.extend(standings[at + 1..].iter().map(|(weaker, _)| (stronger.clone(), weaker.clone())));
    }
    pairings
}

fn pairings(counts: &Counts, standings: &[(Entrant, Rating)]) -> String {
    let mut page = format!(
        "\n## Pairings\n\n{ABOUT_PAIRINGS}\n| player | against | matches | wins | as the Heroes | as the Villain |\n\
         |---|---|---|---|---|---|\n"
    );
    for pairing in stronger_first(standings) {
        let Some([heroes, villain]) = counts.pairings.get(&pairing) else { continue };
        let (all, (player, other)) = (heroes.and(*villain), &pairing);
        let (wins, heroes, villain) = (all.text(), heroes.text(), villain.text());
        let _ = writeln!(page, "| {player} | {other} | {} | {wins} | {heroes} | {villain} |", all.of);
    }
    match counts.void {
        0 => page,
        void => page + &format!("\nVoid, because of an answer that the rules refuse or without an end: {void}.\n"),
    }
}

fn by_mission(counts: &Counts, standings: &[(Entrant, Rating)], order: &[String]) -> String {
    let mut page = format!(
        "\n## Missions\n\n{ABOUT_MISSIONS}\n| mission | matches | Heroes | the stronger wins | weakest: who against whom | \
         wins |\n|---|---|---|---|---|---|\n"
    );
    let place = |mission: &str| order.iter().position(|known| known == mission).unwrap_or(order.len());
    let mut missions: Vec<_> = counts.missions.iter().collect();
    missions.sort_by_key(|(mission, _)| place(mission));
    let pairings = stronger_first(standings);
    for (mission, played) in missions {
        let known: Vec<_> = pairings.iter().filter_map(|pairing| Some((pairing, played.get(pairing)?))).collect();
        let (mut stronger, mut heroes) = (Count::default(), Count::default());
        for (_, [as_heroes, as_villain]) in &known {
            stronger = stronger.and(*as_heroes).and(*as_villain);
            heroes = heroes.and(*as_heroes);
            heroes = heroes.and(Count { won: as_villain.of - as_villain.won, of: as_villain.of });
        }
        let worst = known.iter().filter(|(_, sides)| sides[0].of + sides[1].of > 0).min_by(|one, other| {
            let part = |sides: &Sides| percent(sides[0].and(sides[1]).won, sides[0].and(sides[1]).of).0;
            part(one.1).total_cmp(&part(other.1))
        });
        let (who, wins) = worst.map_or_else(Default::default, |((player, other), [heroes, villain])| {
            (format!("{player} against {other}"), heroes.and(*villain).text())
        });
        let (heroes, stronger, of) = (heroes.text(), stronger.text(), heroes.of);
        let _ = writeln!(page, "| {mission} | {of} | {heroes} | {stronger} | {who} | {wins} |");
    }
    page
}

fn tests(kept: &Kept) -> String {
    if kept.tests().is_empty() {
        return String::new();
    }
    let mut page = "\n## Tests\n\nA champion is only replaced by a test that accepts the challenger.\n\n\
                    | challenger | champion | Elo of the two hypotheses | pairs lost, split, won | wins | evidence | \
                    verdict |\n|---|---|---|---|---|---|---|\n"
        .to_string();
    for test in kept.tests() {
        let (pairs, h) = (&test.pairs, &test.hypotheses);
        let (low, high) = h.bounds();
        let _ = writeln!(
            page,
            "| {} | {} | {}, {} | {}, {}, {} | {:.1} % | {:.2} ({low:.2} to {high:.2}) | {} |",
            test.challenger,
            test.champion,
            h.elo0,
            h.elo1,
            pairs.lost,
            pairs.split,
            pairs.won,
            pairs.percent(),
            h.evidence(pairs),
            test.verdict
        );
    }
    page
}
