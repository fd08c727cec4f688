//! The tests of the house find what is wrong with made-up sources.

use crate::{Sources, circles, glossary, imports, names, sizes};

fn made_up(files: &[(&str, &str)]) -> Sources {
    files.iter().map(|(place, text)| ((*place).to_owned(), (*text).to_owned())).collect()
}

/// The first lines of what is wrong with the imports of these sources.
fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let imports = imports::of(&made_up(files));
    let circles = circles::faults(&imports.arrows).into_iter();
    circles.chain(imports.lost).map(|fault| fault.lines().next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_circle_is_found_however_the_names_are_written() {
    let ways = [
        ("use", "use crate::b::B; pub struct A;", "use super::a::A; pub struct B;"),
        ("in a function", "pub fn a() { crate::b::b() }", "pub fn b() { use super::a::a; a() }"),
        ("by module", "use super::b; pub fn a() { b::b() }", "use super::a; pub fn b() { a::a() }"),
        ("all of it", "use super::b::*; pub struct A;", "use super::a::*; pub struct B;"),
        ("in a macro", "pub fn a() { vec![crate::b::B] }", "pub struct B(crate::a::Type);"),
        ("re-exported", "use crate::B; pub struct A;", "use crate::A as Other; pub struct B;"),
        ("group", "use super::{b::{B}}; pub struct A;", "impl From<super::a::A> for B {} pub enum B { X }"),
        ("variant", "pub fn a() { crate::b::B::X }", "pub enum B { X(crate::a::Type) }"),
    ];
    let root = "pub mod a; pub mod b; pub use a::*; pub use b::B;";
    for (way, a, b) in ways {
        let a = format!("{a} pub struct Type;");
        let found = faults(&[("src/lib.rs", root), ("src/a.rs", &a), ("src/b.rs", b)]);
        assert!(found.contains(&"a circle of 2 files:".to_owned()), "{way}: {found:?}");
    }
}

#[test]
fn folders_that_import_each_other_are_found_though_their_files_do_not() {
    let found = faults(&[
        ("src/lib.rs", "mod a; mod b;"),
        ("src/a/mod.rs", "mod one; mod two;"),
        ("src/a/one.rs", "pub struct One(crate::b::Three);"),
        ("src/a/two.rs", "pub struct Two;"),
        ("src/b/mod.rs", "mod three; mod four; pub use three::Three;"),
        ("src/b/three.rs", "pub struct Three;"),
        ("src/b/four.rs", "pub struct Four(crate::a::two::Two);"),
    ]);
    assert_eq!(found, ["a circle of 2 neighbours:"]);
}

#[test]
fn tests_and_a_module_that_hands_on_its_own_names_make_no_circle() {
    let found = faults(&[
        ("src/lib.rs", "mod a; pub use a::A;"),
        ("src/a/mod.rs", "mod b; pub use b::B; pub struct A; #[cfg(test)] mod tests;"),
        ("src/a/b.rs", "pub struct B(super::A); #[cfg(test)] mod tests { use crate::a::tests::T; }"),
        ("src/a/tests.rs", "use super::b::B; pub struct T;"),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn what_cannot_be_followed_is_named() {
    let found = faults(&[("src/lib.rs", "mod gone; use crate::nobody::Name;"), ("src/forgotten.rs", "")]);
    let expected = [
        "src/forgotten.rs: no module declares this file",
        "the module src/gone has no file",
        "src/lib.rs: crate::nobody::Name names nothing",
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_game_is_found_in_code_but_not_in_comments_or_longer_words() {
    let games = ["atari_go".to_owned(), "horizon".to_owned()];
    let lines = ["// horizon", "horizontal()", "\"atari-go\"", "AtariGo::new()", "let HORIZON = 1;", "atari; go"];
    let found = names::faults(&made_up(&[("src/a.rs", &lines.join("\n"))]), &games);
    let line = |number: usize, name: &str| format!("src/a.rs:{number}: names {name}");
    assert_eq!(found, [line(3, "atari go"), line(4, "atari go"), line(5, "horizon"), line(6, "atari go")]);
}

#[test]
fn a_full_folder_and_a_long_line_are_found() {
    let places: Vec<String> = (0..16).map(|number| format!("made_up/{number}.rs")).collect();
    let full: Sources = places.iter().map(|place| (place.clone(), String::new())).collect();
    assert!(sizes::crowded(&full).contains(&"made_up: 16 files side by side, more than 15".to_owned()));
    let most = "é".repeat(120);
    let long = made_up(&[("made_up/a.rs", &format!("{most}\n{most}é"))]);
    assert_eq!(sizes::long_lines(&long), ["made_up/a.rs:2: 121 columns"]);
}

#[test]
fn a_word_that_the_glossary_replaces_is_found_in_its_language_only() {
    let terms = glossary::terms(
        "# Words\n\n| en | pt-PT | pt-BR | meaning | not |\n|---|---|---|---|---|\n\
         | move | jogada | lance | what is done | en: half-move(s) · pt-PT: lance(s) · pt-BR: jogada(s) |\n\
         | rank | linha | fileira | cells | pt-BR: última linha |\n",
    );
    let pt = "# Um lance.\na = { $n ->\n    [one] Um lance { $last }.\n   *[other] Duas jogadas na linha.\n}\n";
    let pt = glossary::sentences("pt.ftl", 1, &format!("{pt}a-find = lances\nb = Lance-o, lançamentos\n"));
    let br = glossary::sentences("br.ftl", 2, "a = A última fileira.\nb = Na ÚLTIMA linha, uma jogadaça.\n");
    let deck =
        "[Say-en \"A half-move.\"]\n[Say-pt-BR \"Os lances na fileira.\"]\n1. a {[%ptBR Uma jogada.] [%en A move.]}";
    let said: Vec<_> = pt.into_iter().chain(br).chain(glossary::of_deck("deck.ludo", deck)).collect();
    let expected = [
        "deck.ludo:1: “half-move” and not “move”",
        "en: nothing says “rank”",
        "pt.ftl:3: “lance” and not “jogada”",
        "pt.ftl:7: “lance” and not “jogada”",
        "deck.ludo:3: “jogada” and not “lance”",
        "br.ftl:2: “última linha” and not “fileira”",
    ];
    assert_eq!(glossary::faults(&terms, &said), expected);
}

#[test]
fn a_page_of_the_manual_is_held_to_the_words_of_its_language() {
    let terms = glossary::terms(
        "| en | pt-PT | pt-BR | meaning | not |\n|---|---|---|---|---|\n\
         | move | jogada | lance | what is done | en: plies · pt-PT: lance(s) · pt-BR: jogada(s) |\n",
    );
    let front = "Each move, and `plies`.\nTwo plies.\n## Em português\nUma jogada, dois plies, dois lances.\n";
    let page = "> No Brasil, uma jogada é um lance.\nUm lance.\n";
    let english = "Um lance, as a Portuguese would not say.\n";
    let said = glossary::of_page("docs/manual/README.md", front)
        .into_iter()
        .chain(glossary::of_page("docs/manual/jogador.md", page))
        .chain(glossary::of_page("docs/manual/player.md", english));
    let expected = [
        "docs/manual/README.md:2: “plies” and not “move”",
        "docs/manual/jogador.md:2: “lance” and not “jogada”",
        "docs/manual/README.md:4: “lances” and not “jogada”",
        "pt-BR: nothing says “lance”",
    ];
    assert_eq!(glossary::faults(&terms, &said.collect::<Vec<_>>()), expected);
}

#[test]
fn a_line_of_the_glossary_that_says_no_language_is_refused() {
    let table = |not: &str| {
        format!("| en | pt-PT | pt-BR | meaning | not |\n|---|---|---|---|---|\n| a | a | a | a | {not} |\n")
    };
    assert_eq!(glossary::terms(&table("pt-BR: b, c(s)"))[0].not[2], ["b", "c", "cs"]);
    for wrong in ["b", "fr: b", "en b"] {
        assert!(std::panic::catch_unwind(|| glossary::terms(&table(wrong))).is_err(), "{wrong}");
    }
}
