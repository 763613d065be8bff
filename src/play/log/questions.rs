//! Prompts in words: one clear question.

use super::titles::{self, Titles, attack, count};
use crate::rules::prompt::ActivationStep;
use crate::rules::{Ask, Game, MiniId, Prompt};

/// The question of a prompt: "Batman: what next?"
pub fn question(game: &Game, prompt: &Prompt) -> String {
    let titles = Titles(game);
    let mini = |id: &MiniId| titles.mini(*id);
    let subject = prompt.subject.map_or_else(|| titles::capital(titles::side(prompt.side)), |id| titles.mini(id));
    match &prompt.ask {
        Ask::ChooseHero { slot } => format!("Who fills Hero slot {}?", slot + 1),
        Ask::TakeGadgets { room } => format!("{subject}: which Bat-Gadgets? Room for {room} more."),
        Ask::ChooseAllies => format!("{subject}: which allies come along?"),
        Ask::PlaceAlly => format!("Where does {subject} stand?"),
        Ask::TakeStance => format!("{subject}: Active or Resting?"),
        Ask::HeroAction => "The Heroes: who does what?".into(),
        Ask::KeepMoving { points } => format!("{subject} has {}: where to?", count(*points, "Move Point")),
        Ask::ActivateTile { left } => {
            format!("The Villain: which tile? {} left this turn.", count(*left, "activation"))
        }
        Ask::PayDredge { cubes } => format!("The Villain: which cubes pay the Dredge? {cubes} to go."),
        Ask::ActivateMini { tile } => format!("{}: who acts next?", titles.tile(*tile)),
        Ask::MiniAction { step, attacks_left } => match step {
            ActivationStep::FirstMovement => format!("{subject}: move first, or act?"),
            ActivationStep::Action if *attacks_left > 0 => {
                format!("{subject}: what now? {} left.", count(*attacks_left, "action"))
            }
            ActivationStep::Action => format!("{subject}: what now?"),
            ActivationStep::SecondMovement => format!("{subject}: move on?"),
        },
        Ask::ChooseEvent => "The Villain: which Event?".into(),
        Ask::ChoosePart => "What happens first?".into(),
        Ask::Reinforce { points } => {
            format!("The Villain: who comes where? {}.", count(*points, "Reinforcement Point"))
        }
        Ask::Sacrifice { attacker, target, .. } => {
            format!("{} attacks {}: does somebody step in?", mini(attacker), mini(target))
        }
        Ask::Defend { attacker, kind, successes } => format!(
            "{subject}: how many cubes against {} of {} ({})?",
            if *successes == 1 { "1 success".into() } else { format!("{successes} successes") },
            mini(attacker),
            attack(*kind)
        ),
        Ask::Reroll { roll, dice, modifier, against, .. } => {
            let faces: Vec<String> = dice.iter().map(|die| format!("{} {}", die.color.word(), die.face)).collect();
            let sum: i32 = dice.iter().map(|die| i32::from(die.face)).sum::<i32>() + i32::from(*modifier);
            let faces = if faces.is_empty() { "no dice".into() } else { faces.join(", ") };
            let against = against.map_or_else(String::new, |against| format!(" against {against}"));
            format!("{subject}, {}: {faces} = {}{against}. Roll again?", titles::roll(*roll), sum.max(0))
        }
        Ask::Strike { successes, left, .. } => {
            format!("{subject}: strike another with the {successes} left? {}.", count(*left, "target"))
        }
        Ask::Combo { dice } => format!("{subject}: a Combo of {}?", titles::dice(*dice)),
        Ask::StrikeBack { attacker, dice, .. } => {
            format!("{subject}: strike back at {} with {}?", mini(attacker), titles::dice(*dice))
        }
        Ask::PutTokens { kind, area, most } => {
            format!("{subject}: how many {} tokens in {}? At most {most}.", titles::field(*kind), titles.area(*area))
        }
        Ask::LoseCube { wounds } => format!("{subject}: which space loses a cube? {} to go.", count(*wounds, "Wound")),
        Ask::LandIn { card, .. } => {
            let what = card.map_or_else(|| "the throw".into(), |card| titles.card(card));
            format!("{subject}: where does {what} land?")
        }
        Ask::GameOver { winner } => match winner {
            crate::content::mission::Side::Heroes => "The Heroes have won.".into(),
            crate::content::mission::Side::Villain => "The Villain has won.".into(),
        },
    }
}
