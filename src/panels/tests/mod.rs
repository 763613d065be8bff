//! The panels without a window, found by what a screen reader calls them.

mod board_share;
mod campaign;
mod clicks;
mod counsel;
mod desk;
mod dice;
mod icons;
mod keys;
mod laid_out;
mod life_track;
mod marked;
mod motion;
mod new_game;
mod paper;
mod pictures;
mod portraits;
mod puzzles;
mod question;
mod reader;
mod rendering;
mod report;
mod solo;
mod teaching;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use egui_kittest::{Harness, HarnessBuilder};

use super::*;
use gotham_content::Catalogue;
use gotham_play::review::Lookback;
use gotham_play::{Advice, CampaignProgress, Check, CourseProgress, Decisions, Match, Record, Scores, Statistics, log};
use gotham_rules::{Command, Game, Options, Prompt, Scenario};
use gotham_words::{ENGLISH, Words};

/// Every panel that opens without a match against the cards.
const EVERY_PANEL: [Panel; 8] = [
    Panel::Log,
    Panel::Mission,
    Panel::Glossary,
    Panel::Settings,
    Panel::Help,
    Panel::Pause,
    Panel::CommandPost,
    Panel::Reader,
];

/// A small source of randomness for tests.
pub(crate) struct Chance(pub u64);

impl Chance {
    /// A number below another.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % end.max(1)
    }
}

pub(crate) fn new_game(seed: u64) -> Game {
    game_of("to_sink_a_city", seed)
}

/// A click of the pointer, on whatever lies on top there.
fn point(harness: &mut Harness<'static, Stand>, at: egui::Pos2) {
    let button = |pressed| egui::Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    for event in [egui::Event::PointerMoved(at), button(true), button(false)] {
        harness.event(event);
        harness.run_steps(2);
    }
}

fn game_of(mission: &str, seed: u64) -> Game {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).unwrap();
    Game::new(scenario, Options::default(), seed)
}

/// Shows every prompt of a random match, up to a limit. Seeds from 0 on play one mission after the other.
pub(crate) fn random_walk(seed: u64, prompts: usize, mut visit: impl FnMut(&Game, &Prompt, &[Command])) {
    let missions = &gotham_embedded::catalogue().missions;
    let mut game = game_of(missions[seed as usize % missions.len()].id.as_str(), seed);
    let mut chance = Chance(seed);
    for _ in 0..prompts {
        let (prompt, legal) = (game.prompt(), game.legal());
        if matches!(prompt.ask, gotham_rules::Ask::GameOver { .. }) {
            return;
        }
        visit(&game, &prompt, &legal);
        // Kinds first, so that the many efforts of an attack do not crowd out the rest.
        let mut kinds: Vec<Vec<answers::Step>> =
            legal.iter().map(|command| answers::path(&prompt.ask, command)[..1].to_vec()).collect();
        kinds.dedup();
        let kind = &kinds[chance.below(kinds.len())];
        let of_kind: Vec<&Command> =
            legal.iter().filter(|command| answers::path(&prompt.ask, command).starts_with(kind)).collect();
        let command = of_kind[chance.below(of_kind.len())].clone();
        game.apply(&command).unwrap();
    }
}

/// A match that was played to the end, and its numbers: counted once for all tests.
pub(crate) fn played() -> &'static (Match, Statistics) {
    static PLAYED: OnceLock<(Match, Statistics)> = OnceLock::new();
    PLAYED.get_or_init(|| {
        let text = include_str!("../../../tests/fixtures/matches/to_sink_a_city-bot-bot.json");
        let record = Record::parse(text).expect("a record");
        let play = Match::replay(&gotham_embedded::catalogue(), &record, Check::Lenient).expect("it is played back");
        let statistics = Statistics::of(&play);
        (play, statistics)
    })
}

/// Everything that a table would hold.
pub(crate) struct Stand {
    pub catalogue: Arc<Catalogue>,
    pub words: Words,
    pub settings: Settings,
    pub desk: Desk,
    pub game: Game,
    pub prompt: Prompt,
    pub legal: Vec<Command>,
    pub suggested: Vec<Command>,
    pub log: Vec<LogEntry>,
    pub dialogs: Vec<Dialog>,
    pub saves: Vec<SaveSlot>,
    pub scores: Scores,
    pub campaign: CampaignProgress,
    pub decisions: Decisions,
    pub reached: usize,
    pub waits: bool,
    pub show: Shown,
    pub notes: BTreeMap<String, String>,
    pub lessons: Option<CourseProgress>,
    pub advice: Option<Advice>,
    pub riddle: Option<puzzles::Riddle>,
    pub last_turn: Option<gotham_play::Recap>,
    pub hovered: Option<Spot>,
    pub captions: Vec<String>,
    pub is_page: bool,
    pub device: Device,
    pub is_busy: bool,
    pub left_at: Option<usize>,
    /// The look back on the match that was played.
    pub lookback: Option<Lookback>,
    /// How many commands the replay has shown.
    pub replayed: usize,
    pub wishes: Vec<Wish>,
}

