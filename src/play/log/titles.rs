//! What to call things when people read it.

use gotham_content::Text;
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_rules::board::{AreaId, DoorId, ElevatorId, LinkId, MoveType};
use gotham_rules::command::Space;
use gotham_rules::event::{FieldKind, Part, PartOf, RollFor};
use gotham_rules::frames::{Due, Frame, Put, Thing};
use gotham_rules::state::{Body, State};
use gotham_rules::{CardId, Game, HeroId, MiniId, TileId, TokenId, answers, mission};
use gotham_words::{Value, Words};

/// Names for people.
#[derive(Clone, Copy)]
pub struct Titles<'a> {
    /// The language.
    pub words: &'a Words,
    /// The match.
    pub game: &'a Game,
}

/// The number of a miniature among those of its tile; `None` if it is the only one, or has a Bat-Tablet.
pub fn number(state: &State, id: MiniId) -> Option<u8> {
    let mini = state.minis.get(id.index())?;
    let is_alike =
        matches!(mini.body, Body::Tile(_)) && state.minis.iter().filter(|other| other.body == mini.body).count() > 1;
    is_alike.then_some(mini.number)
}

impl Titles<'_> {
    /// A text of the content in the language.
    pub fn said(self, text: &Text) -> String {
        self.words.text(text).into_owned()
    }

    /// "Batman", "Crowbar Thug 2".
    pub fn mini(self, id: MiniId) -> String {
        let state = self.game.state();
        let Some(mini) = state.minis.get(id.index()) else { return self.words.name_miniature(id.0 + 1) };
        match (mini.body, state.tablet(id)) {
            (Body::Tile(tile), _) => match number(state, id) {
                Some(number) => self.words.name_numbered(self.one_of(tile), number),
                None => self.tile(tile),
            },
            (Body::Tablet(_), Some(tablet)) => self.hero(tablet.hero),
            (Body::Tablet(_), None) => self.words.name_hero_slot(mini.number),
        }
    }

    /// The Hero slot of a miniature with a Bat-Tablet, from 1.
    pub fn slot(self, id: MiniId) -> u8 {
        self.game.state().minis.get(id.index()).map_or(0, |mini| mini.number)
    }

    /// "Batman".
    pub fn hero(self, id: HeroId) -> String {
        self.said(&self.game.scenario().hero(id).name)
    }

    /// What one of several miniatures of a tile is called: "Crowbar Thug".
    pub fn one_of(self, id: TileId) -> String {
        let tile = self.game.scenario().tile(id);
        self.said(tile.one.as_ref().unwrap_or(&tile.name))
    }

    /// "Thugs (with Crowbar)".
    pub fn tile(self, id: TileId) -> String {
        self.said(&self.game.scenario().tile(id).name)
    }

    /// "Batarangs".
    pub fn card(self, id: CardId) -> String {
        self.said(&self.game.scenario().card(id).name)
    }

    /// "Ticket hall".
    pub fn area(self, id: AreaId) -> String {
        self.said(&self.game.board().area(id).title)
    }

    /// "Vault door".
    pub fn door(self, id: DoorId) -> String {
        let door = self.game.board().doors().get(id.index());
        door.map_or_else(|| self.words.name_door(id.0 + 1), |door| self.said(&door.title))
    }

    /// "Elevator".
    pub fn elevator(self, id: ElevatorId) -> String {
        let elevator = self.game.board().elevators().get(id.index());
        elevator.map_or_else(|| self.words.name_elevator(id.0 + 1), |elevator| self.said(&elevator.title))
    }

    /// "Footbridge".
    pub fn link(self, id: LinkId) -> String {
        let link = self.game.board().links().get(id.index());
        link.map_or_else(|| self.words.name_link(id.0 + 1), |link| self.said(&link.title))
    }

    /// "Bomb 3": with a number if there is more than one, or the supply allows more.
    pub fn token(self, id: TokenId) -> String {
        let kinds = &self.game.state().memory.tokens;
        let Some(kind) = kinds.get(id.index()) else { return self.words.name_token(id.0 + 1) };
        let name = self.token_kind(*kind);
        let all = kinds.iter().filter(|other| *other == kind).count();
        let number = kinds[..=id.index()].iter().filter(|other| *other == kind).count();
        let may_be_more = self.game.scenario().program.kinds[usize::from(*kind)].supply.is_some_and(|most| most > 1);
        if all == 1 && !may_be_more { name } else { self.words.name_numbered(name, number) }
    }

    /// "Bomb".
    pub(crate) fn token_kind(self, kind: u8) -> String {
        let found = self.game.scenario().mission.token_kinds.get(usize::from(kind));
        found.map_or_else(String::new, |kind| self.said(&kind.name))
    }

    /// A question of the mission, or an answer to one.
    pub fn asked(self, question: u8) -> String {
        let found = self.game.scenario().program.questions.get(usize::from(question));
        found.map_or_else(String::new, |text| self.said(text))
    }

    /// An answer to the open question of the mission.
    pub fn offer(self, offer: u8) -> String {
        let Some(Frame::Question(frame)) = self.game.state().stack.last() else { return String::new() };
        let offers = mission::question(self.game, frame).map(|(_, _, offers)| offers).unwrap_or_default();
        offers.get(usize::from(offer)).map_or_else(String::new, |offer| self.asked(offer.name))
    }

    /// What the effects under way come from: "Start the cryo program".
    pub fn cause(self) -> Option<String> {
        mission::cause(self.game).map(|name| self.said(name))
    }

    /// What is picked from: a sentence asks for `area`, `mini` or `token`.
    pub(super) fn pickable(self) -> &'static str {
        let picking = match self.game.state().stack.last() {
            Some(Frame::Effects(frame)) => frame.picking.as_ref(),
            _ => None,
        };
        match picking.and_then(|picking| picking.from.first()) {
            Some(Thing::Area(_)) => "area",
            Some(Thing::Mini(_)) => "mini",
            Some(Thing::Token(_)) => "token",
            None => "thing",
        }
    }

    /// What is being put down, or who makes off.
    pub fn put(self) -> String {
        let next = match self.game.state().stack.last() {
            Some(Frame::Putting(frame)) => frame.left.last(),
            Some(Frame::Getaway(frame)) => return self.mini(frame.mini),
            _ => None,
        };
        let what = next.map(|thing| match *thing {
            Put::Moved(mini) | Put::BroughtIn(mini) => self.mini(mini),
            Put::Token(token) => self.token(token),
            Put::NewToken(kind, _) => self.token_kind(kind),
            Put::Card(card) => self.card(card),
        });
        what.unwrap_or_default()
    }

    /// What may come next: a part of the Event under way, or what is due at the moment. G-2, G-47
    pub fn part(self, part: u8) -> String {
        let dissipates = matches!(self.game.state().stack.last(), Some(Frame::Triggered(frame))
            if frame.left.iter().any(|due| matches!(due, Due::Dissipation(_)) && mission::part_of(self.game, due) == part));
        match answers::part_name(self.game, part) {
            Some(name) => self.said(name),
            None if dissipates => self.words.name_dissipation().into(),
            None => self.words.name_part_number(part + 1),
        }
    }

    /// What the button of an interaction says.
    pub fn interaction(self, at: u8) -> String {
        let found = self.game.scenario().mission.interactions.get(usize::from(at));
        found.map_or_else(String::new, |interaction| self.said(&interaction.name))
    }

    /// The name of an Event.
    pub fn event(self, at: u8) -> String {
        let found = self.game.scenario().mission.events.get(usize::from(at));
        found.map_or_else(String::new, |event| self.said(&event.name))
    }

    /// The face of a mission token.
    pub fn face(self, kind: u8, face: u8) -> String {
        let kind = self.game.scenario().mission.token_kinds.get(usize::from(kind));
        kind.and_then(|kind| kind.faces.get(usize::from(face)))
            .map_or_else(String::new, |face| self.words.translated(face.as_str()).into_owned())
    }
}

