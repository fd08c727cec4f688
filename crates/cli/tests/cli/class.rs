//! A class tournament from the command line.

use super::{Ran, run, run_with};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tempfile::{TempDir, tempdir};

/// A folder in which a tournament is kept.
struct Folder(TempDir);

impl Folder {
    /// A folder with a list of five names.
    fn new() -> Self {
        let folder = Self(tempdir().expect("a temporary folder"));
        fs::write(folder.path("names.txt"), "Ana\nRui\nZé\nEva\n=Max\n").expect("a test file can be written");
        folder
    }

    /// The same with a Swiss tournament.
    fn swiss() -> Self {
        let folder = Self::new();
        let made = folder.new_sheet(&["--system", "swiss", "--rounds", "3"]);
        assert_eq!((made.status, made.err.as_str()), (0, ""));
        folder
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().expect("the path is text").to_owned()
    }

    fn new_sheet(&self, more: &[&str]) -> Ran {
        let (sheet, names) = (self.path("sheet.txt"), self.path("names.txt"));
        let args = ["class", "new", &sheet, "--game", "rastros", "--names", &names, "--seed", "5", "--title", "Cup"];
        run(&[&args, more].concat())
    }

    fn class(&self, action: &str, more: &[&str]) -> Ran {
        run(&[&["class", action, &self.path("sheet.txt")], more].concat())
    }

    fn json(&self, action: &str, more: &[&str]) -> Value {
        let ran = self.class(action, &[more, &["--json"]].concat());
        assert_eq!((ran.status, ran.err.as_str(), ran.out.lines().count()), (0, "", 1), "{action} {more:?}");
        serde_json::from_str(&ran.out).expect("JSON")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.path("sheet.txt")).expect("the sheet is there")
    }

    /// Something refused with this status and sentence, which changes nothing.
    fn refused(&self, action: &str, more: &[&str], told: &str) {
        let before = self.text();
        let ran = self.class(action, more);
        assert_eq!((ran.status, ran.err.trim_end(), ran.out.as_str()), (2, told, ""), "{action} {more:?}");
        assert_eq!(self.text(), before);
    }
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn a_tournament_is_played_to_its_end() {
    let folder = Folder::swiss();
    let sheet = folder.json("show", &[]);
    assert_eq!(keys(&sheet), ["game", "name", "over", "planned", "pupils", "rounds", "seed", "system"]);
    assert_eq!((&sheet["name"], &sheet["system"], &sheet["planned"]), (&json!("Cup"), &json!("swiss 3"), &json!(3)));
    assert_eq!(sheet["pupils"][4], json!({"number": 5, "name": "=Max", "withdrawn": false}));
    for round in 1..=3 {
        let paired = folder.json("pair", &[]);
        assert_eq!((&paired["round"], paired["boards"].as_array().map(Vec::len)), (&json!(round), Some(3)));
        assert_eq!((&paired["boards"][2]["second"], &paired["boards"][2]["result"]), (&Value::Null, &json!("bye")));
        let first = folder.json("result", &["1", "1-0"]);
        assert_eq!(keys(&first), ["board", "first", "result", "round", "second"]);
        assert_eq!((&first["result"], &first["first"]), (&json!("1-0"), &paired["boards"][0]["first"]));
        assert_eq!(folder.json("result", &["2", "0-1"])["result"], "0-1");
    }
    assert_eq!(folder.json("show", &[])["over"], true);
    let table = folder.json("standings", &[]);
    assert_eq!((&table["rounds"], &table["over"]), (&json!(3), &json!(true)));
    let places: Vec<u64> =
        table["standings"].as_array().expect("rows").iter().filter_map(|row| row["place"].as_u64()).collect();
    assert!(places.is_sorted() && places[0] == 1 && places.len() == 5, "{places:?}");
    let points: f64 =
        table["standings"].as_array().expect("rows").iter().filter_map(|row| row["points"].as_f64()).sum();
    assert!((points - 9.0).abs() < 1e-9, "three boards a round give a point each: {points}");
    folder.refused("pair", &[], "There is no further round in this tournament.");
    assert_eq!(folder.class("undo", &[]).status, 0);
    assert_eq!(folder.json("show", &[])["rounds"].as_array().map(Vec::len), Some(2));
}

