//! `diagram`: positions and worksheets for print.

use super::{Ran, good, json, plays, run, run_with};
use serde_json::{Value, json as value};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tempfile::tempdir;

fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// A worksheet read from the standard input.
fn worksheet(tasks: &str, more: &[&str]) -> Ran {
    run_with(&[&["diagram", "--worksheet", "-"], more].concat(), tasks.as_bytes())
}

/// All colours of an SVG.
fn colours(svg: &str) -> BTreeSet<&str> {
    svg.split('"').filter(|part| part.starts_with('#')).collect()
}

#[test]
fn every_game_is_drawn_in_every_language() {
    let black_and_white = BTreeSet::from(["#000000", "#fff", "#ffffff"]);
    for (entry, options) in plays() {
        let game = format!("{}:{options}", entry.info.id);
        let position = entry.start(options).position_text();
        let drawn = ["en", "pt-PT", "pt-BR"].map(|tag| good(&["diagram", &game, "--lang", tag]));
        for svg in &drawn {
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{game}");
            assert!(svg.contains(&format!("<desc>{}</desc>", position.replace('&', "&amp;"))), "{game}");
            assert_eq!(colours(svg), black_and_white, "{game}");
        }
        assert_ne!(drawn[0], drawn[1], "{game}: whose turn it is depends on the language");
        assert!(!colours(&good(&["diagram", &game, "--colour"])).is_subset(&black_and_white), "{game}");
    }
    assert!(good(&["diagram", "gatos-caes"]).contains("<title>Gatos &amp; Cães</title>"));
    assert!(good(&["diagram", "avanco", "--title", "1 < 2 \"&\"\u{7}"]).contains("<title>1 &lt; 2 \"&amp;\" </title>"));
    // What turns the direction of writing round would let a title say something else.
    let turned = good(&["diagram", "avanco", "--title", "a\u{202e}b\u{2066}c\u{200f}d\u{2028}e"]);
    assert!(turned.contains("<title>a b c d e</title>"), "{turned}");
    assert_eq!(turned, good(&["diagram", "avanco", "--title", "a b c d e"]), "the same is drawn");
}

#[test]
fn a_picture_goes_to_a_file_only_where_none_is_unless_forced() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("a.svg");
    let svg = good(&["diagram", "avanco", "--moves", "a2-a3"]);
    assert_eq!(good(&["diagram", "avanco", "--moves", "a2-a3", "--out", "-"]), svg);
    let order = ["diagram", "avanco", "--moves", "a2-a3", "--out", text(&file)];
    assert!(good(&order).starts_with("Saved in "));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), svg);
    for more in [&[] as &[&str], &["--json"]] {
        fs::write(&file, "old").expect("a test file can be written");
        let ran = run(&[&order[..], more].concat());
        let told = format!("There is already a file {}; --force writes over it.\n", file.display());
        assert_eq!((ran.status, ran.err, ran.out.as_str()), (2, told, ""));
        assert_eq!(fs::read_to_string(&file).expect("it is there"), "old");
        good(&[&order[..], &["--force"], more].concat());
        assert_eq!(fs::read_to_string(&file).expect("it is there"), svg);
    }
    let ran = run(&["diagram", "avanco", "--out", "/no/such/folder/a.svg"]);
    assert!(ran.status == 1 && ran.err.lines().count() == 1, "{}", ran.err);
}

#[test]
fn scripts_are_told_what_was_drawn() {
    let shown = json(&["diagram", "avanco", "--moves", "a2-a3", "--json"]);
    let keys: Vec<&String> = shown.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["positions", "size_mm", "svg"]);
    let position = &json(&["show", "avanco", "--moves", "a2-a3", "--json"])["position"];
    assert_eq!(shown["positions"], value!([{ "game": "avanco", "position": position }]));
    assert_eq!(shown["svg"], good(&["diagram", "avanco", "--moves", "a2-a3"]));
    // Seven cells of ten millimetres, and what is around them.
    assert!(shown["size_mm"][0].as_f64() > Some(75.0) && shown["size_mm"][0].as_f64() < Some(90.0), "{shown}");
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("a.svg");
    let shown = json(&["diagram", "avanco", "--out", text(&file), "--json"]);
    assert_eq!((&shown["out"], &shown["svg"]), (&text(&file).into(), &Value::Null));
}

