//! Programs of this engine that are asked what they would say.

use gotham_ai::{Player, SeatKind};
use gotham_content::mission::Side;
use gotham_play::Match;
use gotham_rules::{Command, answers};

/// Those who were asked last, one per side: a program may remember what it has in mind.
#[derive(Default)]
pub(super) struct Programs([Option<Asked>; 2]);

/// A program, and by which words it was asked for.
struct Asked {
    kind: SeatKind,
    seed: u64,
    player: Box<dyn Player>,
}

impl Programs {
    /// What this program would say to the open question; it sees what its side may see. `None`: nothing is asked.
    pub(super) fn answer(&mut self, table: &Match, kind: SeatKind, seed: u64) -> Option<Command> {
        let game = table.game();
        if game.state().result.is_some() {
            return None;
        }
        let side = answers::side_asked(game);
        let place = &mut self.0[usize::from(side == Side::Villain)];
        // Away while it thinks: what a fault in it leaves behind is not asked again.
        let known = place.take().filter(|asked| (asked.kind, asked.seed) == (kind, seed));
        let mut asked = known.unwrap_or_else(|| Asked { kind, seed, player: gotham_ai::seat(kind, side, seed) });
        let command = asked.player.answer(&game.blind_for(side, table.steps().len() as u64));
        *place = Some(asked);
        Some(command)
    }
}