/// "The Heroes", "The Villain".
pub(super) fn side(words: &Words, side: Side) -> &str {
    match side {
        Side::Heroes => words.name_heroes(),
        Side::Villain => words.name_villain(),
    }
}

/// "Melee Attack".
pub fn space(words: &Words, space: Space) -> &str {
    match space {
        Space::Melee => words.name_melee_space(),
        Space::Ranged => words.name_ranged_space(),
        Space::Manipulation => words.name_manipulation_space(),
        Space::Thought => words.name_thought_space(),
        Space::Movement => words.name_movement_space(),
        Space::Defense => words.name_defense_space(),
        Space::Reroll => words.name_reroll_space(),
    }
}

/// "Climb 2".
pub fn move_type(words: &Words, how: MoveType) -> String {
    match how {
        MoveType::Adjacent => words.name_walk().into(),
        MoveType::Jump(level) => words.name_jump(level),
        MoveType::Climb(level) => words.name_climb(level),
        MoveType::Drop(level) => words.name_drop(level),
        MoveType::Break(level) => words.name_break(level),
    }
}

/// "orange".
pub fn color(words: &Words, color: Color) -> &str {
    match color {
        Color::Yellow => words.name_yellow(),
        Color::Orange => words.name_orange(),
        Color::Red => words.name_red(),
        Color::White => words.name_white(),
        Color::Black => words.name_black(),
    }
}

