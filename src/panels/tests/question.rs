//! Where the question is, and which of its answers are visible.

use egui::{AreaState, Id, Rect};
use egui_kittest::kittest::Queryable;

use super::*;
use gotham_play::Hint;
use gotham_play::advice::Because;
use gotham_rules::Ask;

fn prompt(harness: &Harness<'static, Stand>) -> Rect {
    AreaState::load(&harness.ctx, Id::new("prompt")).expect("a question").rect()
}

#[test]
fn cards_to_choose_from_stand_beside_the_board() {
    for size in [[1280.0, 720.0], [960.0, 540.0]] {
        for kind in ["ChooseHero", "TakeGadgets"] {
            let mut stand = Stand::new(Shown::Table);
            assert!(play_until(&mut stand, |prompt, _| format!("{:?}", prompt.ask).starts_with(kind)), "{kind}");
            let mut harness = window(stand, size);
            harness.run_steps(6);
            let (free, question) = (free(&harness.ctx), prompt(&harness));
            assert!(question.right() <= free.left(), "{kind} at {size:?}: {question:?}, free is {free:?}");
            assert!(free.height() > size[1] * 0.9 && free.width() > size[0] * 0.45, "{kind} at {size:?}: {free:?}");
            assert!(question.bottom() <= size[1], "{kind} at {size:?}: {question:?}");
        }
        let mut stand = Stand::new(Shown::Table);
        assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
        let mut harness = window(stand, size);
        harness.run_steps(6);
        let (free, question) = (free(&harness.ctx), prompt(&harness));
        assert!(question.top() >= free.bottom(), "a question for buttons stands below: {question:?}, {free:?}");
    }
}

#[test]
fn no_hint_lies_over_the_board_where_there_is_room_beside_it() {
    for size in [[1280.0, 720.0], [1920.0, 1080.0]] {
        let mut stand = Stand::new(Shown::Table);
        stand.desk.hint = Some(Hint::River);
        assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
        let mut harness = window(stand, size);
        harness.run_steps(6);
        let hint = AreaState::load(&harness.ctx, Id::new("hint")).expect("a hint").rect();
        let (free, question) = (free(&harness.ctx), prompt(&harness));
        let hint = hint.shrink(1.0);
        assert!(!hint.intersects(free) && !hint.intersects(question), "{hint:?} at {size:?}, free is {free:?}");
        assert!(hint.bottom() <= size[1], "{hint:?}");
    }
}

#[test]
fn the_advised_answer_is_scrolled_into_view() {
    let mut stand = Stand::new(Shown::Table);
    stand.settings.text_size = 150;
    assert!(play_until(&mut stand, |prompt, _| prompt.ask == Ask::HeroAction));
    let hero = stand.game.state().with_tablets().next().expect("a Hero");
    let question =
        answers::Question { words: &stand.words, game: &stand.game, prompt: &stand.prompt, legal: &stand.legal };
    stand.desk.composer.take(Composing::Select(Some(hero)), &question);
    let last = |stand: &Stand| {
        let question =
            answers::Question { words: &stand.words, game: &stand.game, prompt: &stand.prompt, legal: &stand.legal };
        let answers::StageKind::List(choices) = stand.desk.composer.stage(&question).kind else { panic!("a list") };
        let step = &choices.iter().rfind(|choice| choice.refusal.is_none()).expect("an answer").step;
        let is_last = |command: &&Command| answers::path(&stand.prompt.ask, command).contains(step);
        stand.legal.iter().find(is_last).cloned().expect("its command")
    };
    let way = vec![last(&stand)];
    let mut harness = window(stand, [640.0, 360.0]);
    harness.run_steps(6);
    let stand = harness.state_mut();
    (stand.advice, stand.desk.asks_advice) =
        (Some(Advice { way, reason: Because::Weighed, chance: None, next: None }), true);
    harness.run_steps(40); // it glides there
    let (found, question) = (harness.get_by_label_contains("try this").rect(), prompt(&harness));
    assert!(question.contains_rect(found), "{found:?} in {question:?}");
}
