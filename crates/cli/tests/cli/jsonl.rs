//! `jsonl`: a line in, a line out, whatever the line is.

use super::{good, run, run_with};
use proptest::prelude::*;

fn answers(input: &[u8]) -> Vec<String> {
    let ran = run_with(&["jsonl"], input);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    ran.out.lines().map(str::to_owned).collect()
}

fn error(line: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
    value["error"].as_str().unwrap_or_else(|| panic!("no error: {line}")).to_owned()
}

#[test]
fn a_position_is_answered_in_exactly_this_shape() {
    let position = "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances";
    let line = format!("{{\"game\":\"sapiens\",\"position\":\"{position}\"}}\n");
    assert_eq!(
        answers(line.as_bytes()),
        [format!(
            "{{\"game\":\"sapiens\",\"position\":\"{position}\",\
             \"legal\":[\"a1-b1\",\"a1xa2\",\"a1~\"],\"outcome\":null}}"
        )]
    );
    let line = format!("{{\"moves\":[\"a1xa2\"],\"game\":\"sapiens\",\"note\":7,\"position\":\"{position}\"}}");
    assert_eq!(
        answers(line.as_bytes()),
        ["{\"game\":\"sapiens\",\"position\":\"8/8/8/8/8/8/w2+,7/8 w 2 alliances\",\"legal\":[],\
          \"outcome\":{\"winner\":\"w\",\"reason\":\"all-captured\"}}"]
    );
}

#[test]
fn sides_that_decide_at_once_are_listed_apart() {
    let position = "4P/5/5/N3p/4N w 0:0 e5";
    let waiting = format!("{{\"game\":\"apocalypse\",\"position\":\"{position}\"}}\n");
    let both = "{\"game\":\"apocalypse\",\"moves\":[\"a1-b3|a5-b3\",\"?|?\",\"?|?\"]}\n";
    let lines = answers((waiting + both).as_bytes());
    let legal = "\"legal\":{\"w\":[\">a1\",\">a3\",";
    assert!(
        lines[0].starts_with(&format!("{{\"game\":\"apocalypse\",\"position\":\"{position}\",{legal}")),
        "{}",
        lines[0]
    );
    assert!(lines[0].ends_with("\">e4\"],\"b\":[]},\"outcome\":null}"), "{}", lines[0]);
    let over = "\"legal\":{\"w\":[],\"b\":[]},\"outcome\":{\"winner\":\"draw\",\"reason\":\"both-penalties\"}}";
    assert!(lines[1].ends_with(over), "{}", lines[1]);
}

#[test]
fn options_and_teams_are_named_as_asked() {
    let lines = answers(
        b"{\"game\":\"sapiens:players=teams\",\"moves\":null}\n\
          {\"game\":\"sapiens:players=teams\",\"position\":\"8/8/8/8/8/8/b1+,7/w1+,7 1 teams alliances\",\
          \"moves\":[\"a1xa2\"]}\n",
    );
    assert!(lines[0].starts_with("{\"game\":\"sapiens:players=teams\",\"position\":\""), "{}", lines[0]);
    assert!(lines[1].ends_with("\"outcome\":{\"winner\":\"1+3\",\"reason\":\"all-captured\"}}"), "{}", lines[1]);
}

#[test]
fn repetition_and_no_progress_count_over_the_given_moves() {
    let turn = ["a2~", "a7~"];
    let line = |game: &str, plies: usize| {
        let moves: Vec<&str> = turn.into_iter().cycle().take(plies).collect();
        serde_json::json!({"game": game, "moves": moves}).to_string() + "\n"
    };
    let input = [
        line("sapiens", 7),
        line("sapiens", 8),
        line("sapiens:repetition=off", 99),
        line("sapiens:repetition=off", 100),
        line("sapiens:repetition=off,no-progress=off", 100),
    ];
    let lines = answers(input.concat().as_bytes());
    assert!(lines[0].ends_with("\"outcome\":null}"), "{}", lines[0]);
    assert!(
        lines[1].ends_with("\"legal\":[],\"outcome\":{\"winner\":\"draw\",\"reason\":\"repetition\"}}"),
        "{}",
        lines[1]
    );
    assert!(lines[2].ends_with("\"outcome\":null}"), "{}", lines[2]);
    assert!(lines[3].ends_with("\"outcome\":{\"winner\":\"draw\",\"reason\":\"no-progress\"}}"), "{}", lines[3]);
    assert!(lines[4].ends_with("\"outcome\":null}"), "{}", lines[4]);
}

