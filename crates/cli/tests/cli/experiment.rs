//! `experiment`: what it tells people and programs, its files, and its errors.

use super::{GAMES, good, json, run};

const SHORT: [&str; 3] = ["--games", "40", "--json"];

#[test]
fn chance_plays_every_game_and_the_sum_is_right() {
    for game in GAMES {
        let report = json(&[&["experiment", game], &SHORT[..]].concat());
        let setting = &report["settings"][0];
        let games = |of: &serde_json::Value| of["games"].as_u64().expect("a number");
        let won: u64 = setting["sides"].as_array().expect("a list").iter().map(games).sum();
        assert_eq!(won + games(&setting["draws"]) + games(&setting["cut"]), 40, "{game}");
        assert_eq!(setting["played"], 40);
        let players = setting["players"].as_array().expect("a list");
        assert!(players.iter().all(|player| player == "random"), "{game}");
    }
}

#[test]
fn scripts_can_rely_on_its_shape() {
    let report = json(&["experiment", "avanco", "--games", "40", "--seed", "5", "--json"]);
    let keys =
        |value: &serde_json::Value| -> Vec<String> { value.as_object().expect("an object").keys().cloned().collect() };
    assert_eq!(keys(&report), ["game", "games", "longest", "opening", "said", "seed", "settings"]);
    let setting = &report["settings"][0];
    let expected = [
        "cut",
        "difference",
        "distinct",
        "draws",
        "ends",
        "first",
        "options",
        "played",
        "players",
        "plies",
        "position",
        "sides",
    ];
    assert_eq!(keys(setting), expected);
    assert_eq!(keys(&setting["plies"]), ["histogram", "interval", "longest", "mean", "quartiles", "shortest"]);
    assert_eq!(keys(&setting["sides"][0]), ["games", "interval", "share", "side"]);
    assert_eq!((&setting["first"], &setting["ends"][0]["reason"]), (&"w".into(), &"far-rank".into()));
    assert_eq!(report, json(&["experiment", "avanco", "--games", "40", "--seed", "5", "--json"]), "the same twice");
}

#[test]
fn people_are_told_in_three_languages() {
    let english = good(&["experiment", "avanco", "--games", "1000"]);
    assert!(english.starts_with("Avanço\n1000 games, seed 1. White: chance; Black: chance\n\nGames won"), "{english}");
    assert!(english.contains("  White  ██████"), "{english}");
    assert!(english.contains("\nWhite, games won: 5") && english.contains("almost certainly between"), "{english}");
    let portuguese = good(&["experiment", "avanco", "--games", "100", "--lang", "pt-PT"]);
    assert!(portuguese.contains("o valor certo está quase de certeza entre"), "{portuguese}");
    let brazilian =
        good(&["experiment", "avanco", "--games", "100", "--lang", "pt-BR", "--seat", "1=2", "--longest", "3"]);
    assert!(brazilian.contains("100 partidas ainda não tinham acabado depois de 3 turnos"), "{brazilian}");
}

#[test]
fn options_seats_moves_and_positions_can_be_compared() {
    let rows = |args: &[&str]| -> Vec<String> {
        let report = json(&[&["experiment"], args, &SHORT[..]].concat());
        assert!(report["difference"].is_string(), "{report}");
        let settings = report["settings"].as_array().expect("a list").iter();
        settings.map(|setting| setting["value"].as_str().expect("a text").to_owned()).collect()
    };
    assert_eq!(rows(&["sapiens:setup=2022", "--vary", "players=2,single"]), ["players=2", "players=single"]);
    assert_eq!(rows(&["semaforo", "--vary", "2=random,1", "--vary", "2=2"]), ["2=random", "2=1", "2=2"]);
    assert_eq!(rows(&["semaforo", "--vary", "moves=a1,b2,a1 a1"]), ["a1", "b2", "a1 a1"]);
    let positions = ["7/7/2w4/4b1b/w6/b6/7 w", "7/4b2/2w4/7/7/4b2/2w4 w"].map(|text| format!("position={text}"));
    assert_eq!(rows(&["avanco", "--vary", &positions[0], "--vary", &positions[1]]).len(), 2);
    let text = good(&["experiment", "semaforo", "--vary", "moves=a1,b2", "--games", "50"]);
    assert!(text.contains("Games won by whoever begins") && text.contains("\n  a1  ") && text.contains("\n  b2  "));
    // A value that is compared gives what it gives alone.
    let alone = json(&["experiment", "sapiens:setup=2022", "--games", "40", "--json"]);
    let both = json(&["experiment", "sapiens", "--vary", "setup=2021,2022", "--games", "40", "--json"]);
    assert_eq!(alone["settings"][0]["sides"], both["settings"][1]["sides"]);
}