#[test]
fn it_is_told_in_words() {
    let folder = Folder::swiss();
    let about = "Cup: rastros, Swiss, 3 rounds, 5 pupils\n";
    assert_eq!(folder.class("show", &[]).out, format!("{about}No round is paired yet.\n"));
    let paired = folder.class("pair", &[]).out;
    let lines: Vec<&str> = paired.lines().collect();
    assert_eq!((lines[0], lines.len()), ("Round 1", 4));
    assert!(
        lines[1].starts_with("1  ") && lines[1].ends_with("  …") && lines[3].ends_with("  no opponent"),
        "{paired}"
    );
    assert_eq!(folder.class("show", &[]).out, format!("{about}{paired}"));
    assert!(folder.class("result", &["1", "0-1"]).out.ends_with("  0-1\n"));
    let corrected = folder.class("result", &["1", "*", "--round", "1"]);
    assert!(corrected.out.ends_with("  …\n"), "{}", corrected.out);
    let table = folder.class("standings", &["--lang", "pt-PT"]).out;
    assert!(table.starts_with("Lugar  Nome  Pontos  Entre si  Buchholz −1  Buchholz"), "{table}");
    assert_eq!(table.lines().count(), 6);
}

#[test]
fn pupils_come_late_and_go_home() {
    let folder = Folder::swiss();
    folder.class("pair", &[]);
    for board in ["1", "2"] {
        assert_eq!(folder.class("result", &[board, "1-0f"]).status, 0);
    }
    assert_eq!(folder.json("pupils", &["--add", "Lia"])["pupils"][5]["name"], "Lia");
    assert_eq!(folder.json("pupils", &["--rename", "6", "-Lia"])["pupils"][5]["name"], "-Lia");
    assert_eq!(folder.json("pupils", &["--withdraw", "1"])["pupils"][0]["withdrawn"], true);
    assert_eq!(folder.class("pupils", &[]).out.lines().next(), Some("1  Ana   went home"));
    assert_eq!(folder.json("pair", &[])["boards"].as_array().map(Vec::len), Some(3));
    assert_eq!(folder.json("pupils", &["--back", "1"])["pupils"][0]["withdrawn"], false);
    let told = "“ana” is on the list already; add a surname or an initial.";
    folder.refused("pupils", &["--add", "ana"], told);
    folder.refused("pupils", &["--withdraw", "0"], "There is no pupil 0; the last one is 6.");
    folder.refused("pupils", &["--rename", "six", "Lia"], "“six” does not fit --rename; ludoteca help says what does.");
    assert_eq!(folder.class("pupils", &["--add", "A", "--withdraw", "1"]).status, 2);
}

#[test]
fn tables_and_pages_are_made() {
    let folder = Folder::swiss();
    folder.class("pair", &[]);
    let table = folder.class("pupils", &["--csv"]).out;
    assert!(table.starts_with("number,name,withdrawn\r\n1,Ana,no\r\n") && table.contains("5,'=Max,no\r\n"), "{table}");
    assert_eq!(folder.class("show", &["--csv"]).out.lines().count(), 4);
    assert_eq!(folder.class("standings", &["--csv"]).out.lines().count(), 6);
    let page = folder.path("page.html");
    for action in ["show", "standings"] {
        let made = folder.class(action, &["--html", &page]);
        assert_eq!((made.status, made.out), (0, format!("Saved in {page}.\n")));
        assert!(fs::read_to_string(&page).expect("the page is there").ends_with("</html>\n"));
        let again = folder.class(action, &["--html", &page]);
        assert_eq!((again.status, again.err.contains("--force")), (2, true));
        assert_eq!(folder.json(action, &["--html", &page, "--force"])["out"], json!(page));
        assert!(folder.class(action, &["--html", "-"]).out.starts_with("<!DOCTYPE html>"));
        fs::remove_file(&page).expect("the page is there");
    }
    // The same list of names makes the same tournament again.
    let list = folder.path("names.txt");
    fs::write(&list, table).expect("a test file can be written");
    let before = folder.text();
    assert_eq!(folder.new_sheet(&["--system", "swiss", "--rounds", "3", "--force"]).status, 0);
    folder.class("pair", &[]);
    assert_eq!(folder.text(), before);
}

#[test]
fn a_page_never_takes_the_place_of_its_sheet() {
    let folder = Folder::swiss();
    folder.class("pair", &[]);
    let sheet = folder.path("sheet.txt");
    let told = |path: &str| format!("{path} is read for this, so it cannot be written too; name another file.");
    let mut others = vec![sheet.clone(), folder.path("./sheet.txt")];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("sheet.txt", folder.path("wall.html")).expect("a link");
        others.push(folder.path("wall.html"));
    }
    for path in &others {
        for action in ["show", "standings"] {
            folder.refused(action, &["--html", path, "--force"], &told(path));
            folder.refused(action, &["--html", path], &told(path));
        }
    }
    // Nor a sheet that of the list of names, a diagram that of its worksheet or record.
    let names = folder.path("names.txt");
    let args = ["class", "new", &names, "--game", "rastros", "--system", "round-robin", "--names", &names, "--force"];
    let ran = run(&args);
    assert_eq!((ran.status, ran.err.trim_end()), (2, told(&names).as_str()));
    let record = folder.path("record.txt");
    fs::write(&record, "[Game \"rastros\"]\n\n1. d4 *\n").expect("a test file can be written");
    for flag in ["--record", "--worksheet"] {
        let ran = run(&["diagram", flag, &record, "--out", &record, "--force"]);
        assert_eq!((ran.status, ran.err.trim_end()), (2, told(&record).as_str()), "{flag}");
    }
    assert!(fs::read_to_string(&record).expect("it is there").starts_with("[Game"));
}

