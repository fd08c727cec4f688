//! Records that were written once are read for ever, and mean the same.
//!
//! The files in `records` never change; new ones are added. `meanings.txt` has a line for each: its name, how many
//! nodes its tree has, after how many moves and events it was left, and the position at the end of its main line.

use ludoteca_record::{head, read, write};
use ludoteca_rules::session::{NodeId, PlayView, Request};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn nodes(play: &dyn PlayView) -> usize {
    let mut left = vec![NodeId::ROOT];
    let mut count = 0;
    while let Some(node) = left.pop() {
        left.extend(play.node(node).children);
        count += 1;
    }
    count
}

fn meaning(name: &str, text: &str) -> String {
    let mut session = read(text, &ludoteca_games::catalogue()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let again = read(&write(&*session), &ludoteca_games::catalogue())
        .unwrap_or_else(|error| panic!("{name} written again: {error}"));
    assert_eq!(super::tree::difference(&*session, &*again), None, "{name}");
    head(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let line = session.line();
    let left = line.iter().position(|node| *node == session.cursor()).expect("the cursor is on the line");
    session.submit(Request::GoTo(line[line.len() - 1])).expect("it is there");
    format!("{name}: {} nodes, left after {left}, {}", nodes(&*session), session.position_text())
}

#[test]
fn old_records_mean_what_they_meant() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/records");
    let known = fs::read_to_string(folder.join("meanings.txt")).expect("it is there");
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(&folder).expect("it can be listed") {
        let path = entry.expect("it can be listed").path();
        if path.extension().is_some_and(|extension| extension == "ludo") {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            found.insert(meaning(&name, &fs::read_to_string(&path).expect("it is text")));
        }
    }
    let found = found.into_iter().map(|line| line + "\n").collect::<String>();
    assert_eq!(found, known, "these are all:\n{found}");
    assert!(known.lines().count() >= 12);
}

#[test]
fn old_records_keep_what_people_and_clocks_wrote() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/records");
    let text = fs::read_to_string(folder.join("clocks.ludo")).expect("it is there");
    let session = read(&text, &ludoteca_games::catalogue()).expect("it is a record");
    let comments: Vec<&str> = session.line().into_iter().map(|node| session.comment(node)).collect();
    let expected = [
        "[%name the long way] quick games",
        "[%clk 1:02:03.4] [%emt 0:00:05]",
        "[%clk 0:59:58] a surprise [%cal Ga2a3]",
        "[%csl Ra2]",
    ];
    assert_eq!(comments[..4], expected);
    assert_eq!(
        read(&write(&*session), &ludoteca_games::catalogue()).expect("it was written here").comment(NodeId::ROOT),
        expected[0]
    );
    let spoken: Vec<String> = comments[..4].iter().map(|text| ludoteca_rules::comment::spoken(text)).collect();
    assert_eq!(spoken, ["quick games", "", "a surprise", ""]);
}