#[test]
fn a_record_is_drawn_at_any_of_its_moves() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("game.txt");
    fs::write(&file, "[Game \"avanco\"] a2-a3 a6-a5").expect("a test file can be written");
    for (at, moves) in [("0", ""), ("1", "a2-a3"), ("2", "a2-a3 a6-a5")] {
        let drawn = good(&["diagram", "--record", text(&file), "--at", at]);
        assert_eq!(drawn, good(&["diagram", "avanco", "--moves", moves]), "{at}");
    }
    assert_eq!(run(&["diagram", "--record", text(&file), "--at", "3"]).status, 2);
}

#[test]
fn a_worksheet_has_up_to_six_positions_on_one_page() {
    let tasks =
        "\u{feff}# A comment\r\n\r\navanco | | Where | or when?\r\n semaforo |4/4/4 1|\nsapiens:players=teams|\n";
    let shown: Value = serde_json::from_str(&worksheet(tasks, &["--json"]).out).expect("JSON");
    let games: Vec<&str> =
        shown["positions"].as_array().expect("a list").iter().filter_map(|drawn| drawn["game"].as_str()).collect();
    assert_eq!(games, ["avanco", "semaforo", "sapiens"]);
    assert_eq!(shown["size_mm"], value!([210.0, 297.0]));
    let ran = worksheet(tasks, &[]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("<title>Worksheet</title>"));
    assert!(worksheet(tasks, &["--lang", "pt-PT"]).out.contains("<title>Ficha de trabalho</title>"));
    assert!(worksheet(tasks, &["--title", "Week 3"]).out.contains("<title>Week 3</title>"));
    let without = worksheet(&tasks.replace("Where | or when?", ""), &[]);
    assert!(without.out.len() < ran.out.len(), "captions are drawn");
}

#[test]
fn a_caption_without_end_is_cut() {
    let ran = worksheet(&format!("avanco||{}", "word ".repeat(60_000)), &[]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.len() < 200_000, "{}", ran.out.len());
    let ran = run(&["diagram", "avanco", "--title", &"w".repeat(60_000)]);
    assert!(ran.status == 0 && ran.out.len() < 200_000, "{}", ran.out.len());
}

#[test]
fn what_is_wrong_with_a_worksheet_is_told_with_its_line() {
    let seven = "avanco|\n".repeat(7);
    for (tasks, english, portuguese) in [
        ("avanco", "Line 1 of the worksheet: Write GAME | POSITION | caption.", "Linha 1 da ficha: Escreva"),
        ("#\n\nchess||", "Line 3 of the worksheet: ", "Linha 3 da ficha: "),
        ("avanco||\navanco|x|", "Line 2 of the worksheet: ", "Linha 2 da ficha: "),
        (&seven, "Line 7 of the worksheet: A page has room for 6 positions only.", "Linha 7 da ficha: Numa página"),
        ("# nothing", "This worksheet has no position yet; ", "Esta ficha ainda não tem nenhuma posição; "),
    ] {
        for (tag, told) in [("en", english), ("pt-PT", portuguese)] {
            let ran = worksheet(tasks, &["--lang", tag]);
            assert!(ran.status == 2 && ran.out.is_empty() && ran.err.starts_with(told), "{tasks}: {}", ran.err);
            assert_eq!(ran.err.lines().count(), 1, "{tasks}: {}", ran.err);
        }
    }
    let ran = run(&["diagram", "--worksheet", "/no/such/file"]);
    assert_eq!((ran.status, ran.err.as_str()), (1, "There is no file /no/such/file.\n"));
}

#[test]
fn orders_that_make_no_sense_are_refused() {
    for args in [
        &["diagram"] as &[&str],
        &["diagram", "chess"],
        &["diagram", "avanco", "--position", "x"],
        &["diagram", "avanco", "--moves", "a2-a5"],
        &["diagram", "avanco", "--force"],
        &["diagram", "avanco", "--worksheet", "x"],
        &["diagram", "--worksheet", "x", "--moves", "a2-a3"],
        &["diagram", "--worksheet", "x", "--at", "3"],
        &["diagram", "--record", "x", "--worksheet", "y"],
    ] {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{args:?}: {}", ran.err);
    }
}