/// Which screen the stand shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Shown {
    Menu,
    Table,
    HandOver,
    Bot,
    Replay,
    Report,
    Sandbox,
    Gallery,
}

impl Shown {
    pub(crate) const ALL: [Shown; 8] = [
        Shown::Menu,
        Shown::Table,
        Shown::HandOver,
        Shown::Bot,
        Shown::Replay,
        Shown::Report,
        Shown::Sandbox,
        Shown::Gallery,
    ];
}

impl Stand {
    pub(crate) fn new(show: Shown) -> Stand {
        let game = new_game(7);
        Stand {
            catalogue: gotham_embedded::catalogue(),
            words: Words::of(ENGLISH),
            settings: Settings::default(),
            desk: Desk::default(),
            prompt: game.prompt(),
            legal: game.legal(),
            suggested: Vec::new(),
            log: Vec::new(),
            dialogs: Vec::new(),
            saves: Vec::new(),
            scores: Scores::default(),
            campaign: CampaignProgress::default(),
            decisions: Decisions::default(),
            reached: usize::MAX,
            waits: false,
            notes: BTreeMap::new(),
            lessons: None,
            advice: None,
            riddle: None,
            last_turn: None,
            game,
            show,
            hovered: None,
            captions: Vec::new(),
            is_page: false,
            device: Device::default(),
            is_busy: false,
            left_at: None,
            lookback: None,
            replayed: 3,
            wishes: Vec::new(),
        }
    }

    pub(crate) fn set_game(&mut self, game: &Game) {
        self.game = game.clone();
        self.prompt = game.prompt();
        self.legal = game.legal();
    }

    pub(crate) fn say(&mut self, command: &Command) {
        let events = self.game.apply(command).unwrap();
        for event in &events {
            let place = self.decisions.heard();
            let decision = self.decisions.hear(&self.game, event);
            let Some(line) = log::line(&self.words, &self.game, event) else { continue };
            let round = self.game.state().round;
            self.log.push(LogEntry { round, side: None, about: LogFilter::Moves, line, place, decision });
        }
        let game = self.game.clone();
        self.set_game(&game);
    }

    /// Draws one frame and passes the desk what concerns it.
    pub(crate) fn frame(&mut self, ctx: &egui::Context) {
        let recap = gotham_play::Recap::of(gotham_content::mission::Side::Villain, &[]);
        let answerer = match self.show {
            Shown::HandOver => Answerer::HandOver { to: self.words.panel_villain(), recap: &recap },
            Shown::Bot => Answerer::Bot,
            Shown::Replay => Answerer::Replay,
            _ => Answerer::Here,
        };
        let found = exhibits::found(&self.catalogue, &self.words, &self.desk.gallery.filter);
        let skills = exhibits::skills(&self.catalogue, &self.words);
        let (play, statistics) = played();
        let message = Message { text: self.words.table_undone().into(), tone: Tone::Good };
        let length = play.steps().len();
        let screen = match self.show {
            Shown::Menu => Screen::Menu(MenuView {
                resume: self.saves.first(),
                saves: &self.saves,
                scores: &self.scores,
                campaign: &self.campaign,
                today: 0,
            }),
            Shown::Gallery => Screen::Gallery(GalleryView { found: &found, skills: &skills }),
            Shown::Report => {
                let (game, is_arranged, left_at) = (&self.game, false, self.left_at);
                let lessons = self.lessons.as_ref();
                let lookback = self.lookback.as_ref();
                let (commands, seed) = (12, 7);
                Screen::Report(ReportView { game, statistics, commands, seed, is_arranged, left_at, lessons, lookback })
            }
            _ => Screen::Table(TableView {
                words: &self.words,
                game: &self.game,
                prompt: &self.prompt,
                last_turn: self.last_turn.as_ref(),
                legal: &self.legal,
                suggested: &self.suggested,
                answerer,
                log: &self.log,
                message: Some(&message),
                habits: gotham_play::Habits(&self.notes),
                hovered: self.hovered,
                busy: self.is_busy,
                no_undo: Some(self.words.table_no_undo_nothing()),
                follows: true,
                overlays: Overlays::default(),
                sandbox: (self.show == Shown::Sandbox).then(|| &gotham_play::sandbox::examples()[0]),
                replay: (self.show == Shown::Replay).then_some(ReplayView {
                    at: self.replayed,
                    length,
                    playing: false,
                    statistics,
                    found: self.lookback.as_ref().and_then(Lookback::found),
                    has_ended: true,
                }),
                cards: CardsView { decisions: &self.decisions, reached: self.reached, waits: self.waits },
                lessons: self.lessons.as_ref(),
                advice: self.advice.as_ref(),
                puzzle: self.riddle.as_ref().map(puzzles::Riddle::view),
            }),
        };
        let keys = [KeyHelp {
            act: "Confirm".into(),
            key: self.words.key_enter().into(),
            button: self.words.key_letter("A"),
            does: self.words.key_does_confirm().into(),
        }];
        let captions: Vec<&str> = self.captions.iter().map(String::as_str).collect();
        let view = View {
            catalogue: &self.catalogue,
            words: &self.words,
            settings: &self.settings,
            desk: &self.desk,
            screen,
            dialogs: &self.dialogs,
            keys: &keys,
            captions: &captions,
            device: self.device,
            has_own_content: false,
            is_page: self.is_page,
        };
        let intents = show(ctx, &view);
        let question =
            answers::Question { words: &self.words, game: &self.game, prompt: &self.prompt, legal: &self.legal };
        for intent in intents {
            let left = self.desk.take(intent, (self.show == Shown::Table).then_some(&question));
            self.wishes.extend(left.into_iter().filter(|wish| !matches!(wish, Wish::Hover(_))));
        }
    }
}

