//! Bad input gets one sentence on stderr, nothing on stdout, and the right exit status.

use crate::{run, run_with};
use tempfile::tempdir;

/// Arguments, exit status and the beginning of the sentence in English and European Portuguese.
const CASES: &[(&[&str], i32, &str, &str)] = &[
    (&[], 2, "Which command?", "Qual é o comando?"),
    (&["xyzzy"], 2, "There is no command “xyzzy”; ludoteca help", "Não há o comando “xyzzy”; ludoteca help"),
    (&["help", "xyzzy"], 2, "There is no command “xyzzy”; ludoteca help", "Não há o comando “xyzzy”; ludoteca help"),
    (&["show"], 2, "Something is missing: <GAME>", "Falta alguma coisa: <JOGO>"),
    (
        &["show", "sapiens", "--colour"],
        2,
        "“--colour” is not expected here; ludoteca help",
        "“--colour” não se esperava aqui; ludoteca help",
    ),
    (&["show", "sapiens", "extra"], 2, "“extra” is not expected here", "“extra” não se esperava aqui"),
    (
        &["show", "sapiens", "--position"],
        2,
        "A value is missing after --position",
        "Falta um valor depois de --position",
    ),
    (&["show", "chess"], 2, "There is no game “chess”; there are", "Não há nenhum jogo “chess”; há"),
    (&["show", ""], 2, "There is no game “”; there are", "Não há nenhum jogo “”; há"),
    (&["show", "sapiens:colour=red"], 2, "There is no option “colour”; there are", "Não há a opção “colour”; há"),
    (
        &["show", "sapiens:players=9"],
        2,
        "The option players cannot be “9”; it can be 2, teams, single.",
        "A opção players não pode ser “9”",
    ),
    (&["show", "sapiens:players"], 2, "“players” is not an option; write name=value.", "“players” não é uma opção"),
    (
        &["show", "sapiens:players=2,players=2"],
        2,
        "The option players is given twice.",
        "A opção players aparece duas vezes.",
    ),
    (&["show", "produto:setup=2022"], 2, "This game has no options", "Este jogo não tem opções"),
    (
        &["moves", "sapiens", "--position", "8 w"],
        2,
        "A position of this game has 4 fields",
        "Uma posição deste jogo tem 4 campos",
    ),
    (
        &["moves", "sapiens", "--position", "8/8/8/8/8/8/8/9 w 2 alliances"],
        2,
        "Position, field 1: rank 1 must have 8 cells.",
        "Posição, campo 1: a linha 1 tem de ter 8 casas.",
    ),
    (
        &["moves", "produto", "--position", "5/6/7/8/9/8/7/6/4z b 1"],
        2,
        "Position, field 1: “z” is no piece here",
        "Posição, campo 1: “z” não é aqui uma peça",
    ),
    (
        &["show", "sapiens", "--moves", "zz"],
        2,
        "Move 1, “zz”: “zz” is not a move",
        "Jogada 1, “zz”: “zz” não é uma jogada",
    ),
    (
        &["show", "sapiens", "--moves", "a2~ a2~"],
        2,
        "Move 2, “a2~”: That die is not yours.",
        "Jogada 2, “a2~”: Esse dado não é seu.",
    ),
    (
        &["show", "apocalypse", "--moves", "a1-b3"],
        2,
        "Move 1, “a1-b3”: “a1-b3” must name",
        "Jogada 1, “a1-b3”: “a1-b3” tem de ter",
    ),
    (&["perft", "sapiens", "x"], 2, "“x” does not fit <N>", "“x” não serve para <N>"),
    (&["perft", "sapiens", "4000000000"], 2, "“4000000000” does not fit <N>", "“4000000000” não serve para <N>"),
    (&["perft", "sapiens", "-1"], 2, "“-1” is not expected here", "“-1” não se esperava aqui"),
    (&["bench", "sapiens", "--seconds", "0.09"], 2, "“0.09” does not fit --seconds", "“0.09” não serve para --seconds"),
    (&["bench", "sapiens", "--seconds", "3601"], 2, "“3601” does not fit --seconds", "“3601” não serve para --seconds"),
    (&["bench", "sapiens", "--seconds", "inf"], 2, "“inf” does not fit --seconds", "“inf” não serve para --seconds"),
    (&["bench", "sapiens", "--seconds", "NaN"], 2, "“NaN” does not fit --seconds", "“NaN” não serve para --seconds"),
    (&["play", "chess"], 2, "There is no game “chess”", "Não há nenhum jogo “chess”"),
    (&["record"], 2, "Something is missing: <FILE>", "Falta alguma coisa: <FICHEIRO>"),
    (&["record", "/no/such/file"], 1, "There is no file /no/such/file.", "Não há nenhum ficheiro /no/such/file."),
    (&["record", "/"], 1, "The file / could not be read: ", "Não foi possível ler o ficheiro /: "),
    (&["record", "x", "--to", "pdf", "y"], 2, "“y” is not expected here", "“y” não se esperava aqui"),
    (&["record", "--to", "x"], 2, "Something is missing: <FILE>", "Falta alguma coisa: <FICHEIRO>"),
    (&["record", "no\nsuch\tfile"], 1, "There is no file no such file.", "Não há nenhum ficheiro no such file."),
    (
        &["show", "apocalypse", "--position", "4P/5/5/N3p/4N w 0:0 e5", "--moves", ">b4|?"],
        2,
        "Move 1, “>b4|?”: Black is not asked now: write - for it.",
        "Jogada 1, “>b4|?”: Pretas: este lado não dá agora ordens",
    ),
    (&["show", "sapiens", "--json", "--json"], 2, "--json cannot be used like that", "--json não se usa assim"),
];

