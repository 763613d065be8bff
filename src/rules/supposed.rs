//! Suppositions: a copy of a game in which something is different, for programs that weigh a position that nobody has
//! reached. Each method says what is supposed; the match itself cannot be reached from here.

use std::ops::Deref;

use super::command::Stance;
use super::frames::{Frame, Movement};
use super::game::Game;
use super::id::{AreaId, CardId, MiniId, TokenId};
use super::state::{Purse, Spaces, Tablet};
use gotham_content::script::Aspects;

/// A copy of a game in which something is supposed.
#[derive(Clone, Debug)]
pub struct Supposed(Game);

impl Supposed {
    /// The game as it is: nothing is supposed yet.
    pub fn of(game: &Game) -> Supposed {
        let mut game = game.clone();
        game.changes_unreported(Aspects::ALL);
        Supposed(game)
    }

    /// Nothing is under way.
    pub fn nothing_under_way(&mut self) {
        self.0.state_mut().stack.clear();
    }

    /// The next thing that is picked is the last.
    pub fn one_pick_left(&mut self) {
        if let Some(Frame::Effects(frame)) = self.0.state_mut().stack.last_mut()
            && let Some(picking) = &mut frame.picking
        {
            picking.most = picking.most.min(picking.taken.len() as u8 + 1);
            picking.least = picking.least.min(picking.most);
        }
    }

    /// A miniature stands in another Area, or nowhere, and everything else stays where it is. Returns where it stood.
    pub fn standing(&mut self, mini: MiniId, area: Option<AreaId>) -> Option<AreaId> {
        self.0.stand_alone(mini, area)
    }

    /// A miniature stands in another Area, with the tokens that it carries, and those whom it leads come along from where it
    /// stood. Returns where that was.
    pub fn standing_with_company(&mut self, mini: MiniId, area: AreaId) -> Option<AreaId> {
        let from = self.0.state().mini(mini).area;
        let state = self.0.state();
        let led = state.memory.led_by(mini).filter(|other| state.mini(*other).area == from);
        let led: Vec<MiniId> = led.collect();
        led.into_iter().for_each(|other| self.0.stand(other, Some(area)));
        self.0.stand(mini, Some(area));
        from
    }

    /// Cubes are spent from the Reserve Zone that pays for a miniature, as far as there are any.
    pub fn cubes_spent(&mut self, mini: MiniId, cubes: u8) {
        if let Some(reserve) = self.reserve(mini) {
            *reserve = reserve.saturating_sub(cubes);
        }
    }

    /// Cubes come back into the Reserve Zone that pays for a miniature.
    pub fn cubes_back(&mut self, mini: MiniId, cubes: u8) {
        if let Some(reserve) = self.reserve(mini) {
            *reserve += cubes;
        }
    }

    fn reserve(&mut self, mini: MiniId) -> Option<&mut u8> {
        let payer = self.0.state().mini(mini).purse;
        let state = self.0.state_mut();
        match payer {
            Purse::Tablet(id) | Purse::Commander(id) => state.tablets.get_mut(id).map(|tablet| &mut tablet.reserve),
            Purse::Post => Some(&mut state.post.reserve),
            Purse::Nobody => None,
        }
    }

    /// A Hero is Active, with this many cubes in its Reserve Zone.
    pub fn active(&mut self, hero: MiniId, reserve: u8) {
        if let Some(tablet) = self.0.state_mut().tablet_mut(hero) {
            (tablet.reserve, tablet.stance) = (reserve, Stance::Active);
        }
    }

    /// A Hero has this many cubes in its Reserve Zone, and none on a space.
    pub fn rested(&mut self, hero: MiniId, reserve: u8) {
        if let Some(tablet) = self.0.state_mut().tablet_mut(hero) {
            (tablet.reserve, tablet.spaces) = (reserve, Spaces::default());
        }
    }

    /// A Hero carries other Equipment.
    pub fn carrying(&mut self, hero: MiniId, change: impl FnOnce(&mut Vec<CardId>)) {
        if let Some(tablet) = self.0.state_mut().tablet_mut(hero) {
            change(&mut tablet.equipment);
        }
    }

    /// A Hero's Bat-Tablet is what it was.
    pub fn tablet_again(&mut self, hero: MiniId, kept: Tablet) {
        if let Some(tablet) = self.0.state_mut().tablet_mut(hero) {
            *tablet = kept;
        }
    }

    /// A miniature is on its way with this many Move Points.
    pub fn on_its_way(&mut self, mini: MiniId, points: u8) {
        self.0.state_mut().stack.push(Frame::Movement(Movement::with(mini, points)));
    }

    /// What was supposed to be under way is over.
    pub fn no_longer_on_its_way(&mut self) {
        self.0.state_mut().stack.pop();
    }

    /// A token is out of the game.
    pub fn without_token(&mut self, token: TokenId) {
        self.0.state_mut().tokens.retain(|other| other.id != token);
    }

    /// A token lies elsewhere, or is in other hands.
    pub fn token_at(&mut self, token: TokenId, area: AreaId, bearer: Option<MiniId>) {
        if let Some(found) = self.0.state_mut().tokens.iter_mut().find(|other| other.id == token) {
            (found.area, found.carried_by) = (area, bearer);
        }
    }
}

impl Deref for Supposed {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}
