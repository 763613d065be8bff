//! Tokens on the board.

use super::Icon;
use gotham_content::mission::TokenLook;
use gotham_rules::event::FieldKind;

/// A Field Modifier token has the icon of the Skill that leaves it.
impl From<FieldKind> for Icon {
    fn from(kind: FieldKind) -> Icon {
        match kind {
            FieldKind::Flame => Icon::Flame,
            FieldKind::Gas => Icon::ToxicGas,
            FieldKind::Frost => Icon::Frost,
            FieldKind::Smoke => Icon::SmokeGrenade,
        }
    }
}

/// A mission token has the icon of what it most resembles.
impl From<TokenLook> for Icon {
    fn from(look: TokenLook) -> Icon {
        match look {
            TokenLook::Bomb => Icon::MunitionsSpecialist,
            TokenLook::Computer => Icon::Hacking,
            TokenLook::Safe => Icon::LockPicking,
            TokenLook::CommandPanel => Icon::Exertion,
            TokenLook::Disc => Icon::Token,
            TokenLook::Jammer => Icon::Scream,
            TokenLook::Rats => Icon::Menace,
            TokenLook::ToyBox => Icon::Obstruction,
            TokenLook::Trap => Icon::Dangerous,
            TokenLook::CryoDevice => Icon::Frost,
            TokenLook::Information => Icon::Card,
            TokenLook::Briefcase => Icon::Give,
        }
    }
}