/// "orange 2".
pub fn rolled(words: &Words, die: Color, face: u8) -> String {
    words.name_rolled(color(words, die), face)
}

/// "Flame".
pub fn field(words: &Words, kind: FieldKind) -> &str {
    match kind {
        FieldKind::Flame => words.name_flame(),
        FieldKind::Gas => words.name_gas(),
        FieldKind::Frost => words.name_frost(),
        FieldKind::Smoke => words.name_smoke(),
    }
}

/// What a roll is for: "a Melee Attack", "a Drop".
pub(super) fn roll(words: &Words, roll: RollFor) -> &str {
    match roll {
        RollFor::Melee => words.name_roll_melee(),
        RollFor::Ranged => words.name_roll_ranged(),
        RollFor::Manipulation => words.name_roll_manipulation(),
        RollFor::Thought => words.name_roll_thought(),
        RollFor::Defense => words.name_roll_defense(),
        RollFor::Drop => words.name_roll_drop(),
        RollFor::DangerousTerrain => words.name_roll_dangerous_terrain(),
        RollFor::Explosion => words.name_roll_explosion(),
        RollFor::Mission => words.name_roll_mission(),
    }
}

/// What a part of a sum comes from; `base` is what the sum starts with.
pub fn part_of<'a>(words: &'a Words, of: PartOf, base: &'a str) -> &'a str {
    match of {
        PartOf::Base => base,
        PartOf::Hindering => words.name_part_hindering(),
        PartOf::DifficultTerrain => words.name_part_difficult_terrain(),
        PartOf::SpecialMove => words.name_part_special_move(),
        PartOf::Wall => words.name_part_wall(),
        PartOf::Cards => words.name_part_cards(),
        PartOf::Skill(skill) => words.skill(skill),
        PartOf::Shackles => words.name_part_shackles(),
        PartOf::Smoke => words.name_part_smoke(),
        PartOf::Thrown => words.name_part_thrown(),
        PartOf::AutomaticDefense => words.name_part_automatic_defense(),
        PartOf::FreeSuccess => words.name_part_free_success(),
    }
}

/// "dice 2, cards +1, Hindering -1"; `None` for a sum of just its base.
pub(super) fn parts(words: &Words, parts: &[Part], base: &str) -> Option<String> {
    let told = parts.iter().filter(|part| part.amount != 0 || part.from == PartOf::Base);
    let told: Vec<String> = told
        .map(|part| {
            let amount = if part.from == PartOf::Base { part.amount.into() } else { Value::signed(part.amount) };
            words.name_part(part_of(words, part.from, base), amount)
        })
        .collect();
    (told.len() > 1).then(|| list(words, told))
}

/// "Martial Arts +1, Hindering -1": what is added to a roll, or taken from it.
pub fn added(words: &Words, parts: &[Part]) -> Vec<String> {
    let told = parts.iter().filter(|part| part.amount != 0);
    told.map(|part| words.name_part(part_of(words, part.from, ""), Value::signed(part.amount))).collect()
}

/// "a, b, c"; empty for an empty list.
pub fn list(words: &Words, items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().reduce(|before, last| words.name_list(before, last)).unwrap_or_default()
}
