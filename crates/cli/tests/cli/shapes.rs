//! The commands that answer: what they print, and the shapes that scripts rely on.

use super::{GAMES, good, json, plays};
use ludoteca_games::CATALOGUE;
use std::time::Instant;

fn keys(value: &serde_json::Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn games_lists_the_catalogue_with_its_options() {
    let list = json(&["games", "--json"]);
    let ids: Vec<&str> =
        list["games"].as_array().expect("a list").iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, GAMES);
    assert_eq!(CATALOGUE.len(), GAMES.len());
    for (entry, game) in CATALOGUE.iter().zip(list["games"].as_array().expect("a list")) {
        let options = game["options"].as_array().expect("a list");
        assert_eq!(options.len(), entry.info.options.len());
        for (spec, option) in entry.info.options.iter().zip(options) {
            assert_eq!((&option["name"], &option["default"]), (&spec.name.into(), &spec.values[0].into()));
        }
    }
    let text = good(&["games"]);
    assert!(text.contains("players=2|teams|single"), "{text}");
    assert!(good(&["games", "--lang", "pt-BR"]).contains("Jogadores"));
}

#[test]
fn show_draws_square_boards_with_names() {
    let text = good(&["show", "apocalypse"]);
    let board = "5  n p p p n\n4  p . . . p\n3  . . . . .\n2  P . . . P\n1  N P P P N\n   a b c d e\n";
    assert!(text.starts_with(&format!("{board}\nnpppn/p3p/5/P3P/NPPPN s 0:0 -\n")), "{text}");
    assert!(text.ends_with("To order in secret: White, Black\n"), "{text}");
}

#[test]
fn show_draws_wide_cells_and_hexagons() {
    let text = good(&["show", "sapiens", "--moves", "a2-a3"]);
    assert!(text.contains("\n3  w1+ .   .   .   .   .   .   .\n2  .   w1+ w1+"), "{text}");
    let text = good(&["show", "produto", "--moves", "Be1 Wa5"]);
    assert!(text.contains("\ne  b . . . . . . . .  9\n"), "{text}");
    assert!(text.contains("\n    a  . . . . w  5\n"), "{text}");
    assert!(text.starts_with("    i  . . . . .  5\n   h  . . . . . .  6\n"), "{text}");
}

#[test]
fn show_tells_the_end_with_its_reason() {
    let position = "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances";
    let shown = json(&["show", "sapiens", "--position", position, "--moves", "a1xa2", "--json"]);
    assert_eq!(shown["outcome"]["winner"], "w");
    assert_eq!(shown["outcome"]["reason"], "all-captured");
    assert_eq!(shown["asked"], serde_json::json!([]));
    let text = good(&["show", "sapiens", "--position", position, "--moves", "a1xa2"]);
    assert!(text.contains("\nWhite wins. "), "{text}");
    let text = good(&["show", "sapiens", "--position", position, "--moves", "a1xa2", "--lang", "pt"]);
    assert!(text.contains("\nVitória: Brancas. "), "{text}");
}

#[test]
fn show_works_for_every_game_and_option() {
    for (entry, options) in plays() {
        let game = format!("{}:{options}", entry.info.id);
        let shown = json(&["show", &game, "--json"]);
        let session = entry.start(options.clone());
        assert_eq!(keys(&shown), ["asked", "board", "game", "options", "outcome", "position", "signs"]);
        assert_eq!(shown["position"], session.position_text());
        assert_eq!(shown["options"], options.to_string());
        assert_eq!(shown["asked"].as_array().map(Vec::len), Some(session.asked().len() as usize));
        // Every cell is drawn once.
        let rows = usize::from(entry.info.geometry.rows());
        let board = shown["board"].as_array().expect("lines");
        let words: usize =
            board[..rows].iter().map(|line| line.as_str().expect("text").split_whitespace().count()).sum();
        // Where columns are not named below, the length of each row stands beside it.
        let beside = if entry.info.geometry.has_straight_columns() { 1 } else { 2 };
        assert_eq!(words, entry.info.geometry.cells() + rows * beside, "{game}");
    }
}