#[test]
fn where_the_game_has_no_draw_none_is_written_down() {
    let folder = Folder::swiss();
    folder.class("pair", &[]);
    folder.refused("result", &["1", "1/2"], "Rastros always has a winner; say 1-0 or 0-1.");
    let (sheet, names) = (folder.path("other.txt"), folder.path("names.txt"));
    let args = ["class", "new", &sheet, "--game", "sapiens", "--system", "swiss", "--rounds", "3", "--names", &names];
    assert_eq!(run(&args).status, 0);
    assert_eq!(run(&["class", "pair", &sheet]).status, 0);
    let drawn = run(&["class", "result", &sheet, "1", "1/2", "--json"]).out;
    assert!(drawn.contains("\"result\":\"½-½\""), "{drawn}");
}

#[cfg(target_os = "linux")]
#[test]
fn only_a_file_is_changed() {
    let folder = Folder::swiss();
    let told = |path: &str| format!("{path} is not a file that can be opened.\n");
    let pipe = folder.path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("there is mkfifo").success());
    for path in ["/dev/zero", pipe.as_str(), folder.path("").as_str()] {
        let ran = run(&["class", "pair", path]);
        assert_eq!((ran.status, ran.err), (2, told(path)));
    }
    assert_eq!(run(&["class", "pair", "-"]).err, "There is no file -.\n", "the input cannot be changed");
    // What a pipe says can be read, as everywhere.
    let sheet = folder.text();
    assert_eq!(run_with(&["class", "show", "-"], sheet.as_bytes()).out, folder.class("show", &[]).out);
    let long = folder.path("long.txt");
    let made = fs::File::create(&long).and_then(|file| file.set_len((16 << 20) + 1));
    made.expect("a test file can be written");
    let ran = run(&["class", "pair", &long]);
    assert_eq!((ran.status, ran.err), (2, format!("The file {long} is too long.\n")));
}

#[test]
fn an_old_sheet_is_never_lost() {
    let folder = Folder::swiss();
    let before = folder.text();
    let again = folder.new_sheet(&["--system", "double-elimination"]);
    assert_eq!((again.status, again.err.contains("--force")), (2, true), "{}", again.err);
    assert_eq!(folder.text(), before);
    assert_eq!(folder.new_sheet(&["--system", "double-elimination", "--force"]).status, 0);
    assert!(folder.text().contains("\nSystem: double-elimination\n"));
    let left: Vec<_> = fs::read_dir(folder.0.path()).expect("a folder").collect();
    assert_eq!(left.len(), 2, "nothing else is left behind");
}

#[cfg(unix)]
#[test]
fn a_sheet_that_cannot_be_written_stays_as_it_was() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::swiss();
    let before = folder.text();
    // A link is followed, and stays one.
    let link = folder.path("link.txt");
    symlink(folder.path("sheet.txt"), &link).expect("a link");
    assert_eq!(run(&["class", "pair", &link]).status, 0);
    assert_ne!(folder.text(), before);
    assert!(Path::new(&link).is_symlink());
    // The administrator may write everywhere, so only others are refused.
    let before = folder.text();
    fs::set_permissions(folder.path("sheet.txt"), fs::Permissions::from_mode(0o444)).expect("permissions");
    let refused = folder.class("undo", &[]);
    if refused.status == 0 {
        assert_ne!(folder.text(), before);
    } else {
        assert_eq!((refused.status, folder.text()), (1, before));
    }
}