/// A window of a size with a stand in it.
pub(crate) fn window(stand: Stand, size: [f32; 2]) -> Harness<'static, Stand> {
    window_by(Harness::builder(), stand, size, |ui, stand| stand.frame(ui.ctx()))
}

/// A window of a size with the panels' fonts, and what is shown in it.
pub(crate) fn window_by<State>(
    builder: HarnessBuilder<State>,
    state: State,
    size: [f32; 2],
    show: impl FnMut(&mut egui::Ui, &mut State) + 'static,
) -> Harness<'static, State> {
    let builder = builder.with_size(egui::Vec2::from(size)).with_max_steps(8);
    let harness = builder.build_ui_state(show, state);
    harness.ctx.set_fonts(fonts::definitions());
    harness
}

/// Gives the first legal answer, again and again, until this is what is asked.
pub(crate) fn play_until(stand: &mut Stand, mut is_there: impl FnMut(&Prompt, &[Command]) -> bool) -> bool {
    let mut chance = Chance(3);
    for _ in 0..600 {
        if is_there(&stand.prompt, &stand.legal) {
            return true;
        }
        if stand.legal.is_empty() {
            return false;
        }
        let command = stand.legal[chance.below(stand.legal.len())].clone();
        stand.say(&command);
    }
    false
}

/// Shows every prompt of a random match, with some panel open and something pointed at, and then a number of steps of
/// an answer, so that targets and forms are drawn, too. `drawn` is called after each with the prompt's number from 0.
pub(crate) fn show_prompts(
    harness: &mut Harness<'static, Stand>,
    seed: u64,
    steps: usize,
    mut drawn: impl FnMut(&mut Harness<'static, Stand>, usize),
) {
    let mut chance = Chance(seed);
    let mut number = 0;
    random_walk(seed, 120, |game, _, _| {
        let stand = harness.state_mut();
        stand.log.clear();
        stand.set_game(game);
        stand.desk.unfolded = game.state().with_tablets().next();
        stand.desk.open = vec![[Panel::Log, Panel::CommandPost, Panel::Mission][chance.below(3)]];
        let areas: Vec<_> = game.board().areas().collect();
        stand.hovered = Some(match chance.below(3) {
            0 => Spot::Area(areas[chance.below(areas.len())]),
            1 => Spot::Mini(gotham_rules::MiniId(chance.below(game.state().minis.len()) as u8)),
            _ => game.state().tokens.first().map_or(Spot::Area(areas[0]), |token| Spot::Token(token.id)),
        });
        harness.run_steps(2);
        drawn(harness, number);
        for _ in 0..steps {
            let stand = harness.state_mut();
            let question = answers::Question {
                words: &stand.words,
                game: &stand.game,
                prompt: &stand.prompt,
                legal: &stand.legal,
            };
            let press = Press::Digit(chance.below(9) as u8);
            stand.desk.composer.press(press, &question);
            harness.run_steps(1);
            drawn(harness, number);
        }
        number += 1;
    });
}