#[test]
fn moves_are_listed_in_byte_order() {
    for (entry, options) in plays() {
        let text = good(&["moves", &format!("{}:{options}", entry.info.id)]);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.is_sorted() && !lines.is_empty(), "{text}");
        let session = entry.start(options);
        let legal: usize = session.asked().iter().map(|seat| session.orders(seat).len()).sum();
        assert_eq!(lines.len(), legal);
    }
    let text = good(&["moves", "apocalypse"]);
    assert!(text.lines().any(|line| line == "w a1-b3") && text.starts_with("b "), "{text}");
    assert_eq!(good(&["moves", "sapiens"]).lines().next(), Some("a1~"));
    let moves = json(&["moves", "apocalypse", "--moves", "a1-b3|e4-e3", "--json"]);
    assert_eq!(keys(&moves["legal"]), ["b", "w"]);
    let over = "8/8/8/8/8/8/8/w1+,7 b 2 alliances";
    assert_eq!(good(&["moves", "sapiens", "--position", over]), "");
}

#[test]
fn perft_has_its_shape() {
    let counted = json(&["perft", "produto", "2", "--json"]);
    assert_eq!(keys(&counted), ["depth", "game", "nodes", "nps", "seconds"]);
    assert_eq!(
        (&counted["game"], &counted["depth"], &counted["nodes"]),
        (&"produto".into(), &2.into(), &14_640.into())
    );
    assert!(counted["seconds"].as_f64() > Some(0.0));
    assert_eq!(json(&["perft", "sapiens:players=teams", "2", "--json"])["nodes"], 784);
    assert_eq!(json(&["perft", "sapiens", "0", "--json"])["nodes"], 1);
    assert_eq!(json(&["perft", "sapiens", "1", "--moves", "a2~", "--json"])["nodes"], 24);
    assert!(good(&["perft", "apocalypse", "1"]).starts_with("depth 1: 81 nodes in "));
}

#[test]
fn a_rate_is_given_only_for_a_time_that_was_measured() {
    for depth in ["0", "1", "4"] {
        let counted = json(&["perft", "produto", depth, "--json"]);
        let measured = counted["seconds"].as_f64() >= Some(0.001);
        assert_eq!((counted["nps"].is_u64(), counted["nps"].is_null()), (measured, !measured), "{counted}");
        let said = good(&["perft", "produto", depth]);
        assert!(said.contains(" a second") != said.contains(" in less than 0.001 s"), "{said}");
    }
}

#[test]
fn perft_divided_adds_up() {
    let counted = json(&["perft", "sapiens", "2", "--divide", "--json"]);
    let shares = counted["divide"].as_array().expect("a list");
    assert_eq!(shares.len(), 24);
    assert_eq!(shares.iter().filter_map(|share| share["nodes"].as_u64()).sum::<u64>(), 576);
    let text = good(&["perft", "sapiens", "2", "--divide"]);
    assert_eq!(text.lines().next(), Some("a1~ 24"));
    assert_eq!(text.lines().count(), 25);
}

#[test]
fn bench_has_its_shape_for_every_game() {
    for id in GAMES {
        let bench = json(&["bench", id, "--seconds", "0.1", "--json"]);
        assert_eq!(keys(&bench), ["game", "perft", "perft_make", "playouts"]);
        for part in ["perft", "perft_make"] {
            assert_eq!(keys(&bench[part]), ["depth", "nodes", "nps", "seconds"]);
            assert!(bench[part]["seconds"].as_f64() > Some(0.0) && bench[part]["nodes"].as_u64() > Some(0));
        }
        let playouts = &bench["playouts"];
        assert_eq!(keys(playouts), ["count", "per_second", "plies", "plies_per_second", "seconds"]);
        assert!(playouts["count"].as_u64() > Some(0) && playouts["plies"].as_u64() > playouts["count"].as_u64());
    }
    assert_eq!(good(&["bench", "sapiens", "--seconds", "0.1"]).lines().count(), 3);
}

#[test]
fn bench_ends_when_its_time_is_up_and_not_before() {
    const ASKED: f64 = 0.6;
    // Far more than was asked for, since a busy machine may let the program wait, and far less than a depth too many.
    const MOST: f64 = 60.0;
    for id in GAMES {
        let begun = Instant::now();
        let bench = json(&["bench", id, "--seconds", "0.6", "--json"]);
        let taken = begun.elapsed().as_secs_f64();
        assert!(taken >= 0.5 * ASKED, "{id}: {taken} s");
        for part in ["perft", "perft_make", "playouts"] {
            assert!(bench[part]["seconds"].as_f64() < Some(MOST), "{id} {part}: {}", bench[part]);
        }
    }
}
