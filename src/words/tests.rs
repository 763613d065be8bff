use super::*;

#[test]
fn a_sentence_that_is_told_something() {
    let words = Words::of(ENGLISH);
    assert_eq!(words.menu_continue("To Sink a City", 3_u8), "Continue: To Sink a City, round 3");
}

#[test]
fn one_and_many() {
    let words = Words::of(ENGLISH);
    assert_eq!(words.menu_board("Subway", 1_u8), "Subway · 1 round");
    assert_eq!(words.menu_board("Subway", 0_u8), "Subway · 0 rounds");
    assert_eq!(words.menu_board("Subway", 7_u8), "Subway · 7 rounds");
}

#[test]
fn an_unknown_language_is_english() {
    assert_eq!(Words::of("tlh"), Words::of(ENGLISH));
    assert!(Words::languages().iter().any(|language| language.code == ENGLISH && language.name == "English"));
}

#[test]
fn every_sentence_without_arguments_is_ready_and_not_empty() {
    let words = Words::of(ENGLISH);
    for (at, sentence) in SENTENCES.iter().enumerate() {
        assert!(words.0.ready[at].as_ref().is_none_or(|text| !text.is_empty()), "{sentence:?}");
    }
    assert_eq!(words.menu_quit(), "Quit");
}

#[test]
fn the_test_language_marks_what_the_sentences_hold_and_not_what_they_are_told() {
    let words = Words::marked();
    assert_eq!(words.menu_quit(), "⟦Ɋúíť⟧");
    assert_eq!(words.menu_continue("Sink", 3_u8), "⟦Ćóňťíňúé: Sink, řóúňď 3⟧");
}

#[test]
fn linked_names_are_found_again() {
    let words = Words::of(ENGLISH);
    let said = words.menu_continue(Value::linked(7, "Sink"), Value::linked(0, "3"));
    let pieces = Piece::of(&said);
    let expected = [Piece::Text("Continue: "), Piece::Link(7, "Sink"), Piece::Text(", round "), Piece::Link(0, "3")];
    assert_eq!(pieces, expected);
}

#[test]
fn a_name_inside_of_a_sentence_has_a_small_article_where_the_language_writes_one() {
    let french = Words::of("fr");
    for (name, inside) in [
        ("Le Joker", "le Joker"),
        ("L’Épouvantail (Finch)", "l’Épouvantail (Finch)"),
        ("Lex", "Lex"),
        ("Batman", "Batman"),
    ] {
        assert_eq!(french.command_melee(name), format!("Attaque de mêlée contre {inside}"));
        let linked = french.command_melee(Value::linked(3, name));
        assert_eq!(Piece::of(&linked), [Piece::Text("Attaque de mêlée contre "), Piece::Link(3, inside)]);
    }
    assert_eq!(Words::of(ENGLISH).command_melee("The Joker"), "Melee Attack on The Joker");
}

#[test]
fn thousandths_and_signs() {
    let words = Words::of(ENGLISH);
    assert_eq!(words.menu_continue(Value::tenths(2040), Value::signed(2_u8)), "Continue: 2.0, round +2");
    let french = Words::of("fr").odds_mean(Value::tenths(1440));
    assert!(french.contains("1,4"), "{french}");
}

#[test]
fn every_rule_and_skill_has_its_words_and_nothing_else_has() {
    let words = Words::of(ENGLISH);
    for rule in gotham_rules::Rule::ALL {
        assert!(!words.rule(*rule).is_empty() && words.rule_text(*rule).len() > 10, "{rule}");
    }
    for skill in gotham_content::Skill::ALL {
        assert!(!words.skill(*skill).is_empty(), "{skill:?}");
    }
    let said = |begins: &str| SENTENCES.iter().filter(|(id, _)| id.starts_with(begins)).count();
    assert_eq!(said("rule-"), 2 * gotham_rules::Rule::ALL.len());
    assert_eq!(said("skill-name-"), gotham_content::Skill::ALL.len());
    assert_eq!(words.rule(gotham_rules::Rule::Upkeep), "Upkeep");
    assert_eq!(words.skill(gotham_content::Skill::NervesOfSteel), "Nerves of Steel");
}

#[test]
fn a_text_of_the_content_is_said_in_the_language() {
    let text = Text::from("The Penguin");
    assert_eq!(Words::of(ENGLISH).text(&text), "The Penguin");
    assert_eq!(Words::marked().text(&text), marked::bracketed(&marked::letters("The Penguin")));
    let french = translations(r#"{"The Penguin": "Le Pingouin"}"#);
    assert_eq!(french.get("The Penguin").map(String::as_str), Some("Le Pingouin"));
}
