//! Drawing: dice, picks, shuffles and decks, each from the state's one source of chance and each an event. And games in
//! which nobody can foresee a draw.

use std::ops::Deref;

use super::event::Happening;
use super::game::Game;
use super::noticed::Unnoticed;
use super::ruling::Rule;
use super::state::{Chance, Deck, Fit, MissionToken, Queued};
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_content::script::Aspects;

impl Game {
    /// Queues draws for tests and puzzles, before the random source is asked.
    pub fn queue_draws(&mut self, draws: impl IntoIterator<Item = Queued>, fit: Fit) {
        self.state_mut().chance.queue(draws, fit);
    }

    /// Rolls one die of a color; the caller says what all dice of the roll show. R2 IV.D
    pub(super) fn draw_face(&mut self, color: Color) -> u8 {
        let (scenario, state) = self.scenario_and_state();
        state.chance.roll(color, &scenario.dice)
    }

    /// Rolls a six-sided die: 1 to 6.
    pub fn draw_d6(&mut self, rule: Rule) -> u8 {
        let shown = self.state_mut().chance.d6();
        self.emit(rule, Happening::DieRolled { shown });
        shown
    }

    /// Picks one of `many` at random, from 0: `None` if there are none, and the only one without a draw.
    pub fn draw_one_of(&mut self, rule: Rule, of: usize) -> Option<usize> {
        if of < 2 {
            return of.checked_sub(1);
        }
        let of = u8::try_from(of).unwrap_or(u8::MAX);
        let which = self.state_mut().chance.pick(of);
        self.emit(rule, Happening::Picked { number: which + 1, of });
        Some(usize::from(which))
    }

    /// Takes this many out of a list at random, or all of them if there are no more.
    pub fn draw_some_of<T>(&mut self, rule: Rule, mut from: Vec<T>, count: usize) -> Vec<T> {
        let mut taken = Vec::new();
        while taken.len() < count
            && let Some(at) = self.draw_one_of(rule, from.len())
        {
            taken.push(from.remove(at));
        }
        taken
    }

    /// Shuffles a list face down.
    pub(crate) fn draw_order<T: Clone>(&mut self, rule: Rule, list: &mut [T]) {
        let count = u8::try_from(list.len()).unwrap_or(u8::MAX);
        if count < 2 {
            return;
        }
        let order = self.state_mut().chance.order(count);
        let before = list.to_vec();
        for (place, from) in list.iter_mut().zip(order) {
            *place = before[usize::from(from)].clone();
        }
        self.emit(rule, Happening::Shuffled { count });
    }

    /// Shuffles a deck of the state, including its discard pile.
    pub fn shuffle_deck(&mut self, rule: Rule, deck: usize) {
        let Some(found) = self.state_mut().decks.get_mut(deck) else { return };
        let mut items = std::mem::take(&mut found.face_down);
        items.append(&mut found.discard);
        self.draw_order(rule, &mut items);
        self.state_mut().decks[deck].face_down = items;
    }

    /// Draws the top of a deck; an empty one is first remade from its discard pile. `None` when nothing is left
    /// anywhere.
    pub fn draw_from_deck(&mut self, rule: Rule, deck: usize) -> Option<u8> {
        if self.state().decks.get(deck)?.left() == 0 {
            self.shuffle_deck(rule, deck);
        }
        let found = &mut self.state_mut().decks[deck];
        let item = found.face_down.pop()?;
        let left = found.left() as u8;
        self.emit(rule, Happening::Drawn { deck: deck as u8, left });
        Some(item)
    }

    /// Puts something that was drawn on a deck's discard pile.
    pub fn discard_to_deck(&mut self, deck: usize, item: u8) {
        if let Some(found) = self.state_mut().decks.get_mut(deck) {
            found.discard.push(item);
        }
    }

    /// A copy of this game for programs and what-ifs: what will be drawn in it, and what lies face down in it, is not
    /// what the match holds.
    pub fn blind(&self, seed: u64) -> Blind {
        Veiled::new(self.clone(), seed).blind
    }

    /// The same for a program that plays a side: it sees the faces that this side knows.
    pub fn blind_for(&self, side: Side, seed: u64) -> Blind {
        let mut game = self.clone();
        Hidden::of(&mut game, Some(side), seed);
        Blind(game)
    }

    /// Whether a side knows the face of a mission token: it lies open, or the side may look at it, or was shown it.
    pub fn knows_face(&self, side: Side, token: &MissionToken) -> bool {
        let may_look = || self.scenario().program.kinds[usize::from(token.kind)].known_to == Some(side);
        !token.hidden || may_look() || self.state().was_shown(token.id, side)
    }
}