#[test]
fn bad_input_is_told_in_one_sentence() {
    let folder = Folder::swiss();
    folder.refused("show", &["--round", "1"], "There is no round 1; so far there are 0.");
    folder.refused("show", &["--html", "-"], "No round is paired yet.");
    folder.refused("result", &["1", "1-0"], "No round is paired yet.");
    folder.refused("undo", &[], "No round is paired yet.");
    folder.class("pair", &[]);
    folder.refused("pair", &[], "First the result of round 1, board 1, please.");
    let result = "“-1” is no result; write 1-0, 0-1, ½ or *, and 1-0f, 0-1f or 0-0f if somebody did not come.";
    folder.refused("result", &["1", "-1"], result);
    folder.refused("result", &["9", "1-0"], "There is no board 9 in this round; the last one is 3.");
    folder.refused("result", &["1", "1-0", "--round", "2"], "There is no round 2; so far there are 1.");
    folder.refused("result", &["1", "bye"], "There are two at this board, so somebody plays.");
    let bye = "There is no opponent at this board, so there is nothing to write down.";
    folder.refused("result", &["3", "1-0"], bye);
    for (more, told) in [
        (&["--system", "swiss"] as &[&str], "A Swiss tournament has 1 to 63 rounds; say so with --rounds."),
        (&["--system", "swiss", "--rounds", "0"], "A Swiss tournament has 1 to 63 rounds; say so with --rounds."),
        (&["--system", "round-robin", "--rounds", "2"], "Only swiss has a number of rounds."),
        (
            &["--system", "knockout"],
            "“knockout” is no system; say round-robin, double-round-robin, swiss or double-elimination.",
        ),
    ] {
        let ran = folder.new_sheet(&[more, &["--force"]].concat());
        assert_eq!((ran.status, ran.err.trim_end()), (2, told));
    }
    let new = |game: &str, names: &[u8]| {
        let args =
            ["class", "new", &folder.path("other.txt"), "--game", game, "--system", "round-robin", "--names", "-"];
        let ran = run_with(&args, names);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{game}");
        assert!(!Path::new(&folder.path("other.txt")).exists());
        ran.err
    };
    assert_eq!(new("rastros", b"\n"), "There is no name in this list.\n");
    assert!(new("rastros", b"Ana\nana\n").contains("“ana” is on the list already"));
    assert!(new("rastros", b"1;Ana\n").starts_with("Line 1: “1;Ana” looks like a table"));
    assert!(new("rastros", b"\xff\n").ends_with("is not UTF-8 text.\n"));
    assert!(new("chess", b"Ana\n").starts_with("There is no game “chess”"));
    assert!(new("sapiens:players=teams", b"Ana\nRui\n").contains("is not played by two"));
    let many: String = (0..65).map(|number| format!("P{number}\n")).collect();
    assert_eq!(new("rastros", many.as_bytes()), "The list has room for 64 pupils.\n");
    let none = run(&["class", "show", &folder.path("none.txt")]);
    assert_eq!((none.status, none.err), (1, format!("There is no file {}.\n", folder.path("none.txt"))));
    for args in [&["class"] as &[&str], &["class", "win"], &["class", "pair"]] {
        let ran = run(args);
        assert_eq!((ran.status, ran.err.lines().count(), ran.out.as_str()), (2, 1, ""), "{args:?}: {}", ran.err);
    }
}

#[test]
fn a_damaged_sheet_is_named_with_its_line_and_left_alone() {
    let folder = Folder::swiss();
    let damaged = folder.text().replace("3 here Zé", "3 hier Zé");
    fs::write(folder.path("sheet.txt"), &damaged).expect("a test file can be written");
    for (action, more) in
        [("show", &[] as &[&str]), ("pair", &[]), ("standings", &[]), ("undo", &[]), ("pupils", &["--add", "X"])]
    {
        let file = folder.path("sheet.txt");
        let ran = folder.class(action, more);
        assert_eq!(ran.status, 2, "{action}");
        assert!(
            ran.err.contains("is no whole sheet. Line 10: ") && ran.err.lines().count() == 1,
            "{file}: {}",
            ran.err
        );
        assert_eq!(folder.text(), damaged);
    }
}

#[test]
fn its_help_is_there_in_every_language() {
    for (language, usage) in [("pt-PT", "Utilização"), ("pt-BR", "Uso"), ("en", "Usage")] {
        let help = run(&["--lang", language, "class", "--help"]).out;
        for action in ["new", "show", "pair", "result", "standings", "pupils", "undo"] {
            assert!(help.contains(&format!("  {action} ")), "{help}");
            let help = run(&["--lang", language, "class", action, "--help"]).out;
            assert!(help.contains(&format!("\n{usage}: ludoteca class {action} ")), "{help}");
            assert!(!help.contains("help-"), "{help}");
            let english = ["<FILE>", "<SYSTEM>", "<NAME>", "<BOARD>", "<RESULT>", "[OPTIONS]", "Print ", "Usage"];
            assert!(language == "en" || !english.iter().any(|word| help.contains(word)), "{help}");
        }
    }
}
