//! What a lesson asks for at the question that is open: to be done, to be read, or something else first.

use gotham_content::mission::{Feat, Lesson, Side};
use gotham_rules::command::Stance;
use gotham_rules::state::RiverSlot;
use gotham_rules::{Ask, Command, Game, Prompt};

/// What there is to do about a lesson now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// It can be done.
    Try,
    /// What it is about has happened: it is to be read.
    Read,
    /// Something else comes first.
    First(Detour),
}

/// What comes before a lesson can be done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detour {
    /// The other side is asked.
    Watch,
    /// Some other question is open.
    Answer,
    /// A Hero must be Active for it.
    BeActive,
    /// Every Hero rests in this round.
    Resting,
    /// Stances are taken at the start of a round.
    NextRound,
    /// It comes in the other side's turn.
    TheirTurn,
    /// Nothing is left to do it with.
    Tired,
    /// Nobody is in reach.
    Closer,
    /// What is worked on is elsewhere.
    There,
    /// Dice must be rolled.
    Roll,
    /// The Movement must end.
    Moving,
    /// A tile must be activated.
    Activate,
    /// One of several miniatures must be chosen.
    Choose,
    /// The Event must be set off.
    SetOff,
}

impl Detour {
    /// Whether it leads to the lesson within this turn.
    pub(super) fn is_short(self) -> bool {
        use Detour::{Activate, BeActive, Choose, Closer, Moving, Roll, SetOff, There};
        matches!(self, BeActive | Closer | There | Roll | Moving | Activate | Choose | SetOff)
    }
}

/// The question that is asked, and the side that is taught.
pub(super) struct Moment<'a> {
    pub(super) side: Side,
    pub(super) game: &'a Game,
    pub(super) prompt: &'a Prompt,
    /// The answers; none while the other side is asked.
    pub(super) legal: &'a [Command],
}

/// What there is to do about a lesson; what it is about may have happened already.
pub(super) fn of(lesson: &Lesson, is_met: bool, moment: &Moment) -> Cue {
    if lesson.done == Feat::Reads && is_met {
        return Cue::Read;
    }
    if moment.prompt.side != moment.side {
        return Cue::First(Detour::Watch);
    }
    if moment.legal.iter().any(|command| does(lesson.done, moment.game, command)) {
        return Cue::Try;
    }
    Cue::First(detour(lesson.done, moment))
}

/// Whether an answer does what a lesson teaches.
pub(super) fn does(feat: Feat, game: &Game, command: &Command) -> bool {
    match (feat, command) {
        (Feat::Acts, Command::TakeStance { stance, .. }) => *stance == Stance::Active,
        (Feat::Rests, Command::TakeStance { stance, .. }) => *stance == Stance::Resting,
        (Feat::Moves, Command::Move { .. })
        | (Feat::Attacks, Command::Attack { .. })
        | (Feat::Rerolls, Command::Reroll { .. })
        | (Feat::Defends, Command::Defend { cubes: 1.., .. })
        | (Feat::Works, Command::Interact { .. })
        | (Feat::Reinforces, Command::Reinforce { .. })
        | (Feat::EndsTurn, Command::EndTurn)
        | (Feat::MeetsEvent, Command::ChooseEvent { .. } | Command::ChoosePart { .. }) => true,
        (Feat::Activates | Feat::MeetsEvent, Command::ActivateTile { position }) => {
            let slot = game.state().river.get(usize::from(*position));
            slot.is_some_and(|slot| (*slot == RiverSlot::Event) == (feat == Feat::MeetsEvent))
        }
        _ => false,
    }
}

/// What comes before a lesson that can't be done at this question.
fn detour(feat: Feat, moment: &Moment) -> Detour {
    let can = |wanted: Feat| moment.legal.iter().any(|command| does(wanted, moment.game, command));
    let is_active = |stance: Stance| {
        let mut heroes = moment.game.state().with_tablets();
        heroes.any(|mini| moment.game.state().tablet(mini).is_some_and(|tablet| tablet.stance == stance))
    };
    let is_action = matches!(feat, Feat::Moves | Feat::Attacks | Feat::Rerolls | Feat::Works);
    match &moment.prompt.ask {
        Ask::TakeStance if is_action && can(Feat::Acts) => Detour::BeActive,
        Ask::KeepMoving { .. } => Detour::Moving,
        Ask::HeroAction => match feat {
            Feat::Acts | Feat::Rests => Detour::NextRound,
            Feat::Defends | Feat::Reads | Feat::Waits => Detour::TheirTurn,
            _ if !is_active(Stance::Active) => Detour::Resting,
            Feat::Rerolls if can(Feat::Attacks) || can(Feat::Works) => Detour::Roll,
            Feat::Attacks | Feat::Rerolls if can(Feat::Moves) => Detour::Closer,
            Feat::Works if can(Feat::Moves) => Detour::There,
            _ => Detour::Tired,
        },
        Ask::ActivateTile { .. } => match feat {
            Feat::Defends | Feat::Reads | Feat::Waits => Detour::TheirTurn,
            Feat::Reinforces if can(Feat::MeetsEvent) => Detour::SetOff,
            Feat::Moves | Feat::Attacks | Feat::Rerolls if can(Feat::Activates) => Detour::Activate,
            _ => Detour::Tired,
        },
        Ask::ActivateMini { .. } if is_action => Detour::Choose,
        Ask::MiniAction { .. } if feat == Feat::Attacks && can(Feat::Moves) => Detour::Closer,
        _ => Detour::Answer,
    }
}