/// The faces of hidden tokens, each named by its kind and position, are shuffled among those of one kind.
fn hide(tokens: &mut [MissionToken], mut hidden: Vec<(u8, usize)>, chance: &mut Chance) {
    hidden.sort_unstable();
    let mut faces: Vec<u8> = Vec::with_capacity(hidden.len());
    for places in hidden.chunk_by(|(one, _), (other, _)| one == other) {
        // From which order they are dealt must not tell where they lie.
        faces.clear();
        faces.extend(places.iter().map(|(_, at)| tokens[*at].face));
        faces.sort_unstable();
        for ((_, place), from) in places.iter().zip(chance.order(faces.len() as u8)) {
            tokens[*place].face = faces[usize::from(from)];
        }
    }
}

/// A game in which no draw of the match can be foreseen: the only kind that programs and what-ifs see.
#[derive(Clone, Debug)]
pub struct Blind(Game);

/// A match that its players only see blind: the veil is lifted to carry out a command, and falls again.
#[derive(Debug)]
pub struct Veiled {
    blind: Blind,
    hidden: Hidden,
    /// Whose program looks at it; `None`: either side's.
    side: Option<Side>,
    /// Of the next veil.
    seed: u64,
}

/// What a veil hides.
#[derive(Debug)]
struct Hidden {
    chance: Chance,
    /// What may lie face down, where something does.
    face_down: Option<FaceDown>,
}

/// Decks and tokens, and what had changed on the table when they were hidden.
#[derive(Debug)]
struct FaceDown {
    decks: Vec<Deck>,
    tokens: Vec<MissionToken>,
    unnoticed: Unnoticed,
}

impl Veiled {
    /// Veils a game; each new veil has the next seed.
    pub fn new(mut game: Game, seed: u64) -> Veiled {
        let hidden = Hidden::of(&mut game, None, seed);
        Veiled { blind: Blind(game), hidden, side: None, seed: seed.wrapping_add(1) }
    }

    /// From now on a side's program looks at it: it sees the faces that this side knows.
    pub fn turn_to(&mut self, side: Side) {
        if self.side != Some(side) {
            self.side = Some(side);
            let sides = [Side::Heroes, Side::Villain];
            let is_known = |token: &MissionToken| sides.iter().any(|side| self.blind.knows_face(*side, token));
            if self.blind.state().tokens.iter().any(|token| token.hidden && is_known(token)) {
                self.lifted(|_| ());
            }
        }
    }

    /// What players see.
    pub fn blind(&self) -> &Blind {
        &self.blind
    }

    /// Lifts the veil for a moment.
    pub fn lifted<T>(&mut self, act: impl FnOnce(&mut Game) -> T) -> T {
        let Blind(game) = &mut self.blind;
        std::mem::swap(game.chance_mut(), &mut self.hidden.chance);
        if let Some(FaceDown { decks, tokens, unnoticed }) = self.hidden.face_down.take() {
            let state = game.state_mut();
            (state.decks, state.tokens) = (decks, tokens);
            game.restore_unnoticed(unnoticed);
        }
        let done = act(game);
        self.hidden = Hidden::of(game, self.side, self.seed);
        self.seed = self.seed.wrapping_add(1);
        done
    }
}

impl Hidden {
    /// Removes from a game what nobody may foresee, or one side.
    fn of(game: &mut Game, side: Option<Side>, seed: u64) -> Hidden {
        let is_face_down = !game.state().decks.is_empty() || game.state().tokens.iter().any(|token| token.hidden);
        let face_down = is_face_down.then(|| FaceDown {
            decks: game.state().decks.clone(),
            tokens: game.state().tokens.clone(),
            unnoticed: game.unnoticed(),
        });
        if is_face_down {
            let is_known = |token: &MissionToken| side.is_some_and(|side| game.knows_face(side, token));
            let tokens = &game.state().tokens;
            let mut unknown = Vec::with_capacity(tokens.len());
            let hidden = tokens.iter().enumerate().filter(|(_, token)| token.hidden && !is_known(token));
            unknown.extend(hidden.map(|(at, token)| (token.kind, at)));
            let state = game.state_mut();
            let mut chance = state.chance.blind(seed);
            for deck in &mut state.decks {
                let order = chance.order(deck.left() as u8);
                deck.face_down.sort_unstable();
                deck.face_down = order.into_iter().map(|from| deck.face_down[usize::from(from)]).collect();
            }
            hide(&mut state.tokens, unknown, &mut chance);
            game.changes_unreported(Aspects::TOKENS);
        }
        let chance = game.chance_mut();
        let blind = chance.blind(seed ^ 1);
        Hidden { chance: std::mem::replace(chance, blind), face_down }
    }
}

impl Blind {
    /// A table to play on at: what will be drawn there, and what lies face down, is as likely as anything else that may be.
    pub fn into_game(self) -> Game {
        self.0
    }
}

impl Deref for Blind {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}