/// Runs the program with bad input in English and in European Portuguese.
fn check(args: &[&str], status: i32, english: &str, portuguese: &str) {
    let translated: Vec<&str> = ["--lang", "pt-PT"].iter().chain(args).copied().collect();
    for (args, sentence) in [(args, english), (&translated, portuguese)] {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.starts_with(sentence), "{args:?}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
    }
}

#[test]
fn one_sentence_and_the_right_status() {
    for (args, status, english, portuguese) in CASES {
        check(args, *status, english, portuguese);
    }
}

#[test]
fn a_seed_is_refused_where_nothing_is_rolled() {
    let english = "There is no opening roll here, so --seed cannot be used.";
    let portuguese = "Aqui não há lançamento para começar";
    for args in [
        &["sapiens", "--seed", "1", "--moves", "a2~"][..],
        &["sapiens", "--position", "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances", "--seed", "1"],
        &["apocalypse", "--seed", "1"],
    ] {
        check(&[&["play"], args].concat(), 2, english, portuguese);
    }
}

#[test]
fn an_unknown_language_is_told_in_english() {
    let ran = run(&["games", "--lang", "tlh"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert_eq!(ran.err, "The program does not speak “tlh”; it speaks pt-PT, pt-BR and en.\n");
}

#[test]
fn no_option_is_taken_for_the_file_that_another_one_names() {
    let folder = tempdir().expect("a temporary folder");
    for args in [&["games", "--log", "--json"][..], &["games", "--log"]] {
        let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"))
            .args(args)
            .current_dir(folder.path())
            .output()
            .expect("the program can be run");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{args:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 0, "no file was made");
}

// Elsewhere a program cannot be told another language than that of the system.
#[cfg(unix)]
#[test]
fn the_language_of_the_computer_is_spoken() {
    let said = |locale: &str| {
        let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"))
            .args(["record", "/no/such/file"])
            .envs([("LC_ALL", locale), ("LANG", locale)])
            .env_remove("LANGUAGE")
            .output()
            .expect("the program can be run");
        String::from_utf8(output.stderr).expect("errors are UTF-8")
    };
    assert_eq!(said("pt_PT.UTF-8"), "Não há nenhum ficheiro /no/such/file.\n");
    assert_eq!(said("pt_BR.UTF-8"), "Não existe o arquivo /no/such/file.\n");
    assert_eq!(said("fr_FR.UTF-8"), "There is no file /no/such/file.\n");
}

#[test]
fn broken_records_name_line_and_move() {
    let folder = tempdir().expect("a temporary folder");
    let cases: [(&[u8], &str); 8] = [
        (b"", "Line 1: A record needs a tag that names the game"),
        (b"hello", "Line 1: A record needs a tag that names the game"),
        (b"[Game \"chess\"]", "Line 1: There is no game “chess”"),
        (b"[Game \"sapiens\"]\n\n1. a2~ 2. a7~\n3. h7~", "Line 4: Move 3, “h7~”: That die is not yours."),
        (b"[Game \"sapiens\"]\n1. a2~ {oops", "Line 2: A comment begins here"),
        (b"[Game \"sapiens\"\n1. a2~", "Line 1: “[Game \"sapiens\"” is not a tag"),
        (b"[Game \"sapiens\"]\n[Position \"8 w\"]", "Line 2: A position of this game has 4 fields"),
        (
            b"[Game \"sapiens\"]\n[Result \"w\"]\n1. a2~",
            "Line 2: The Result is “w”, but after these moves the game goes on",
        ),
    ];
    for (index, (content, expected)) in cases.into_iter().enumerate() {
        let file = folder.path().join(format!("{index}.txt"));
        std::fs::write(&file, content).expect("a test file can be written");
        let ran = run(&["record", file.to_str().expect("the path is text")]);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""));
        assert!(ran.err.starts_with(expected), "{}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
    let file = folder.path().join("latin1.txt");
    std::fs::write(&file, b"[Game \"sapiens\"] {caf\xe9}").expect("a test file can be written");
    let ran = run(&["record", file.to_str().expect("the path is text")]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.ends_with("latin1.txt is not UTF-8 text.\n"), "{}", ran.err);
}

#[test]
fn a_file_that_cannot_be_written_is_a_failure() {
    let ran = run_with(&["record", "-", "--to", "/no/such/folder/x"], b"[Game \"sapiens\"]");
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert!(ran.err.starts_with("The file /no/such/folder/x could not be written: "), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn names_of_files_stay_on_one_line() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("\n\x1b[31mred");
    let path = file.to_str().expect("the path is text");
    let shown = path.replace(['\n', '\x1b'], " ");
    std::fs::write(&file, b"\xff").expect("a test file can be written");
    let ran = run(&["record", path]);
    assert_eq!((ran.status, ran.err), (2, format!("The file {shown} is not UTF-8 text.\n")));
    let ran = run_with(&["record", "-", "--force", "--to", path], b"[Game \"sapiens\"]");
    assert_eq!((ran.status, ran.out), (0, format!("Saved in {shown}.\n")));
    let ran = run_with(&["record", "-", "--to", "/no/such\n/x"], b"[Game \"sapiens\"]");
    assert!(ran.err.starts_with("The file /no/such /x could not be written: "), "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"))
        .arg("show")
        .arg(std::ffi::OsStr::from_bytes(b"sap\xff"))
        .env("LC_ALL", "C")
        .output()
        .expect("the program can be run");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stderr, b"An argument is not UTF-8 text.\n");
}
