//! The running match of `serve`.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use gotham_content::{Catalogue, Problem, SourceFile, is_well_formed};
use gotham_play::draws_in;
use gotham_play::overlay::first_id;
use gotham_play::record::Hash;
use gotham_play::{Match, Overlay, Record, Sandbox, fingerprint, names, share, state_view, wire};
use gotham_rules::{Ask, Command, Game, Scenario, answers};
use gotham_words::Words;
use serde_json::{Map, Value, json};

use super::answers::{Failure, refusal_out};
use super::options;
use super::programs::Programs;
use super::request::{NewMatch, Request, Tell, read};

/// The longest name of a content file.
const LONGEST_NAME: usize = 100;

/// Whether the process goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// It reads the next line.
    Go,
    /// It ends.
    Quit,
}

/// A match and the content that it plays on.
pub(super) struct Session {
    words: Words,
    /// What the texts in requests go on top of.
    overlay: Overlay,
    /// The catalogue without such texts.
    home: Arc<Catalogue>,
    /// The catalogue of the match.
    catalogue: Arc<Catalogue>,
    table: Option<Match>,
    programs: Programs,
}

/// The fields of an answer.
type Fields = Map<String, Value>;

/// Choices of setup by Hero.
type Choices = Option<BTreeMap<String, Vec<String>>>;

impl Session {
    /// A session, perhaps with a match under way.
    pub(super) fn new(words: &Words, overlay: Overlay, home: Arc<Catalogue>, table: Option<Match>) -> Session {
        Session {
            words: words.clone(),
            overlay,
            catalogue: Arc::clone(&home),
            home,
            table,
            programs: Programs::default(),
        }
    }

    /// Answers a request. A failure changes nothing.
    pub(super) fn answer(&mut self, request: Map<String, Value>) -> Result<(Fields, Next), Failure> {
        let request = read(request)?;
        let next = if matches!(request, Request::Quit {}) { Next::Quit } else { Next::Go };
        // A fault in the rules must not take the process and the match with it: a match changes only when all is done.
        let carried_out = catch_unwind(AssertUnwindSafe(|| self.carry_out(request)));
        let failed = |_| Err(Failure::error("internal", "the engine has failed here; the match is as it was"));
        let fields = carried_out.unwrap_or_else(failed)?;
        Ok((fields, next))
    }

    fn carry_out(&mut self, request: Request) -> Result<Fields, Failure> {
        let words = &self.words.clone();
        match request {
            Request::New(new) => self.begin(&new),
            Request::Prompt {} => Ok(fields(json!({ "prompt": options::prompt(words, self.table()?.game()) }))),
            Request::Legal {} => {
                let game = self.table()?.game();
                let all = game.legal().into_iter().chain(answers::asides(game));
                let commands = all.map(|command| wire::command_out(game, &command)).collect::<Vec<_>>();
                Ok(fields(json!({ "commands": commands })))
            }
            Request::Answer { seat, seed } => self.ask_program(&seat, seed),
            Request::Apply { command, tell } => apply(words, self.table_mut()?, &command, tell),
            Request::WhyNot { command } => {
                let game = self.table()?.game();
                let command = wire::command_in(game, &command)?;
                Ok(fields(match game.why_not(&command) {
                    Some(refusal) => json!({ "legal": false, "refusal": refusal_out(words, game, &refusal) }),
                    None => json!({ "legal": true }),
                }))
            }
            Request::Dice { faces, fit } => {
                let draws = draws_in(&faces)?;
                let table = self.table_mut()?;
                table.queue(draws, fit)?;
                Ok(fields(json!({ "queued": table.game().state().chance.queued() })))
            }
            Request::Place(placement) => {
                let table = self.table_mut()?;
                table.arrange(*placement)?;
                Ok(position(words, table))
            }
            Request::State {} => Ok(fields(json!({ "state": state_view(self.table()?) }))),
            Request::Undo { practice } => {
                let table = self.table_mut()?;
                let undone = if practice { table.undo_any() } else { table.undo() };
                undone.map_err(|error| Failure::error("cannot_undo", error))?;
                Ok(position(words, table))
            }
            Request::Save {} => Ok(fields(json!({ "save": self.table()?.record() }))),
            Request::Load { save: Some(save), code: None } => self.load(&save),
            Request::Load { save: None, code: Some(code) } => self.load_code(&code),
            Request::Load { .. } => Err(Failure::error("bad_request", "one of \"save\" and \"code\" is expected")),
            Request::Share {} => {
                let code = share::write(self.table()?).map_err(|error| Failure::error("cannot_share", error))?;
                Ok(fields(json!({ "code": code })))
            }
            Request::Sandbox {} => {
                let sandbox = Sandbox::of(self.table()?).map_err(|error| Failure::error("no_sandbox", error))?;
                Ok(fields(json!({ "sandbox_ron": sandbox.file() })))
            }
            Request::Hash {} => Ok(fields(json!({ "hash": Hash(self.table()?.game().hash()) }))),
            Request::Quit {} => Ok(Fields::new()),
        }
    }

