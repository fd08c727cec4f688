//! `play`: a game in the terminal.

use super::run_with;

#[test]
fn two_people_play_a_game_to_its_end() {
    let position = "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances";
    let input = b"moves\na1-a9\na1xa2\nundo\nredo\nquit\nnever read\n";
    let ran = run_with(&["play", "sapiens", "--position", position], input);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("White> a1-b1 a1xa2 a1~\n"), "{}", ran.out);
    assert!(ran.out.contains("White> “a1-a9” is not a move of this game"), "{}", ran.out);
    assert_eq!(ran.out.matches("White wins. ").count(), 2, "after the move and after redo: {}", ran.out);
    assert!(ran.out.ends_with("> "), "quit leaves at once: {}", ran.out);
}

#[test]
fn sealed_orders_are_shown_only_when_all_are_in() {
    let ran = run_with(&["play", "apocalypse"], b"a1-b3\nundo\nA1-B3\ne4-e3\nquit\n");
    assert_eq!(ran.status, 0);
    let (before, after) = ran.out.split_once("Revealed: a1-b3|e4-e3\n").expect("both orders are revealed");
    assert!(!before.contains("b3"), "{before}");
    assert!(!before.to_lowercase().contains("a1-"), "{before}");
    assert!(before.contains("White: order sealed.\nBlack> The sealed orders are withdrawn.\nWhite> "), "{before}");
    assert!(after.contains("\n3  . N . . p\n"), "{after}");
}

#[test]
fn an_illegal_order_can_be_handed_in_all_the_same() {
    let ran = run_with(&["play", "apocalypse"], b"a1-a2\n?\n?\n");
    assert!(ran.out.contains("or ? to hand in an illegal one."), "{}", ran.out);
    assert!(ran.out.contains("Revealed: ?|?\n"), "{}", ran.out);
}

#[test]
fn the_opening_roll_is_the_one_of_the_seed() {
    let first = run_with(&["play", "sapiens", "--seed", "1"], b"");
    assert_eq!(first.out, run_with(&["play", "sapiens", "--seed", "1"], b"").out);
    assert!(first.out.starts_with("Roll for the first move: White: "), "{}", first.out);
    let begins: std::collections::BTreeSet<bool> = (1..12)
        .map(|seed| run_with(&["play", "sapiens", "--seed", &seed.to_string()], b"").out.contains("\nWhite> "))
        .collect();
    assert_eq!(begins.len(), 2, "either side may begin");
    assert!(run_with(&["play", "sapiens"], b"").out.starts_with("Roll for the first move: White: "));
}

#[test]
fn a_game_is_saved_and_read_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("my game.txt");
    let path = file.to_str().expect("the path is text");
    let input = format!("a2~\na7~\nundo\nb7~\nsave\nsave {path}\nresign\nundo\ndraw\nsave {path}\n");
    let ran = run_with(&["play", "sapiens", "--moves", "h2~ h7~"], input.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Say where: save game.txt\n"), "{}", ran.out);
    let record = std::fs::read_to_string(&file).expect("the game was saved");
    assert!(record.contains("1. h2~ 2. h7~ 3. a2~ 4. b7~ (4. a7~) draw-agreed (resigns:1) draw\n"), "{record}");
    let ran = super::run(&["record", path]);
    assert_eq!((ran.status, ran.out.as_str()), (0, record.as_str()));
}

#[test]
fn commands_have_words_in_every_language() {
    let input = "ajuda\na2~\nANULAR\nundo\nsair\n";
    let ran = run_with(&["play", "sapiens", "--moves", "h2~", "--lang", "pt"], input.as_bytes());
    assert_eq!(ran.status, 0);
    assert!(ran.out.contains("Esse dado não é seu."), "{}", ran.out);
    assert!(ran.out.contains("  anular: "), "{}", ran.out);
    assert_eq!(ran.out.matches("Não há nada para anular.").count(), 1, "{}", ran.out);
}

#[test]
fn anything_typed_is_answered() {
    let input = b"\n\n   \n\xff\xfe\nresign 9\nresign x\nsave /no/such/folder/x\nredo\nhelp\nsave\n";
    let ran = run_with(&["play", "sapiens:players=single"], input);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("There is no such seat at this table."), "{}", ran.out);
    assert!(ran.out.contains("The file /no/such/folder/x could not be written: "), "{}", ran.out);
    assert!(ran.out.contains("There is nothing to play again."), "{}", ran.out);
}

#[test]
fn a_refusal_says_nothing_of_a_hidden_order() {
    let neutral = "That is not a legal order. Write it like a1-b3, or ? to hand in an illegal one.";
    // No order at all, an empty cell, a piece of the other side, a knight and a pawn that do not go there.
    for order in ["mistyped", "c3-c4", "a5-b3", "e1-e2", "a2-a4", "a1xb3", "-", "a1-b3|a5-b3"] {
        let ran = run_with(&["play", "apocalypse"], format!("{order}\nquit\n").as_bytes());
        let said = format!("\nWhite> {neutral}\nWhite> ");
        assert_eq!((ran.status, ran.out.ends_with(&said)), (0, true), "{order}: {}", ran.out);
        assert!(!ran.out.contains("mistyped"), "{}", ran.out);
    }
}

#[test]
fn only_orders_are_revealed() {
    let ran = run_with(&["play", "apocalypse"], b"a1-b3\ne4-e3\n?\n?\nundo\nredo\nundo\nquit\n");
    assert_eq!(ran.status, 0);
    let revealed: Vec<&str> = ran.out.lines().filter_map(|line| Some(line.split_once("Revealed: ")?.1)).collect();
    assert_eq!(revealed, ["a1-b3|e4-e3", "?|?"], "{}", ran.out);
}

#[test]
fn only_a_seat_of_the_game_resigns() {
    for rest in ["no thanks", "300", "0", "3", "-1", "1 2", "x"] {
        let ran = run_with(&["play", "sapiens", "--moves", "h2~"], format!("resign {rest}\n").as_bytes());
        assert!(ran.out.ends_with("> There is no such seat at this table.\nBlack> \n"), "{rest}: {}", ran.out);
    }
    for (line, winner) in [("resign", "White"), ("resign 2", "White"), (" resign  1 ", "Black")] {
        let ran = run_with(&["play", "sapiens", "--moves", "h2~"], format!("{line}\n").as_bytes());
        assert!(ran.out.contains(&format!("\n{winner} wins. ")), "{line}: {}", ran.out);
    }
}

#[test]
fn a_line_without_end_is_not_kept() {
    let mut input = vec![b'x'; (16 << 20) + 1];
    input.extend(b"\nh2~\nquit\n");
    let position = "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances";
    let ran = run_with(&["play", "sapiens", "--position", position], &input);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("\nWhite> This line is longer than 16 MB.\nWhite> "), "{}", ran.out);
}
