//! A command as a walk of small choices: who, what, whom, where.

use crate::intent::Spot;
use gotham_content::dice::Color;
use gotham_content::skill::Skill;
use gotham_rules::board::{AreaId, MoveType};
use gotham_rules::command::{AttackKind, Effort, RerollBy, Space, Stance};
use gotham_rules::{Ask, CardId, Command, HeroId, MiniId, SkillTarget, TileId, TokenId};

/// One choice on the way to a command.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// Who acts.
    Who(MiniId),
    /// What it does.
    Do(Deed),
    /// To whom, or with whom.
    Mini(MiniId),
    /// Where.
    Area(AreaId),
    /// By which kind of Move.
    Way(MoveType),
    /// Which card.
    Card(CardId),
    /// Which Hero of the catalogue.
    Hero(HeroId),
    /// Which tile.
    Tile(TileId),
    /// Which mission token.
    Token(TokenId),
    /// Which River position, from 0.
    Position(u8),
    /// Which space of cubes.
    Space(Space),
    /// Which die, from 0.
    Die(u8),
    /// By which right a die is rerolled.
    Right(RerollBy),
    /// Which Stance.
    Stance(Stance),
    /// Which Event, from 0.
    Event(u8),
    /// Which part, from 0.
    Part(u8),
    /// Which answer to a question of the mission, from 0.
    Offer(u8),
    /// How many.
    Count(u8),
    /// Which of its own dice.
    Dice(Vec<Color>),
}

impl Step {
    /// What on the board this chooses.
    pub fn spot(&self) -> Option<Spot> {
        match self {
            Step::Who(mini) | Step::Mini(mini) => Some(Spot::Mini(*mini)),
            Step::Area(area) => Some(Spot::Area(*area)),
            Step::Token(token) => Some(Spot::Token(*token)),
            _ => None,
        }
    }
}

/// A kind of answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Go somewhere, by the cheapest way.
    Move,
    /// R2 VII.B
    Melee,
    /// R2 VII.C
    Ranged,
    /// An attack with a Skill. S2 Shackle
    AttackWith(Skill),
    /// Of the mission, from 0.
    Interact(u8),
    /// R2 V.C.2.b
    PickUp,
    /// Of a mission token.
    PutDown,
    /// R2 V.C.2.c
    Give,
    /// R2 V.C.2.c
    Take,
    /// R2 V.C.2.d
    Throw,
    /// A Skill that is declared as an action.
    Use(Skill),
    /// One single Move, with the way and cubes that the player likes.
    Step,
    /// R2 V.C.2.e
    Drop,
    /// R2 VIII
    Defend,
    /// R2 VI.E
    Dredge,
    /// R2 VI.F
    Demobilize,
    /// Keep the dice.
    Keep,
    /// End the Movement.
    Stop,
    /// Add the free Success. R2 XIII
    AddSuccess,
    /// Decline an offer.
    Decline,
    /// Use the Skill now and whenever it is offered.
    Always,
    /// Decline the offer now and whenever it is made.
    Never,
    /// Done here.
    Finish,
    /// This Hero and all that are still to choose take the Active Stance.
    AllActive,
    /// End the turn.
    EndTurn,
}

impl Deed {
    /// Which attack it is.
    pub fn attack(self) -> Option<AttackKind> {
        match self {
            Deed::Melee => Some(AttackKind::Melee),
            Deed::Ranged => Some(AttackKind::Ranged),
            _ => None,
        }
    }

    /// Possible at many moments and seldom wanted: not worth asking a question for.
    pub(super) fn is_aside(self) -> bool {
        matches!(self, Deed::Drop | Deed::Step)
    }
}