    fn table(&self) -> Result<&Match, Failure> {
        self.table.as_ref().ok_or_else(no_match)
    }

    fn table_mut(&mut self) -> Result<&mut Match, Failure> {
        self.table.as_mut().ok_or_else(no_match)
    }

    /// What a program of this engine would say to the open question. It is not said yet.
    fn ask_program(&mut self, seat: &str, seed: u64) -> Result<Fields, Failure> {
        let kind = seat.parse().map_err(|error| Failure::error("bad_request", format!("seat: {error}")))?;
        let table = self.table.as_ref().ok_or_else(no_match)?;
        let command = self.programs.answer(table, kind, seed);
        let command = command.ok_or_else(|| Failure::error("no_question", "the match is over: nothing is asked"))?;
        Ok(fields(json!({ "command": wire::command_out(table.game(), &command) })))
    }

    fn load(&mut self, save: &Value) -> Result<Fields, Failure> {
        let fail = |error: gotham_play::LoadError| Failure::error("cannot_load", error);
        let text = save.as_str().map_or_else(|| save.to_string(), str::to_string);
        let record = Record::parse(&text).map_err(fail)?;
        let scenario = record.scenario(&self.catalogue);
        let is_of_this_content =
            scenario.is_ok_and(|scenario| fingerprint(&scenario, &record.options) == record.scenario);
        let catalogue = if is_of_this_content { &self.catalogue } else { &self.home }.clone();
        let table = Match::open(&catalogue, &record).map_err(fail)?;
        Ok(self.go_on(catalogue, table))
    }

    /// A code is played with the content of the match that runs, or without the texts in requests.
    fn load_code(&mut self, code: &str) -> Result<Fields, Failure> {
        let here = share::read(&self.catalogue, code).map(|table| (Arc::clone(&self.catalogue), table));
        let at_home = |_| share::read(&self.home, code).map(|table| (Arc::clone(&self.home), table));
        let opened = here.or_else(at_home);
        let (catalogue, table) = opened.map_err(|error| Failure::error("cannot_load", error))?;
        Ok(self.go_on(catalogue, table))
    }

    /// A match that was opened takes the place of the one that ran.
    fn go_on(&mut self, catalogue: Arc<Catalogue>, table: Match) -> Fields {
        let mut answer = position(&self.words, &table);
        answer.insert("changed".into(), json!(table.changed()));
        self.sit_down(catalogue, table);
        answer
    }

    fn begin(&mut self, new: &NewMatch) -> Result<Fields, Failure> {
        let options = new.options.unwrap_or_default();
        options.check().map_err(|not_yet| Failure::not_yet(&self.words, not_yet))?;
        let (catalogue, ground) = content(&self.overlay, &self.home, new)?;
        let mut table = match ground {
            Ground::Mission(mission) => {
                let scenario = Scenario::new(&catalogue, &mission);
                let scenario = scenario.map_err(|error| Failure::error("bad_mission", error))?;
                let fits = options.check_on(&scenario.mission);
                fits.map_err(|not_yet| Failure::not_yet(&self.words, not_yet))?;
                Match::new(scenario, options, new.seed.unwrap_or_default())
            }
            Ground::Sandbox(text) => sandbox(&catalogue, &text, new)?,
        };
        set_up(&self.words, &mut table, new)?;
        let answer = position(&self.words, &table);
        self.sit_down(catalogue, table);
        Ok(answer)
    }

