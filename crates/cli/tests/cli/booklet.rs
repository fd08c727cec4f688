//! `booklet`: what can be printed, where it is written, and what is said of what cannot.

use super::{good, json, plays, run, run_with};
use std::fs;
use std::path::Path;
use tempfile::tempdir;

fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

#[test]
fn lessons_puzzles_records_classes_and_worksheets_become_files() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/records");
    let sheet = at("class.txt");
    let names = at("names.txt");
    fs::write(&names, "Ana & <b>\nRui\nZé\n").expect("a test file can be written");
    let ran =
        run(&["class", "new", text(&sheet), "--game", "rastros", "--system", "round-robin", "--names", text(&names)]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let tasks = at("tasks.txt");
    let lines: String = (0..9).map(|task| format!("rastros || task {task}\n")).collect();
    fs::write(&tasks, lines).expect("a test file can be written");
    let own = at("own.ludo");
    fs::write(&own, fs::read(records.join("../forms/deck-1.ludo")).expect("it is there")).expect("it can be written");
    let mut sources = vec![text(&sheet).to_owned(), text(&tasks).to_owned(), text(&own).to_owned()];
    for (entry, _) in plays() {
        sources.push(format!("{}-puzzles", entry.info.id));
        sources.push(text(&records.join(format!("{}.ludo", entry.info.id))).to_owned());
    }
    for source in sources.iter().filter(|source| !source.ends_with(".ludo") || Path::new(source).exists()) {
        for language in ["pt-PT", "pt-BR", "en"] {
            let [pdf, html] = [at("a.pdf"), at("a.html")];
            good(&["booklet", source, "--lang", language, "--force", "--out", text(&pdf)]);
            good(&["booklet", source, "--lang", language, "--force", "--out", text(&html)]);
            assert!(fs::read(&pdf).is_ok_and(|file| file.starts_with(b"%PDF-")), "{source}");
            let page = fs::read_to_string(&html).expect("it is there");
            assert!(page.starts_with("<!DOCTYPE html>") && page.contains(&format!("lang=\"{language}\"")), "{source}");
            assert!(!page.contains("<b>\"") && !page.contains("Ana & <b>"), "{source}");
        }
    }
}

#[test]
fn solutions_stand_at_the_end_apart_or_nowhere() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let made = |out: &str, more: &[&str]| {
        let out = at(out);
        json(&[&["booklet", "sapiens-puzzles", "--lang", "en", "--json", "--out", text(&out)], more].concat())
    };
    let read = |name: &str| fs::read_to_string(at(name)).expect("it is there");
    let end = made("end.html", &[]);
    let none = made("none.html", &["--solutions", "none", "--title", "A & B"]);
    let apart = made("apart.html", &["--solutions", "apart"]);
    assert_eq!(end["pages"].as_u64(), none["pages"].as_u64().map(|pages| pages + 1));
    assert_eq!(apart["pages"], end["pages"]);
    assert_eq!(apart["solutions"].as_str(), Some(text(&at("apart-solutions.html"))));
    assert!(read("end.html").contains("g8xg7") && !read("none.html").contains("g8xg7"));
    assert!(!read("apart.html").contains("g8xg7") && read("apart-solutions.html").contains("g8xg7"));
    assert!(read("none.html").contains("<title>A &amp; B</title>"));
    let dice = made("dice.html", &["--pieces"]);
    assert!(dice["pages"].as_u64() > end["pages"].as_u64());
}

#[test]
fn what_cannot_be_printed_is_said_in_a_sentence_and_nothing_is_lost() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| text(&folder.path().join(name)).to_owned();
    let refused = |args: &[&str], status: i32, told: &str| {
        let ran = run(&[&["booklet"], args, &["--lang", "en"]].concat());
        assert!(ran.err.contains(told) && ran.err.lines().count() == 1 && ran.out.is_empty(), "{args:?}: {}", ran.err);
        assert_eq!(ran.status, status, "{args:?}");
    };
    let pdf = at("a.pdf");
    refused(&["rastros", "--out", &at("a.doc")], 2, "should end in .pdf or .html");
    refused(&["rastros", "--out", "-"], 2, "should end in .pdf or .html");
    refused(&["rastros"], 2, "--out");
    refused(&["nothing-like-it", "--out", &pdf], 1, "nothing-like-it");
    refused(&["rastros", "--pieces", "--out", &pdf], 2, "no pieces to cut out");
    refused(&["rastros", "--per-page", "0", "--out", &pdf], 2, "--per-page");
    refused(&["rastros", "--per-page", "10", "--out", &pdf], 2, "--per-page");
    refused(&["rastros", "--solutions", "soon", "--out", &pdf], 2, "--solutions");
    refused(&["rastros", "--out", &at("no/such/folder/a.pdf")], 1, "a.pdf");
    fs::write(&pdf, "old").expect("a test file can be written");
    refused(&["rastros", "--out", &pdf], 2, "--force writes over it");
    assert_eq!(fs::read(&pdf).expect("it is there"), b"old");
    // Nor is one of two files written where the other one may not be.
    fs::write(at("b-solutions.pdf"), "old").expect("a test file can be written");
    refused(&["rastros", "--solutions", "apart", "--out", &at("b.pdf")], 2, "--force writes over it");
    assert!(!Path::new(&at("b.pdf")).exists());
    let record = at("r.html");
    fs::write(&record, "[Game \"rastros\"]\n\n1. d4 *\n").expect("a test file can be written");
    refused(&[&record, "--force", "--out", &record], 2, "r.html");
    refused(&[&record, "--solutions", "apart", "--out", &at("c.pdf")], 2, "no solutions");
    for wrong in ["", "[Deck \"x\"]\n[Kind \"y\"]\n", "Ludoteca class 1\nName", "rastros | bad |", "\0\u{1}"] {
        let ran = run_with(&["booklet", "-", "--out", &at("d.pdf")], wrong.as_bytes());
        assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "{wrong:?}: {}", ran.err);
        assert!(!Path::new(&at("d.pdf")).exists());
    }
}
