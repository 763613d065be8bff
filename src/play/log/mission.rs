//! What the mission does, in words.

use super::teller::Teller;
use gotham_content::mission::Side;
use gotham_rules::Happening;
use gotham_words::Words;

/// An event of the mission in words; `None` if it isn't an event of the mission.
pub(super) fn said(words: &Words, tell: &Teller, what: &Happening) -> Option<String> {
    let mini = |id: &gotham_rules::MiniId| tell.mini(*id);
    let area = |id: &gotham_rules::board::AreaId| tell.area(*id);
    let token = |id: &gotham_rules::TokenId| tell.token(*id);
    let mission = &tell.titles.game.scenario().mission;
    Some(match what {
        Happening::Triggered { trigger } => mission
            .triggers
            .get(usize::from(*trigger))
            .map_or_else(String::new, |trigger| tell.titles.said(&trigger.name)),
        Happening::OfferChosen { side, answer } => {
            let text = tell.titles.asked(*answer);
            match side {
                Side::Heroes => words.log_heroes_answer(text),
                Side::Villain => words.log_villain_answers(text),
            }
        }
        Happening::MissionRolled { dice } => words.log_mission_rolled(tell.dice(dice)),
        Happening::ModeTurned { mode, on } => {
            let name = mission.modes.get(mode.index()).map_or_else(String::new, |mode| tell.titles.said(&mode.name));
            if *on { words.log_mode_begins(name) } else { words.log_mode_ends(name) }
        }
        Happening::CutShort => words.log_cut_short().into(),
        Happening::LastRoundSet { round } => words.log_last_round(*round),
        Happening::Healed { mini: who, healed } => words.log_healed(mini(who), *healed),
        Happening::LeftBoard { mini: who, area: place, safe: true } => words.log_got_away(mini(who), area(place)),
        Happening::LeftBoard { mini: who, area: place, safe: false } => words.log_left_board(mini(who), area(place)),
        Happening::SideChanged { mini: who, side: Some(Side::Heroes) } => words.log_joins_heroes(mini(who)),
        Happening::SideChanged { mini: who, side: Some(Side::Villain) } => words.log_joins_villain(mini(who)),
        Happening::SideChanged { mini: who, side: None } => words.log_joins_nobody(mini(who)),
        Happening::ControlChanged { mini: who, control: Some(Side::Heroes) } => words.log_heroes_control(mini(who)),
        Happening::ControlChanged { mini: who, control: Some(Side::Villain) } => words.log_villain_controls(mini(who)),
        Happening::ControlChanged { mini: who, control: None } => words.log_nobody_controls(mini(who)),
        Happening::ScreenChanged { from, to, cubes, .. } => {
            words.log_screen_changed(tell.hero(*from), tell.hero(*to), *cubes)
        }
        Happening::Led { mini: who, by } => words.log_led(mini(who), mini(by)),
        Happening::Released { mini: who } => words.log_released(mini(who)),
        Happening::TokenPlaced { token: what, area: place, .. } => words.log_token_placed(token(what), area(place)),
        Happening::TokenMoved { token: what, area: place, .. } => words.log_token_moved(token(what), area(place)),
        Happening::TokenRevealed { token: what, area: place, kind, face } => {
            words.log_token_revealed(token(what), area(place), tell.titles.face(*kind, *face))
        }
        Happening::TokenHidden { token: what, area: place, .. } => words.log_token_hidden(token(what), area(place)),
        Happening::TokenShown { token: what, area: place, side: Side::Heroes, .. } => {
            words.log_token_shown_to_heroes(token(what), area(place))
        }
        Happening::TokenShown { token: what, area: place, side: Side::Villain, .. } => {
            words.log_token_shown_to_villain(token(what), area(place))
        }
        Happening::DarknessSet { area: place, dark: true } => words.log_area_dark(area(place)),
        Happening::DarknessSet { area: place, dark: false } => words.log_area_light(area(place)),
        Happening::FigureSet { hero, figure } => words.log_figure_set(tell.hero(*hero), *figure),
        Happening::SkillGranted { mini: who, skill, level: 0 } => {
            words.log_trait_granted(mini(who), words.skill(*skill))
        }
        Happening::SkillGranted { mini: who, skill, level } => {
            words.log_skill_granted(mini(who), words.skill(*skill), *level)
        }
        Happening::TokenPickedUp { mini: who, token: what, .. } => words.log_token_picked_up(mini(who), token(what)),
        Happening::TokenPutDown { mini: who, token: what, area: place, .. } => {
            words.log_token_put_down(mini(who), token(what), area(place))
        }
        Happening::CardLost { mini: who, card } => words.log_card_lost(mini(who), tell.card(*card)),
        Happening::TileInserted { tile, position } => words.log_tile_inserted(tell.tile(*tile), position + 1),
        Happening::TileMoved { tile, position } => words.log_tile_moved(tell.tile(*tile), position + 1),
        Happening::TileBanned { tile, round } => words.log_tile_banned(tell.tile(*tile), *round),
        _ => return None,
    })
}