    /// A match takes the place of the one that ran; programs remember nothing of that.
    fn sit_down(&mut self, catalogue: Arc<Catalogue>, table: Match) {
        (self.catalogue, self.table, self.programs) = (catalogue, Some(table), Programs::default());
    }
}

/// Says a command, and tells what has happened and how it stands now.
fn apply(words: &Words, table: &mut Match, command: &Value, tell: Tell) -> Result<Fields, Failure> {
    let command = wire::command_in(table.game(), command)?;
    say(words, table, &command)?;
    let game = table.game();
    if tell == Tell::Hash {
        return Ok(fields(json!({ "hash": Hash(game.hash()) })));
    }
    let happened = table.steps().last().map(|step| step.events.as_slice()).unwrap_or_default();
    let events: Vec<Value> = happened.iter().map(|event| wire::event_out(game, event)).collect();
    let mut answer = position(words, table);
    answer.insert("events".into(), events.into());
    Ok(answer)
}

fn no_match() -> Failure {
    Failure::error("no_match", "no match is running: start with \"new\" or \"load\"")
}

fn fields(value: Value) -> Fields {
    match value {
        Value::Object(fields) => fields,
        _ => Fields::new(),
    }
}

/// The hash and the question that is open.
fn position(words: &Words, table: &Match) -> Fields {
    let game = table.game();
    fields(json!({ "hash": Hash(game.hash()), "prompt": options::prompt(words, game) }))
}

/// What a new match is played on.
enum Ground {
    /// A mission, by its id.
    Mission(String),
    /// A sandbox, by its text.
    Sandbox(String),
}

/// A match that begins with a sandbox, which sets its own options and seed unless the request does.
fn sandbox(catalogue: &Catalogue, text: &str, new: &NewMatch) -> Result<Match, Failure> {
    let file = SourceFile::new("sandbox.ron", text);
    let bad = |problems: Vec<Problem>| {
        let message = problems.first().map(ToString::to_string).unwrap_or_default();
        Failure::Error { kind: "bad_content", message, problems }
    };
    let read = Sandbox::read(&file).map_err(|problem| bad(vec![problem]))?;
    let (options, seed) = (new.options.unwrap_or(read.options), new.seed.unwrap_or(read.seed));
    Match::of_sandbox(catalogue, Sandbox { options, seed, ..read }).map_err(|error| bad(error.problems(&file)))
}

/// The content of a new match, with the texts that came with it on top of what is there, and what it is played on.
fn content(overlay: &Overlay, home: &Arc<Catalogue>, new: &NewMatch) -> Result<(Arc<Catalogue>, Ground), Failure> {
    let mission = match (&new.mission, &new.mission_ron, &new.sandbox_ron) {
        (Some(mission), None, None) => Ground::Mission(mission.clone()),
        (None, Some(text), None) => Ground::Mission(id_in("mission_ron", text)?.into()),
        (None, None, Some(text)) => Ground::Sandbox(text.clone()),
        _ => {
            let message = "one of \"mission\", \"mission_ron\" and \"sandbox_ron\" is expected";
            return Err(Failure::error("bad_request", message));
        }
    };
    let mut texts: Vec<(String, &String)> = Vec::new();
    for (name, text) in &new.content {
        let is_name =
            name.ends_with(".ron") && name.chars().count() <= LONGEST_NAME && !name.contains(char::is_control);
        if !is_name {
            let shown: String = name.chars().take(LONGEST_NAME).collect();
            let message = format!("content: {shown:?} is not a file name, such as \"cards.ron\" or \"maps/yard.ron\"");
            return Err(Failure::error("bad_content", message));
        }
        texts.push((name.clone(), text));
    }
    for (field, folder, text) in [("map_ron", "maps", &new.map_ron), ("mission_ron", "missions", &new.mission_ron)] {
        if let Some(text) = text {
            texts.push((format!("{folder}/{}.ron", id_in(field, text)?), text));
        }
    }
    if texts.is_empty() {
        return Ok((Arc::clone(home), mission));
    }
    let mut overlay = overlay.clone();
    texts.into_iter().for_each(|(name, text)| overlay.lay_text(&name, text));
    match overlay.catalogue() {
        Ok(catalogue) => Ok((catalogue, mission)),
        Err(problems) => {
            let message = problems.first().map(ToString::to_string).unwrap_or_default();
            Err(Failure::Error { kind: "bad_content", message, problems })
        }
    }
}

