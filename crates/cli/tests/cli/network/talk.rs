//! What players say to each other by typed lines, and in which language.

use super::program::{Computer, Program};
use crate::json;

/// Two programs at a table of Avanço; the first one is to move.
fn sit_down(ana: &Computer, rui: &Computer) -> (Program, Program) {
    let (mut host, port) = ana.host(&["avanco", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--name", "Rui"]);
    host.until("You play");
    guest.until("You play");
    (host, guest)
}

/// Types a line, and waits until both have heard of it.
fn says(line: &str, mover: &mut Program, other: &mut Program, heard: &str) {
    mover.types(&format!("{line}\n"));
    mover.until(heard);
    other.until(heard);
}

fn end_of(computer: &Computer) -> serde_json::Value {
    json(&["log", computer.log().to_str().expect("the path is text"), "--json"])["end"].clone()
}

#[test]
fn a_draw_is_offered_declined_offered_again_and_agreed() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, mut guest) = sit_down(&ana, &rui);
    host.types("draw\n");
    host.until("Asked; waiting for the answer.");
    guest.until("Ana offers a draw. yes or no?");
    says("no", &mut guest, &mut host, "Rui says no.");
    says("random", &mut host, &mut guest, "Ana: ");
    guest.types("draw\n");
    host.until("Rui offers a draw. yes or no?");
    host.types("yes\n");
    let told = guest.ends_well();
    assert!(told.contains("Draw"), "{told}");
    host.ends_well();
    assert_eq!(ana.text(), rui.text());
    assert_eq!(end_of(&ana), "agreement");
}

#[test]
fn a_move_is_taken_back_when_the_other_agrees() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, mut guest) = sit_down(&ana, &rui);
    says("random", &mut host, &mut guest, "Ana: ");
    says("random", &mut guest, &mut host, "Rui: ");
    host.types("undo\n");
    guest.until("Ana would like to take back the last move. yes or no?");
    guest.types("yes\n");
    host.until("Taken back.");
    guest.until("Taken back.");
    let report = json(&["log", ana.log().to_str().expect("the path is text"), "--json"]);
    // Both moves stay in the record, and the game stands before them.
    let record = report["record"].as_str().expect("a record");
    assert!(record.contains("[Cursor \"0\"]") && record.contains("\n1. "), "{record}");
    says("random", &mut host, &mut guest, "Ana: ");
}

#[test]
fn a_game_is_given_up() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, mut guest) = sit_down(&ana, &rui);
    says("random", &mut host, &mut guest, "Ana: ");
    guest.types("resign\n");
    let told = guest.ends_well();
    assert!(told.contains("White wins."), "{told}");
    host.ends_well();
    assert_eq!(end_of(&rui), "resignation");
}

#[test]
fn a_game_is_paused_and_ended_without_a_result_when_both_agree() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, mut guest) = sit_down(&ana, &rui);
    host.types("pause\n");
    guest.until("Ana would like a pause. yes or no?");
    says("yes", &mut guest, &mut host, "Pause. Whoever wants to go on says go.");
    host.types("random\n");
    host.until("That cannot be done now.");
    says("go", &mut host, &mut guest, "It goes on.");
    host.types("abort\n");
    guest.until("Ana would like to end the game without a result. yes or no?");
    guest.types("yes\n");
    for told in [guest.ends_well(), host.ends_well()] {
        assert!(told.contains("The game ends without a result.\n"), "{told}");
    }
    assert_eq!(end_of(&ana), "aborted");
}

#[test]
fn twelve_sentences_can_be_said_and_no_others() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, mut guest) = sit_down(&ana, &rui);
    says("say 3", &mut host, &mut guest, "Ana: Well played!");
    host.types("say\n");
    host.until("  12: See you!");
    for wrong in ["say 0", "say 13", "say you are stupid", "say 3 4"] {
        host.types(&format!("{wrong}\n"));
        host.until("That cannot be done now.");
    }
    // What cannot be claimed is not claimed, and what is no move is told as at one table.
    for (line, answer) in [
        ("claim", "The time for that has not come, or is over."),
        ("adjourn", "The time for that has not come, or is over."),
        ("yes", "That cannot be done now."),
        ("go", "That cannot be done now."),
        ("undo", "That cannot be done now."),
        ("a1-a9", "“a1-a9” is not a move of this game"),
        ("help", "Besides, there are:"),
        ("moves", "-"),
        ("board", "a b c d"),
    ] {
        host.types(&format!("{line}\n"));
        host.until(answer);
    }
    says("say 4", &mut host, &mut guest, "Ana: Thank you!");
    let heard = guest.printed();
    assert!(!heard.contains("stupid") && heard.matches("Ana: ").count() == 2, "{heard}");
}

#[test]
fn sealed_orders_are_in_no_output_before_all_are_sealed() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["apocalypse", "--name", "Ana"]);
    let mut guest = rui.join(port, &["--name", "Rui"]);
    host.until("You play");
    guest.until("You play");
    host.types("a1-b3\n");
    guest.until("Ana has sealed an order.");
    for text in [host.printed(), guest.printed(), ana.text(), rui.text()] {
        assert!(!text.contains("a1-b3"), "{text}");
    }
    guest.types("e4-e3\n");
    host.until("Revealed: a1-b3|e4-e3");
    guest.until("Revealed: a1-b3|e4-e3");
    assert!(rui.text().contains("a1-b3"));
}

#[test]
fn three_languages_say_the_same() {
    let watchers = ["en", "pt-PT", "pt-BR"];
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mut host, port) = ana.host(&["avanco", "--name", "Ana"]);
    let computers = [Computer::new(), Computer::new(), Computer::new()];
    let seen: Vec<Program> = computers
        .iter()
        .zip(watchers)
        .map(|(computer, language)| {
            let mut watcher = computer.join(port, &["--watch", "--lang", language]);
            watcher.until(if language == "en" { "A table for " } else { "Uma mesa de " });
            watcher
        })
        .collect();
    let mut guest = rui.join(port, &["--name", "Rui", "--lang", "pt-PT"]);
    guest.until("O seu lado: ");
    host.until("You play");
    says("say 1", &mut host, &mut guest, "Ana: ");
    host.types("random\n");
    guest.until("Ana: ");
    host.until("Ana: ");
    // The words of the own language are understood beside the English ones.
    guest.types("empate\n");
    host.until("Rui offers a draw. yes or no?");
    host.types("no\n");
    guest.until("Ana diz que não.");
    guest.types("dizer 2\n");
    host.until("Rui: Have fun!");
    guest.types("desistir\n");
    let told = guest.ends_well();
    host.ends_well();
    assert!(told.contains("Ana: Olá!"), "{told}");
    let texts: Vec<String> = seen.into_iter().map(Program::ends_well).collect();
    // The file in which the table is kept is each one's own.
    let lines: Vec<usize> = texts.iter().map(|text| text.lines().count()).collect();
    assert!(lines.iter().all(|count| *count == lines[0]), "{lines:?}: {texts:?}");
    for (text, language) in texts.iter().zip(watchers) {
        assert!(!text.contains("cli-net") && !text.contains("net-"), "every sentence is there in {language}: {text}");
    }
    assert!(texts[0].contains("Hello!") && texts[0].contains("Rui offers a draw."), "{}", texts[0]);
    assert!(texts[1].contains("Rui propõe empate."), "{}", texts[1]);
    assert!(texts[2].contains("Rui propõe empate.") || texts[2].contains("empate"), "{}", texts[2]);
}