#[test]
fn a_wrong_line_is_answered_and_the_next_one_read() {
    let long = format!("{{\"game\":\"sapiens\",\"position\":\"{}\"}}", "x".repeat(1 << 20));
    let huge = "y".repeat(17 << 20);
    let wrong: [(&[u8], &str); 16] = [
        (b"hello", "This line is not JSON; it goes wrong at column 1."),
        (b"", "This line is not JSON; it goes wrong at column 0."),
        (b"{\"game\":\"sapiens\"", "This line is not JSON; it goes wrong at column 17."),
        (b"\"caf\xff\"", "This line is not UTF-8 text."),
        (b"[\"sapiens\"]", "Expected a JSON object with a \"game\"."),
        (b"{}", "The field \"game\" must be a string."),
        (b"{\"game\":7}", "The field \"game\" must be a string."),
        (b"{\"game\":\"chess\"}", "There is no game “chess”; there are "),
        (b"{\"game\":\"sapiens:colour=red\"}", "There is no option “colour”; there are players, "),
        (b"{\"game\":\"sapiens\",\"position\":[]}", "The field \"position\" must be a string."),
        (b"{\"game\":\"sapiens\",\"moves\":\"a2~\"}", "The field \"moves\" must be a list of strings."),
        (b"{\"game\":\"sapiens\",\"moves\":[1]}", "The field \"moves\" must be a list of strings."),
        (b"{\"game\":\"sapiens\",\"moves\":[\"a2~\",\"zz\"]}", "Move 2, “zz”: “zz” is not a move of this game; "),
        (
            b"{\"game\":\"sapiens\",\"position\":\"8/8 w 2 alliances\"}",
            "Position, field 1: expected 8 ranks separated by /, found 2.",
        ),
        (long.as_bytes(), "A position of this game has 4 fields "),
        (huge.as_bytes(), "This line is longer than 16 MB."),
    ];
    let good = "{\"game\":\"produto\"}";
    let mut input = Vec::new();
    for (line, _) in &wrong {
        input.extend_from_slice(line);
        input.push(b'\n');
        input.extend_from_slice(good.as_bytes());
        input.extend_from_slice(b"\r\n");
    }
    let lines = answers(&input);
    assert_eq!(lines.len(), 2 * wrong.len());
    for (pair, (_, expected)) in lines.chunks(2).zip(wrong) {
        let said = error(&pair[0]);
        assert!(said.starts_with(expected), "{said} instead of {expected}");
        assert!(said.chars().count() < 300, "{said}");
        assert!(
            pair[1].starts_with("{\"game\":\"produto\",\"position\":\"5/6/7/8/9/8/7/6/5 b 1\",\"legal\":[\"Ba1\","),
            "{}",
            pair[1]
        );
    }
    let deep = "[".repeat(1 << 20);
    assert!(error(&answers(deep.as_bytes())[0]).starts_with("This line is not JSON"));
}

#[test]
fn the_id_of_a_line_comes_back_with_every_answer() {
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    for id in ["7", "-1.5", "\"a\\u00e9\"", "null", "[1,{\"x\":true}]"] {
        for (rest, expected) in [
            ("\"game\":\"produto\"}", "\"game\":\"produto\",\"position\":"),
            ("\"game\":\"chess\"}", "\"error\":\"There is no game “chess”"),
            ("\"game\":8}", "\"error\":\"The field \\\"game\\\" must be a string"),
            ("\"game\":\"sapiens\",\"moves\":[\"zz\"]}", "\"error\":\"Move 1, “zz”"),
            ("\"game\":\"sapiens\",\"moves\":7}", "\"error\":\"The field \\\"moves\\\""),
            ("\"game\":\"sapiens\",\"position\":\"8 w\"}", "\"error\":\"A position of this game"),
            (&format!("\"game\":{deep}}}"), "\"error\":\"This line is nested too deep"),
            ("\"game\":\"sapiens\"", "\"error\":\"This line is not JSON"),
            ("\"game\":\"sapiens\"}}", "\"error\":\"This line is not JSON"),
        ] {
            let answered = answers(format!("{{\"id\":{id},{rest}\n").as_bytes());
            let whole: serde_json::Value = serde_json::from_str(&answered[0]).expect("an answer is JSON");
            let sent: serde_json::Value = serde_json::from_str(id).expect("an id is JSON");
            assert_eq!(whole["id"], sent, "{rest}");
            assert!(whole.get("id").is_some() && answered[0].contains(expected), "{rest}: {}", answered[0]);
        }
    }
    // After the fault it is found as long as the line is JSON.
    for (line, id) in [
        (format!("{{\"game\":{deep},\"id\":7}}"), true),
        ("{\"game\":8,\"id\":7}".to_owned(), true),
        ("{\"id\":6,\"game\":8,\"id\":7}".to_owned(), true),
        ("{\"game\":8,,\"id\":7}".to_owned(), false),
        ("[{\"id\":7}]".to_owned(), false),
        ("7".to_owned(), false),
    ] {
        let answered = answers(line.as_bytes());
        assert_eq!(answered[0].starts_with("{\"id\":7,\"error\":"), id, "{line}: {}", answered[0]);
        assert_eq!(answered[0].contains("\"id\""), id, "{line}: {}", answered[0]);
    }
    let unreadable = answers(b"{\"id\":7,\"game\":\"caf\xff\"}");
    assert_eq!(unreadable, ["{\"id\":7,\"error\":\"This line is not UTF-8 text.\"}"]);
}

