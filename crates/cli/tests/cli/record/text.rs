//! Records of any session come back as they were, and no text whatever upsets the reader.

use super::tree::difference;
use crate::{play_turn, plays};
use ludoteca_games as games;
use ludoteca_record::{Problem, head, read, write};
use ludoteca_rules::options::Options;
use ludoteca_rules::session::{Controller, Nag, NodeId, Request, Session, Tag};
use ludoteca_rules::{Seat, random};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// One thing done to a session; numbers choose among what is there.
#[derive(Clone, Debug)]
enum Act {
    Turn(u16, u16),
    GoTo(u16),
    Undo,
    Comment(String),
    Nags(Vec<u8>),
    Resign(u8),
    Draw,
    Flag(u8),
    Promote(u16),
    Remove(u16),
    Restore(u16),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        12 => (any::<u16>(), any::<u16>()).prop_map(|(one, other)| Act::Turn(one, other)),
        2 => any::<u16>().prop_map(Act::GoTo),
        2 => Just(Act::Undo),
        2 => "[a-z{}()\\\\\";\\[\\] \r\n\t1.é%$!?]{0,30}".prop_map(Act::Comment),
        2 => prop::collection::btree_set(any::<u8>(), 0..4)
            .prop_map(|nags| Act::Nags(nags.into_iter().rev().collect())),
        1 => (0..5_u8).prop_map(Act::Resign),
        1 => Just(Act::Draw),
        1 => (0..5_u8).prop_map(Act::Flag),
        1 => any::<u16>().prop_map(Act::Promote),
        1 => any::<u16>().prop_map(Act::Remove),
        1 => any::<u16>().prop_map(Act::Restore),
    ]
}