#[test]
fn files_are_written_and_never_over_what_is_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("it is UTF-8").to_owned();
    let (table, chart) = (at("games.csv"), at("chart.svg"));
    let once = ["experiment", "rastros", "--games", "30", "--csv", &table, "--svg", &chart];
    let said = good(&once);
    assert!(said.contains("games.csv") && said.contains("chart.svg"), "{said}");
    let lines = std::fs::read_to_string(&table).expect("the file is there");
    assert!(lines.starts_with("game,seed,winner,reason,plies\r\n1,") && lines.lines().count() == 31, "{lines}");
    assert!(std::fs::read_to_string(&chart).expect("the file is there").starts_with("<svg"));
    let again = run(&once);
    assert_eq!((again.status, again.out.as_str(), again.err.lines().count()), (2, "", 1), "{}", again.err);
    good(&[&once[..], &["--force"]].concat());
    assert!(good(&["experiment", "rastros", "--games", "3", "--csv", "-"]).starts_with("game,seed"));
    assert!(good(&["experiment", "rastros", "--games", "3", "--svg", "-"]).starts_with("<svg"));
    let nowhere = at("no/such/folder/\u{1b}[31m\u{202e}games.csv");
    let ran = run(&["experiment", "rastros", "--csv", &nowhere]);
    assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (1, "", 1), "{}", ran.err);
    assert!(!ran.err.contains(['\u{1b}', '\u{202e}']), "{:?}", ran.err);
}

#[test]
fn bad_input_gets_one_sentence() {
    let won = "7/2w4/7/7/6w/7/b6 w";
    for (args, said) in [
        (&["avanco", "--seat", "3=random"][..], "This game has 2 seats"),
        (&["avanco", "--seat", "1=human"], "“human” does not play"),
        (&["avanco", "--seat", "1"], "gives no seat to anybody"),
        (&["avanco", "--seat", "1=7"], "a level from 1 to 6"),
        (&["avanco", "--position", won], "The game is over in that position already"),
        (&["avanco", "--games", "0"], "--games"),
        (&["avanco", "--games", "1000000"], "--games"),
        (&["avanco", "--vary", "size"], "“size” is nothing to compare"),
        (&["avanco", "--vary", "moves="], "is nothing to compare"),
        (&["avanco", "--vary", "size=3,4,5"], "“size” cannot be compared here; 1, 2, moves, position can."),
        (&["sapiens", "--vary", "setup=2021,2023"], "2023"),
        (&["sapiens", "--vary", "setup=2021,2021"], "“2021” is there twice"),
        (&["sapiens", "--vary", "setup=2021", "--vary", "1=2"], "Only one thing can be compared at a time: setup or 1"),
        (&["avanco", "--vary", "1=1,2,9"], "“9” does not play"),
        (&["avanco", "--vary", "moves=a2-a3,z9"], "z9"),
        (&["semaforo", "--vary", "moves=a1,a2,a3,b1,b2,b3,c1,c2,c3,d1,d2,d3,a1 a1"], "At most 12 values"),
        (&["avanco", "--position", won, "--vary", "position=7/7/7/7/7/7/7 w"], "--vary position"),
        (&["sapiens", "--position", "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances", "--vary", "players=2,teams"], "players"),
        (&["avanco", "--csv", "-", "--svg", "-"], "Only one of these"),
        (&["avanco", "--csv", "-", "--json"], "Only one of these"),
        (&["avanco", "--csv", "same-1", "--svg", "./same-1"], "would both be written"),
        (&["chess"], "chess"),
    ] {
        let ran = run(&[&["experiment", "--lang", "en"], args].concat());
        assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    }
}
