//! Games by mail in the terminal: each move is a text in a file.

use super::program::Computer;
use super::troubles::fails;
use std::fs;
use std::path::Path;

/// Runs `mail` to its end with this input; what is to be sent then stands in the file.
fn writes(computer: &Computer, args: &[&str], typed: &str, to: &Path) -> String {
    let to = to.to_str().expect("the path is text");
    let mut program = computer.start(&[&["mail"][..], args, &["--out", to, "--force"]].concat());
    program.types(typed);
    let ended = program.end();
    assert_eq!(ended.status, Some(0), "{}{}", ended.out, ended.err);
    ended.out
}

#[test]
fn a_whole_game_is_played_by_mail() {
    let (ana, rui) = (Computer::new(), Computer::new());
    let (mail, answer) = (ana.folder().join("mail.txt"), rui.folder().join("answer.txt"));
    let path = |path: &Path| path.to_str().expect("the path is text").to_owned();
    writes(&ana, &["rastros", "--name", "Ana"], "", &mail);
    writes(&rui, &[&path(&mail), "--name", "Rui"], "", &answer);
    let over = |computer: &Computer| {
        let told = computer.start(&["log", &path(&computer.log()), "--json"]).ends_well();
        !told.contains("\"end\":null")
    };
    // Rastros ends at the latest when the board is full.
    for _ in 0..50 {
        writes(&ana, &[&path(&answer)], "random\n", &mail);
        writes(&rui, &[&path(&mail)], "random\n", &answer);
        if over(&ana) && over(&rui) {
            break;
        }
    }
    assert!(over(&ana) && over(&rui));
    assert_eq!(ana.text(), rui.text(), "both have the same log");
}

#[test]
fn what_cannot_be_read_is_told() {
    let computer = Computer::new();
    let file = |name: &str, text: &str| {
        let path = computer.folder().join(name);
        fs::write(&path, text).expect("it can be written");
        path.to_str().expect("the path is text").to_owned()
    };
    fails(&["mail", "nonsense"], 2, "There is no game and no file called “nonsense”.");
    fails(&["mail", &file("none.txt", "Dear Rui,\nno message\n")], 2, "There is no message of Ludoteca in");
    fails(&["mail", &file("torn.txt", "ludoteca-mail1\nabcdefgh")], 2, "This message is not whole.");
    fails(&["mail", &file("changed.txt", "ludoteca-mail1\nabcdefgh.")], 2, "This message is not whole.");
    let mail = computer.folder().join("mail.txt");
    writes(&computer, &["avanco"], "", &mail);
    let taken = computer.start(&["mail", "avanco", "--out", mail.to_str().expect("text")]).end();
    assert_eq!(taken.status, Some(2), "{}", taken.err);
    let own = computer.start(&["mail", mail.to_str().expect("text")]).end();
    assert_eq!((own.status, own.err.trim()), (Some(2), "This is your own message. Send it to the others."));
}
