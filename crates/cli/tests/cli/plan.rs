//! `plan`: the plan of a lesson as text and as JSON, one of one's own, and as a booklet.

use super::{GAMES, good, json, run, run_with};
use std::fs;
use std::path::Path;
use tempfile::tempdir;

/// The text of the plan of a game, as it lies in the sources.
fn source(game: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/games").join(game).join("plan.ludo");
    fs::read_to_string(path).expect("every game has one")
}

#[test]
fn every_game_has_a_plan_in_three_languages() {
    for game in GAMES {
        for language in ["pt-PT", "pt-BR", "en"] {
            let told = json(&["plan", game, "--json", "--lang", language]);
            assert_eq!((&told["game"], &told["minutes"]), (&game.into(), &45.into()));
            let steps = told["steps"].as_array().expect("a list");
            let minutes: u64 = steps.iter().filter_map(|step| step["minutes"].as_u64()).sum();
            assert_eq!((steps[0]["from"].as_u64(), minutes), (Some(0), 45));
            assert!(steps.iter().any(|step| step["answers"].is_array() && step["position"].is_string()));
            let text = good(&["plan", game, "--lang", language]);
            for step in steps {
                assert!(text.contains(step["name"].as_str().expect("text")), "{game} {language}");
                let lines = step["lines"].as_array().expect("a list");
                assert!(lines.iter().all(|line| text.contains(line["text"].as_str().expect("text"))), "{game}");
            }
        }
    }
}

#[test]
fn a_plan_is_read_aloud_with_its_board_and_its_answer() {
    let text = good(&["plan", "rastros", "--lang", "pt-PT"]);
    assert!(text.contains("(45 minutos)\nNo fim: "), "{text}");
    assert!(text.contains("\n    0–4  Para começar\n         Diga: "), "{text}");
    assert!(text.contains("7/7/4x2/4x2/4x2/2oxx2/3x3 1\n"), "{text}");
    assert!(text.contains("         Resposta: c1. "), "{text}");
    assert!(good(&["plan", "semaforo", "--lang", "en", "--prove"]).ends_with("questions, all answers right.\n"));
}

#[test]
fn a_plan_of_ones_own_is_read_proved_and_printed() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (own, wrong) = (at("own.ludo"), at("wrong.ludo"));
    let text = source("semaforo").replace("[Plan \"semaforo\"]", "[Plan \"own\"]");
    fs::write(&own, &text).expect("a test file can be written");
    assert_eq!(json(&["plan", &own, "--json"])["plan"], "own");
    good(&["booklet", &own, "--out", &at("own.pdf")]);
    good(&["booklet", "plan", &own, "--out", &at("own.html")]);
    fs::write(&wrong, text.replace("[Answers \"a3 c1 d1\"]", "[Answers \"a3 c1\"]")).expect("it can be written");
    // What needs a proof is told where it is asked for.
    good(&["plan", &wrong]);
    let ran = run(&["plan", &wrong, "--prove", "--lang", "en"]);
    assert!(ran.status == 1 && ran.err.contains("[Answers \"a3 c1 d1\"]") && ran.out.is_empty(), "{}", ran.err);
}

#[test]
fn a_plan_becomes_pages_with_its_answers_beside_apart_or_nowhere() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let read = |name: &str| fs::read_to_string(at(name)).expect("it is there");
    for game in GAMES {
        for language in ["pt-PT", "pt-BR", "en"] {
            let (pdf, html) = (at("a.pdf"), at("a.html"));
            good(&["booklet", "plan", game, "--force", "--lang", language, "--out", &pdf]);
            good(&["booklet", "plan", game, "--force", "--lang", language, "--out", &html]);
            assert!(fs::read(&pdf).is_ok_and(|file| file.starts_with(b"%PDF-")));
            assert!(read("a.html").contains("0–4") || read("a.html").contains("0–3"), "{game}");
        }
    }
    let made = |out: &str, solutions: &str| {
        good(&["booklet", "plan", "rastros", "--lang", "en", "--out", &at(out), "--solutions", solutions]);
        read(out)
    };
    assert!(made("end.html", "end").contains("<b>Answer:</b> c1."));
    assert!(!made("none.html", "none").contains("Answer:"));
    assert!(!made("apart.html", "apart").contains("Answer:") && read("apart-solutions.html").contains("c1."));
    let dice = json(&["booklet", "plan", "sapiens", "--pieces", "--json", "--out", &at("dice.pdf")]);
    assert!(dice["pages"].as_u64() > Some(6), "{dice}");
}

#[test]
fn what_is_no_plan_is_said_in_a_sentence() {
    let folder = tempdir().expect("a temporary folder");
    let out = folder.path().join("a.pdf").to_str().expect("text").to_owned();
    let refused = |args: &[&str], status: i32, told: &str| {
        let ran = run(&[args, &["--lang", "en"]].concat());
        assert!(ran.err.contains(told) && ran.err.lines().count() == 1 && ran.out.is_empty(), "{args:?}: {}", ran.err);
        assert_eq!(ran.status, status, "{args:?}");
    };
    refused(&["plan"], 2, "GAME OR FILE");
    refused(&["plan", "rastroz"], 2, "rastros");
    refused(&["plan", "no/such/file.ludo"], 1, "file.ludo");
    refused(&["booklet", "plan", "rastroz", "--out", &out], 2, "rastros");
    refused(&["booklet", "plane", "rastros", "--out", &out], 2, "plane");
    for wrong in [
        "",
        "\0\u{1}",
        "[Plan \"x\"]\n",
        "[Deck \"x\"]\n[Kind \"lesson\"]\n",
        "[Plan",
        "[Plan \"x\"]\n\n[Game \"x\"]\n\n*",
    ] {
        let ran = run_with(&["plan", "-"], wrong.as_bytes());
        assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "{wrong:?}: {}", ran.err);
    }
}