/// The choices that lead to a command when this is asked; what goes into it comes after them.
pub fn path(ask: &Ask, command: &Command) -> Vec<Step> {
    use Step::{Area, Card, Do, Mini, Tile, Token, Way, Who};
    let whose = |mini: &MiniId, rest: Vec<Step>| match ask {
        Ask::HeroAction => [vec![Who(*mini)], rest].concat(),
        _ => rest,
    };
    match command {
        Command::ChooseHero { hero, .. } => vec![Step::Hero(*hero)],
        Command::TakeGadget { card, .. } => vec![Card(*card)],
        Command::ChooseAllies { tile, .. } => vec![Tile(*tile)],
        Command::Place { area, .. } | Command::LandIn { area } => vec![Area(*area)],
        Command::TakeStance { mini, stance } => vec![Who(*mini), Step::Stance(*stance)],
        Command::EndTurn => vec![Do(Deed::EndTurn)],
        Command::Move { mini, area, how, card, .. } => {
            let mut steps = vec![Do(Deed::Step), Area(*area), Way(*how)];
            steps.extend(card.map(Card));
            whose(mini, steps)
        }
        Command::Stop => vec![Do(Deed::Stop)],
        Command::Attack { mini, target, with: Some(skill), .. } => {
            whose(mini, vec![Do(Deed::AttackWith(*skill)), Mini(*target)])
        }
        Command::Attack { mini, target, kind: AttackKind::Melee, .. } => {
            whose(mini, vec![Do(Deed::Melee), Mini(*target)])
        }
        Command::Attack { mini, target, kind: AttackKind::Ranged, .. } => {
            whose(mini, vec![Do(Deed::Ranged), Mini(*target)])
        }
        Command::PickUp { mini, card, .. } => whose(mini, vec![Do(Deed::PickUp), Card(*card)]),
        Command::Give { .. } if matches!(ask, Ask::HandOver { .. }) => vec![Do(Deed::Give)],
        Command::Take { .. } if matches!(ask, Ask::HandOver { .. }) => vec![Do(Deed::Take)],
        Command::Give { mini, card, to, .. } => whose(mini, vec![Do(Deed::Give), Card(*card), Mini(*to)]),
        Command::Take { mini, card, from, .. } => whose(mini, vec![Do(Deed::Take), Card(*card), Mini(*from)]),
        Command::Throw { mini, card, area, .. } => whose(mini, vec![Do(Deed::Throw), Card(*card), Area(*area)]),
        Command::Drop { mini, card } if *ask == Ask::HeroAction => vec![Who(*mini), Do(Deed::Drop), Card(*card)],
        Command::Drop { mini, card } => vec![Do(Deed::Drop), Who(*mini), Card(*card)],
        Command::Interact { mini, interaction, here, chosen, target, .. } => {
            let tokens = here.iter().chain(chosen).copied().map(Token);
            let rest = tokens.chain(target.map(Mini));
            whose(mini, [Do(Deed::Interact(*interaction))].into_iter().chain(rest).collect())
        }
        Command::PickUpToken { mini, token, .. } => whose(mini, vec![Do(Deed::PickUp), Token(*token)]),
        Command::PutDownToken { mini, token, .. } => whose(mini, vec![Do(Deed::PutDown), Token(*token)]),
        Command::PickMini { mini } => vec![Mini(*mini)],
        Command::PickToken { token } => vec![Token(*token)],
        Command::PickArea { area } => vec![Area(*area)],
        Command::ChooseOffer { offer } => vec![Step::Offer(*offer)],
        Command::UseSkill { skill, on, effort, .. } if matches!(ask, Ask::Skill { .. }) => {
            let dice = (!effort.dice.is_empty()).then(|| Step::Dice(effort.dice.clone()));
            let on = on.mini().map(Mini).into_iter();
            let deed = effort.with.map_or(Deed::Use(*skill), Deed::AttackWith);
            [Do(deed)].into_iter().chain(on).chain(dice).collect()
        }
        // How much comes back. G-120
        Command::UseSkill { effort, .. } if matches!(ask, Ask::Regenerate { .. }) => vec![Step::Count(effort.cubes)],
        // A card at its moment is a separate choice, next to the Stances or the dice; then how much comes back. G-89, G-120
        Command::UseSkill { mini, effort, .. } if matches!(ask, Ask::TakeStance | Ask::Reroll { .. }) => {
            let who = (*ask == Ask::TakeStance).then_some(Who(*mini));
            let much = (effort.cubes > 0).then_some(Step::Count(effort.cubes));
            who.into_iter().chain(effort.cards.iter().map(|used| Card(used.card))).chain(much).collect()
        }
        Command::UseSkill { mini, skill, on, .. } => {
            let on = match on {
                SkillTarget::Nothing => None,
                SkillTarget::Mini(target) => Some(Mini(*target)),
                SkillTarget::Area(area) => Some(Area(*area)),
                SkillTarget::Tile(tile) => Some(Tile(*tile)),
            };
            whose(mini, [Do(Deed::Use(*skill))].into_iter().chain(on).collect())
        }
        Command::ActivateTile { position } => vec![Step::Position(*position)],
        Command::Dredge { position } => vec![Do(Deed::Dredge), Step::Position(*position)],
        Command::Demobilize { position } => vec![Do(Deed::Demobilize), Step::Position(*position)],
        Command::PayFrom { space } | Command::LoseFrom { space } => vec![Step::Space(*space)],
        Command::ActivateMini { mini } => vec![Mini(*mini)],
        Command::ChooseEvent { event } => vec![Step::Event(*event)],
        Command::ChoosePart { part } => vec![Step::Part(*part)],
        Command::Reinforce { tile, area } => vec![Tile(*tile), Area(*area)],
        Command::Defend { .. } => vec![Do(Deed::Defend)],
        Command::Reroll { die, by } => vec![Step::Die(*die), Step::Right(*by)],
        Command::Keep => vec![Do(Deed::Keep)],
        Command::PutTokens { count } => vec![Step::Count(*count)],
        Command::AddSuccess => vec![Do(Deed::AddSuccess)],
        Command::Decline => vec![Do(Deed::Decline)],
        Command::Finish => vec![Do(Deed::Finish)],
    }
}

/// What goes into a command; `None` for one that takes nothing.
pub(crate) fn effort_of(command: &Command) -> Option<Effort> {
    match command {
        Command::Defend { cubes, cards } => Some(Effort { cubes: *cubes, cards: cards.clone(), ..Effort::default() }),
        Command::Move { cubes, pushing, .. } => Some(Effort { pushing: *pushing, ..Effort::cubes(*cubes) }),
        Command::PickUp { pushing, .. }
        | Command::Give { pushing, .. }
        | Command::Take { pushing, .. }
        | Command::PickUpToken { pushing, .. }
        | Command::PutDownToken { pushing, .. } => Some(Effort { pushing: *pushing, ..Effort::default() }),
        _ => command.effort().map(|(_, effort)| effort.clone()),
    }
}

/// The same command with something else going into it.
pub fn with_effort(command: &Command, new: &Effort) -> Command {
    let mut command = command.clone();
    match &mut command {
        Command::Attack { effort, .. }
        | Command::Throw { effort, .. }
        | Command::Interact { effort, .. }
        | Command::UseSkill { effort, .. } => *effort = new.clone(),
        Command::Defend { cubes, cards } => (*cubes, *cards) = (new.cubes, new.cards.clone()),
        Command::Move { cubes, pushing, .. } => (*cubes, *pushing) = (new.cubes, new.pushing),
        Command::PickUp { pushing, .. }
        | Command::Give { pushing, .. }
        | Command::Take { pushing, .. }
        | Command::PickUpToken { pushing, .. }
        | Command::PutDownToken { pushing, .. } => *pushing = new.pushing,
        _ => {}
    }
    command
}