/// The id of a map or a mission.
fn id_in<'a>(field: &str, text: &'a str) -> Result<&'a str, Failure> {
    let id = first_id(text).filter(|id| is_well_formed(id));
    id.ok_or_else(|| Failure::error("bad_content", format!("{field}: it has no id")))
}

/// Makes the choices of setup that the request makes.
fn set_up(words: &Words, table: &mut Match, new: &NewMatch) -> Result<(), Failure> {
    let mut gadgets = queue(&new.gadgets);
    let mut allies = queue(&new.allies);
    loop {
        let game = table.game();
        let prompt = game.prompt();
        let hero = prompt.subject.map(|mini| names::Names::of(game).mini(mini)).unwrap_or_default();
        let said = match prompt.ask {
            Ask::ChooseHero { slot } => {
                let chosen = new.heroes.as_ref().and_then(|heroes| heroes.get(usize::from(slot)));
                let Some(word) = chosen else { break };
                json!({ "say": "choose_hero", "slot": slot, "hero": word })
            }
            Ask::TakeGadgets { .. } if new.gadgets.is_some() => match gadgets.get_mut(&hero).and_then(Vec::pop) {
                Some(word) => json!({ "say": "take_gadget", "mini": hero, "card": word }),
                None => json!({ "say": "finish" }),
            },
            Ask::ChooseAllies if new.allies.is_some() => match allies.get_mut(&hero).and_then(Vec::pop) {
                Some(word) => json!({ "say": "choose_allies", "mini": hero, "tile": word }),
                None => break,
            },
            _ => break,
        };
        let command: Command = wire::command_in(game, &said)?;
        say(words, table, &command)?;
    }
    let slots = table.game().scenario().mission.heroes.len();
    if new.heroes.as_ref().is_some_and(|heroes| heroes.len() > slots) {
        return Err(Failure::error("bad_request", format!("heroes[{slots}]: there are {slots} Hero slots")));
    }
    all_are_made(table.game(), "gadgets", &new.gadgets, &gadgets)?;
    all_are_made(table.game(), "allies", &new.allies, &allies)
}

/// Choices of setup are for Heroes of the match, and none was left over.
fn all_are_made(
    game: &Game,
    field: &str,
    asked: &Choices,
    left: &BTreeMap<String, Vec<String>>,
) -> Result<(), Failure> {
    let names = names::Names::of(game);
    for (hero, choices) in asked.iter().flatten() {
        let is_there = names.find_mini(hero).is_some_and(|mini| game.state().tablet(mini).is_some());
        if !is_there {
            let message = format!("{field}.{hero}: there is no such Hero in the match");
            return Err(Failure::error("bad_request", message));
        }
        let unasked = left.get(hero).map_or(0, Vec::len);
        if unasked > 0 {
            let at = choices.len() - unasked;
            return Err(Failure::error("bad_request", format!("{field}.{hero}[{at}]: the Hero is not asked for it")));
        }
    }
    Ok(())
}

fn say(words: &Words, table: &mut Match, command: &Command) -> Result<(), Failure> {
    let said = table.apply(command).map(|_| ());
    said.map_err(|refusal| Failure::refused(words, table.game(), &refusal))
}

/// Lists by Hero, to be popped from the end.
fn queue(lists: &Choices) -> BTreeMap<String, Vec<String>> {
    let mut lists = lists.clone().unwrap_or_default();
    lists.values_mut().for_each(|list| list.reverse());
    lists
}