#[test]
fn what_is_nested_too_deep_is_json_all_the_same() {
    for depth in [100, 126, 127, 128, 1_000, 100_000] {
        let deep = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        for line in [
            format!("{{\"note\":{deep},\"game\":\"produto\"}}"),
            format!("{{\"id\":{deep},\"game\":\"produto\"}}"),
            format!("{{\"game\":{deep}}}"),
            deep,
        ] {
            let answered = &answers(line.as_bytes())[0];
            assert!(!answered.contains("not JSON"), "{depth}: {answered}");
            assert_eq!(
                answered.contains("This line is nested too deep"),
                depth > 126 + usize::from(line.starts_with('['))
            );
        }
    }
}

#[test]
fn the_help_lists_the_fields_and_shows_a_line_with_its_answer() {
    let position = "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances";
    let line = format!("{{\"id\":7,\"game\":\"sapiens\",\"position\":\"{position}\"}}");
    let answer = &answers(line.as_bytes())[0];
    for language in ["en", "pt-PT", "pt-BR"] {
        let help = good(&["jsonl", "--help", "--lang", language]);
        for field in ["id", "game", "position", "moves", "legal", "outcome", "winner", "reason", "error"] {
            assert!(help.contains(&format!("\"{field}\"")), "{language} {field}: {help}");
        }
        // However long the lines of the terminal are.
        let words = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(&line) && words.contains(answer), "{language}: {help}");
    }
}

#[test]
fn errors_are_in_the_language_asked_for() {
    let ran = run_with(&["jsonl", "--lang", "pt-PT"], b"?\n");
    assert_eq!(ran.out, "{\"error\":\"Esta linha não é JSON; o erro está na coluna 1.\"}\n");
    assert_eq!(run(&["jsonl"]).out, "", "no line, no answer");
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"))
        .arg("jsonl")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    let mut input = program.stdin.take().expect("piped");
    let mut output = BufReader::new(program.stdout.take().expect("piped"));
    input.write_all(b"{\"game\":\"sapiens\"}\n").expect("the program reads");
    let mut line = String::new();
    output.read_line(&mut line).expect("the answer comes while the input is open");
    assert!(line.starts_with("{\"game\":\"sapiens\""), "{line}");
    drop(output);
    // A process that another test begins at this moment may hold the pipe a little longer, so one more line would not
    // do.
    let more = (0..100_000).take_while(|_| input.write_all(b"{\"game\":\"sapiens\"}\n").is_ok()).count();
    assert!(more < 100_000, "it reads on although nobody reads what it writes");
    drop(input);
    let ended = program.wait_with_output().expect("the program ends");
    assert_eq!((ended.status.code(), ended.stderr.as_slice()), (Some(1), b"".as_slice()));
}

/// A line that is nearly right, or nonsense.
fn line() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "\"game\"",
        "\"sapiens\"",
        "\"produto\"",
        "\"apocalypse\"",
        "\"sapiens:players=teams\"",
        "\"position\"",
        "\"moves\"",
        ":",
        ",",
        "{",
        "}",
        "[",
        "]",
        "null",
        "1e99",
        "\"a2~\"",
        "\"a2-a3\"",
        "\"Bc3\"",
        "\"?|?\"",
        "\"a1-b3|e4-e3\"",
        "\"|\"",
        "\"\\u0000\"",
        "\"\\ud800\"",
        "\"8/8/8/8/8/8/8/8 w 2 alliances\"",
        "\"5/6/7/8/9/8/7/6/5 b 1\"",
        "\"npppn/p3p/5/P3P/NPPPN s 0:0 -\"",
    ]);
    let text = prop::sample::select(vec![
        "a2-a3",
        "a1~",
        "Bc3",
        "Wi5",
        "a1-b3|e4-e3",
        "?|?",
        ">c3|-",
        "é",
        "",
        "a999",
        "|",
        "O-O",
    ]);
    let game = prop::sample::select(vec!["sapiens", "produto", "apocalypse", "sapiens:players=single", "", "sapiens:"]);
    prop_oneof![
        prop::collection::vec(word, 0..12).prop_map(|words| words.concat()),
        (game, prop::collection::vec(text, 0..6))
            .prop_map(|(game, moves)| serde_json::json!({"game": game, "moves": moves}).to_string()),
        "\\PC{0,40}",
        ("[0-9a-ip-wNPBWnp/,+&x-]{0,60}", "[ a-z0-9:,-]{0,12}")
            .prop_map(|(board, rest)| serde_json::json!({"game": "sapiens", "position": format!("{board} {rest}")})
                .to_string()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_lines_are_answered_one_by_one(lines in prop::collection::vec(line(), 300)) {
        let lines: Vec<String> = lines.iter().map(|line| line.replace('\n', " ")).collect();
        let answered = answers((lines.join("\n") + "\n").as_bytes());
        prop_assert_eq!(answered.len(), lines.len());
        for line in answered {
            let value: serde_json::Value = serde_json::from_str(&line).expect("an answer is JSON");
            let object = value.as_object().expect("an answer is an object");
            prop_assert!(object.contains_key("error") || object.contains_key("legal"));
        }
    }
}