/// Plays the acts; what is refused is left out.
fn session(play: usize, seed: Option<u64>, name: &str, tags: &[(String, String)], acts: &[Act]) -> Box<dyn Session> {
    let plays = plays();
    let (entry, options) = &plays[play % plays.len()];
    let mut session = match seed {
        Some(seed) => entry.start_rolled(options.clone(), seed),
        None => entry.start(options.clone()),
    };
    let controllers = vec![Controller::Human, Controller::Computer("hard".to_owned())];
    session.describe("2024-05-01".to_owned(), vec![name.to_owned()], controllers);
    session.set_tags(tags.iter().map(|(name, value)| Tag { name: (**name).into(), value: (**value).into() }).collect());
    let mut nodes = 1_usize;
    for act in acts {
        let request = match act {
            Act::Turn(one, other) => {
                let mut choices = [*one, *other].into_iter().cycle();
                play_turn(&mut *session, |_| usize::from(choices.next().unwrap_or(0)));
                nodes = nodes.max(session.cursor().0 + 1);
                continue;
            }
            Act::GoTo(node) => Request::GoTo(NodeId(usize::from(*node) % nodes)),
            Act::Promote(node) => Request::Promote(NodeId(usize::from(*node) % nodes)),
            Act::Remove(node) => Request::Remove(NodeId(usize::from(*node) % nodes)),
            Act::Restore(node) => Request::Restore(NodeId(usize::from(*node) % nodes)),
            Act::Undo => Request::Undo,
            Act::Comment(comment) => Request::Comment(session.cursor(), comment.clone()),
            Act::Nags(nags) => Request::Nags(session.cursor(), nags.iter().copied().map(Nag).collect()),
            Act::Resign(seat) => Request::Resign(Seat(*seat)),
            Act::Draw => Request::AgreeDraw,
            Act::Flag(seat) => Request::Flag(Seat(*seat)),
        };
        let _ = session.submit(request);
        nodes = nodes.max(session.cursor().0 + 1);
    }
    session
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back_the_same(
        play in any::<usize>(),
        seed in any::<Option<u64>>(),
        name in "[a-z\"\\\\\\[\\]{}é ;]{0,12}",
        tags in prop::collection::btree_map("x[A-Za-z0-9_]{0,8}", "[a-z\"\\\\\\[\\]{}é ;?.]{0,12}", 0..5),
        acts in prop::collection::vec(act(), 0..60),
    ) {
        let mut names = BTreeSet::new();
        let tags: Vec<(String, String)> =
            tags.into_iter().rev().filter(|(name, _)| names.insert(name.to_lowercase())).collect();
        let first = session(play, seed, &name, &tags, &acts);
        let text = write(&*first);
        let second = read(&text, &ludoteca_games::catalogue());
        let second = second.map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        prop_assert_eq!(difference(&*first, &*second), None, "{}", text);
        prop_assert_eq!(write(&*second), text.clone());
        prop_assert_eq!(second.position_text(), first.position_text(), "the cursor is where it was");
        let before = |play: &dyn Session| play.line().into_iter().position(|node| node == play.cursor());
        prop_assert_eq!(before(&*second), before(&*first));
        let told = head(&text).map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        prop_assert_eq!(told.moves, first.line().len() - 1, "{}", text);
        let end = first.line().last().copied().and_then(|end| first.outcome_at(end));
        prop_assert_eq!(&*told.result, end.map_or("*", |end| end.winner.text(first.sides())));
        let windows = read(&format!("\u{feff}{}", text.replace('\n', "\r\n")), &ludoteca_games::catalogue());
        prop_assert_eq!(windows.ok().map(|windows| difference(&*first, &*windows)), Some(None));
    }

    #[test]
    fn mutated_records_never_upset_the_reader(
        play in any::<usize>(),
        acts in prop::collection::vec(act(), 0..25),
        cuts in prop::collection::vec(
            (any::<prop::sample::Index>(), "[\\[\\](){};\"\\\\ \n0-9a-z|?!.:é\u{0}-]{0,4}", 0..6_usize),
            1..6,
        ),
    ) {
        let mut symbols: Vec<char> = write(&*session(play, Some(3), "Ana", &[], &acts)).chars().collect();
        for (place, inserted, removed) in cuts {
            let at = place.index(symbols.len() + 1);
            let end = (at + removed).min(symbols.len());
            symbols.splice(at..end, inserted.chars());
        }
        let text: String = symbols.into_iter().collect();
        match read(&text, &ludoteca_games::catalogue()) {
            Ok(session) => {
                let again = read(&write(&*session), &ludoteca_games::catalogue());
                let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(difference(&*session, &*again), None, "{}", text);
            }
            Err(error) => prop_assert!(error.line <= text.lines().count().max(1), "{} of {}", error, text),
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(\\[Game \"(sapiens|produto|apocalypse)\"\\])?\\PC{0,80}") {
        let _ = head(&text);
        let _ = read(&text, &ludoteca_games::catalogue());
    }
}

fn problem(text: &str) -> (usize, Problem) {
    match read(text, &ludoteca_games::catalogue()) {
        Ok(session) => panic!("{text} is read: {}", write(&*session)),
        Err(error) => (error.line, error.problem),
    }
}

fn movetext(text: &str) -> String {
    let session = read(text, &ludoteca_games::catalogue()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let written = write(&*session);
    written.split_once("\n\n").map(|(_, moves)| moves.trim().to_owned()).expect("an empty line follows the tags")
}

#[test]
fn what_people_write_by_hand_is_read() {
    let expected = "1. a2~ 2. a7~ 3. b2~ *";
    for hand in [
        "[Game \"sapiens\"] a2~ a7~ b2~",
        "[game \"sapiens\"]\n1.a2~ 1...A7~ 2. b2~ *",
        "\u{feff}[Game sapiens]\r\n\r\n1 a2~\r\n2 a7~\r\n3 b2~",
        "% for a program\n[Game \"sapiens\"]\n[Event \"a club\"]\n[Result \"*\"]\na2~\ta7~\n\n\nb2~ ()",
    ] {
        assert_eq!(movetext(hand), expected, "{hand}");
    }
    assert_eq!(
        movetext("; from my notebook\n[Game \"sapiens\"] a2~ ; well played\n{said Ana} a7~"),
        "{from my notebook} 1. a2~ {well played said Ana} 2. a7~ *"
    );
    assert_eq!(movetext("[Game \"apocalypse\"] a1-b3 | E4-E3 a2-a3|?"), "1. a1-b3|e4-e3 2. a2-a3|? *");
}

#[test]
fn glyphs_stay_with_their_moves() {
    for (hand, written) in [
        ("17. a2~! 99… a7~?? $4 b2~!?", "1. a2~ $1 2. a7~ $4 3. b2~ $5 *"),
        ("a2~ $14 {so} $1 a7~$3$255", "1. a2~ $14 $1 {so} 2. a7~ $3 $255 *"),
        ("a2~ !? a7~!!! b2~ $0", "1. a2~ $5 2. a7~ $3 $1 3. b2~ $0 *"),
        ("a2~ (b2~?! $5) $6 a7~", "1. a2~ $6 (1. b2~ $6 $5) 2. a7~ *"),
        ("$7 {before} a2~", "$7 {before} 1. a2~ *"),
        ("a2~ ($2 b2~) ($4) a7~", "1. a2~ $4 (1. b2~ $2) 2. a7~ *"),
        ("a2~ resigns:2?", "1. a2~ resigns:2 $2 w"),
    ] {
        let game = "[Game \"sapiens\"] ";
        assert_eq!(movetext(&format!("{game}{hand}")), written, "{hand}");
        assert_eq!(movetext(&format!("{game}{written}")), written, "{hand}");
    }
    // An order may be a question mark itself.
    for (hand, written) in [("?|?", "1. ?|? *"), ("?|??", "1. ?|? $2 *"), ("a1-b3 | ?!?", "1. a1-b3|? $5 *")] {
        assert_eq!(movetext(&format!("[Game \"apocalypse\"] {hand}")), written, "{hand}");
    }
    for wrong in ["$", "$256", "$x", "$1x", "$-1"] {
        let glyph = wrong.trim_start_matches("$1").to_owned();
        assert_eq!(problem(&format!("[Game \"sapiens\"]\na2~ {wrong}")), (2, Problem::Glyph(glyph)), "{wrong}");
    }
}

#[test]
fn tags_of_other_programs_are_kept_in_their_order() {
    let text = "[Round \"3\"]\n[Game \"sapiens\"]\n[Event \"A \\\"club\\\"\"]\n[Site \"?\"]\n[Seat1 \"Ana\"]\n[Seat3 \"Rui\"]\n\
        [annotator \"\"]\n[TimeControl \"40/7200:3600\"]\n[Result \"*\"]\na2~";
    let session = read(text, &ludoteca_games::catalogue()).expect("it is a record");
    let tags: Vec<(&str, &str)> = session.header().tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect();
    assert_eq!(
        tags,
        [
            ("Round", "3"),
            ("Event", "A \"club\""),
            ("Site", "?"),
            ("annotator", ""),
            ("TimeControl", "40/7200:3600"),
            ("Seat3", "Rui"),
        ]
    );
    let again = read(&write(&*session), &ludoteca_games::catalogue()).expect("it was written here");
    assert_eq!(difference(&*session, &*again), None);
    assert_eq!(problem("[Game \"sapiens\"]\n[Event \"a\"]\n[EVENT \"b\"]"), (3, Problem::TagTwice("EVENT".to_owned())));
}

#[test]
fn tags_may_be_many() {
    let many: String = (0..1000).map(|number| format!("[Note{number} \"{number}\"]\n")).collect();
    let session =
        read(&format!("{many}[Game \"sapiens\"]\n[Seat2 \"Rui\"]\n[Result \"*\"]\na2~"), &ludoteca_games::catalogue())
            .expect("it is a record");
    assert_eq!(session.header().names, ["", "Rui"]);
    let again = read(&write(&*session), &ludoteca_games::catalogue()).expect("it was written here");
    assert_eq!(again.header().tags.len(), 1000);
    assert_eq!(difference(&*session, &*again), None);
    assert!(matches!(
        problem(&format!("{many}[Game \"sapiens\"]\n[Result \"w\"]\na2~")),
        (1002, Problem::StillOpen(_))
    ));
}

#[test]
fn a_tag_that_would_mean_something_else_is_not_written() {
    let game = games::find("sapiens").expect("the game is there");
    let mut session = game.start(Options::defaults(game.info.options));
    let tag = |name: &str| Tag { name: name.into(), value: "x".into() };
    session.set_tags(["Result", "seat1", "Two words", "", "Event"].map(tag).into());
    let written = write(&*session);
    let again = read(&written, &ludoteca_games::catalogue()).expect("it was written here");
    assert_eq!(again.header().tags, [tag("Event")], "{written}");
}

#[test]
fn control_characters_are_not_written() {
    let session = read(
        "[Game \"sapiens\"]\n[Event \"a\u{1b}b\u{85}\"] a2~ {a\u{1b}[31m\nb\tc\u{7f}d\u{202e}}",
        &ludoteca_games::catalogue(),
    )
    .expect("it is a record");
    for around in ["{\u{0} x \u{7}\t}", "; \u{1b} x\u{0}", "{\u{85}\r\n x}"] {
        let session =
            read(&format!("[Game \"sapiens\"] a2~ {around}"), &ludoteca_games::catalogue()).expect("it is a record");
        assert_eq!(session.comment(session.cursor()), "x", "{around:?}");
    }
    let written = write(&*session);
    assert!(written.contains("[Event \"a b \"]") && written.contains("{a [31m\nb\tc d\u{202e}}"), "{written:?}");
}

#[test]
fn branches_replace_the_move_before_them() {
    let text = "[Game \"sapiens\"] a2~ (b2~ {first} b7~ (c7~) (d7~ d2~)) ({later} c2~) a7~ {a \\} \\\\ brace}";
    assert_eq!(
        movetext(text),
        "1. a2~ (1. b2~ {first} 2. b7~ (2. c7~) (2. d7~ 3. d2~)) (1. c2~ {later}) 2. a7~\n{a \\} \\\\ brace} *"
    );
    let session = read(text, &ludoteca_games::catalogue()).expect("it is a record");
    assert_eq!(session.comment(session.cursor()), "a } \\ brace");
    assert_eq!(session.node(NodeId::ROOT).children.len(), 3);
}

#[test]
fn follow_ups_have_no_number_of_their_own() {
    let game = games::find("apocalypse").expect("the game is there");
    let mut rng = random::generator(11);
    // Random games until one has a relocation.
    let text = (0..400)
        .find_map(|_| {
            let mut session = game.start(Options::defaults(game.info.options));
            while play_turn(&mut *session, |count| random::below(&mut rng, count)) {}
            let text = write(&*session);
            text.contains('>').then_some(text)
        })
        .expect("a pawn is relocated sooner or later");
    let moves = text.split_once("\n\n").map(|(_, moves)| moves).expect("an empty line follows the tags");
    let words: Vec<&str> = moves.split_whitespace().collect();
    let relocation = words.iter().position(|word| word.contains('>')).expect("it was found above");
    assert!(!words[relocation - 1].ends_with('.'), "{moves}");
    let first = read(&text, &ludoteca_games::catalogue()).expect("it was written here");
    let second = read(&write(&*first), &ludoteca_games::catalogue()).expect("it was written here");
    assert_eq!(difference(&*first, &*second), None);
}

#[test]
fn sealed_orders_are_never_written() {
    let game = games::find("apocalypse").expect("the game is there");
    let mut session = game.start(Options::defaults(game.info.options));
    let empty = write(&*session);
    session.submit(Request::Order(Seat(0), "a1-b3".to_owned())).expect("the order is legal");
    assert_eq!(write(&*session), empty);
}

#[test]
fn the_opening_roll_comes_from_a_seed_or_from_real_dice() {
    let rolled = read("[Game \"sapiens\"]\n[Roll \"3 3; 2 5\"]", &ludoteca_games::catalogue()).expect("real dice");
    assert_eq!(rolled.asked().iter().collect::<Vec<_>>(), [Seat(1)]);
    assert!(write(&*rolled).contains("[Roll \"3 3; 2 5\"]"));
    let game = games::find("sapiens").expect("the game is there");
    let seeded = write(&*game.start_rolled(Options::defaults(game.info.options), 5));
    let roll = seeded.split("[Roll \"").nth(1).and_then(|rest| rest.split('"').next()).expect("the roll is written");
    let other = if roll == "1 2" { "2 1" } else { "1 2" };
    assert_eq!(
        problem(&format!("[Game \"sapiens\"]\n[Seed \"5\"]\n[Roll \"{other}\"]")),
        (3, Problem::Contradiction { tag: "Roll", said: other.to_owned(), found: roll.to_owned() })
    );
    for wrong in ["", "3", "3 3", "3 5 2", "3 7", "0 3", "3 5; 1 2", "3 3; 3 3", "x y"] {
        let (line, found) = problem(&format!("[Game \"sapiens\"]\n[Roll \"{wrong}\"]"));
        assert!(line == 2 && matches!(found, Problem::TagValue { tag: "Roll", .. }), "{wrong}: {found:?}");
    }
    assert!(matches!(problem("[Game \"sapiens\"]\n[Seed \"five\"]"), (2, Problem::TagValue { tag: "Seed", .. })));
    assert_eq!(problem("[Game \"produto\"]\n[Seed \"5\"]"), (2, Problem::NoRoll("Seed")));
    let position = "8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances";
    assert_eq!(
        problem(&format!("[Game \"sapiens\"]\n[Roll \"3 5\"]\n[Position \"{position}\"]")),
        (2, Problem::NoRoll("Roll"))
    );
}

#[test]
fn a_result_must_be_the_one_of_the_play() {
    let won = "[Position \"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances\"] a1xa2";
    let game = "[Game \"sapiens\"]";
    for fine in ["[Result \"w\"]", "[Result \"1-0\"]", "[Result \"*\"]", "[Reason \"all-captured\"]", ""] {
        assert_eq!(movetext(&format!("{game}{fine}{won}")), "1. a1xa2 w", "{fine}");
    }
    for fine in ["w", "1-0", "*"] {
        assert_eq!(movetext(&format!("{game}{won} {fine} {{good game}}")), "1. a1xa2 {good game} w", "{fine}");
    }
    for (tag, said) in [("Result", "b"), ("Result", "draw"), ("Result", "0-1"), ("Reason", "clock")] {
        let found = if tag == "Result" { "w" } else { "all-captured" }.to_owned();
        let said = said.to_owned();
        assert_eq!(
            problem(&format!("{game}\n[{tag} \"{said}\"]{won}")),
            (2, Problem::Contradiction { tag, said, found })
        );
    }
    assert_eq!(problem(&format!("{game}\n[Result \"b\"]\na2~")), (2, Problem::StillOpen("b".to_owned())));
    assert_eq!(problem(&format!("{game}\na2~\nb")), (3, Problem::StillOpen("b".to_owned())));
    assert_eq!(movetext(&format!("{game}[Result \"w\"] a2~ resigns:2")), "1. a2~ resigns:2 w");
    assert_eq!(movetext(&format!("{game}[Result \"w\"] a2~ FLAG:2 (draw-agreed)")), "1. a2~ flag:2 (draw-agreed) w");
}

#[test]
fn errors_name_their_line() {
    let game = "[Game \"sapiens\"]\n";
    assert_eq!(problem(&format!("{game}a2~ (\nb2~")), (2, Problem::BranchOpen));
    assert_eq!(problem(&format!("{game}a2~\n)")), (3, Problem::BranchClose));
    assert_eq!(problem(&format!("{game}\n\r\n(b2~) a2~")), (4, Problem::BranchEarly));
    assert_eq!(problem(&format!("{game}a2~ {{\n\n")), (2, Problem::CommentOpen));
    assert_eq!(problem(&format!("{game}{game}")), (2, Problem::TagTwice("Game".to_owned())));
    assert_eq!(problem(&format!("{game}a2~\n[Seat1 \"x\"]")), (3, Problem::TagLate("Seat1".to_owned())));
    for (text, number, word) in
        [("a2~\rzz", 2, "zz"), ("a2~\n}", 2, "}"), ("a2~\nresigns:9", 2, "resigns:9"), ("{x}\nflag:x", 1, "flag:x")]
    {
        let (line, found) = problem(&format!("{game}{text} a7~"));
        match found {
            Problem::Move { number: told, text, .. } => assert_eq!((line, told, text.as_str()), (3, number, word)),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn branches_as_deep_as_the_play_is_long_are_read_and_written() {
    let game = "[Game \"sapiens:repetition=off,no-progress=off\"]\n";
    let depth = 4_000;
    let mut text = game.to_owned();
    for ply in 0..depth {
        text.push_str(if ply % 2 == 0 { "a2~ (b2~ " } else { "a7~ (b7~ " });
    }
    assert_eq!(problem(&text), (2, Problem::BranchOpen));
    text.push_str(&")".repeat(depth));
    let session = read(&text, &ludoteca_games::catalogue()).expect("it is a record");
    let again = read(&write(&*session), &ludoteca_games::catalogue()).expect("its own text is a record");
    assert_eq!(difference(&*session, &*again), None);
}

#[test]
fn a_megabyte_of_anything_is_no_trouble() {
    let game = "[Game \"sapiens\"]\n";
    let many = |part: &str| part.repeat((1 << 20) / part.len());
    for tail in ["(", ")", "{", "[", "\"", "a", "|", "\\", "é", "1.", "a2~(", "[A \"b\"]\n", "( "] {
        assert!(
            read(&format!("{game}{}", many(tail)), &ludoteca_games::catalogue()).is_err() || tail == "1.",
            "{tail}"
        );
        assert!(read(&many(tail), &ludoteca_games::catalogue()).is_err(), "{tail}");
    }
    for tail in ["{x}", "()", "({x})", "(b2~{y})", "; comment\n", "$1 ", "\n", "{}"] {
        let session = read(&format!("{game}a2~ {}", many(tail)), &ludoteca_games::catalogue())
            .unwrap_or_else(|error| panic!("{tail}: {error}"));
        assert!(write(&*session).len() < 3 << 20, "{tail}");
    }
}
