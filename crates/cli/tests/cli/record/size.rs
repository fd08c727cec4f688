//! Reading a record, or a deck of lessons, takes time and memory in proportion to its length, whatever its shape.

use ludoteca_games::{self as games, CATALOGUE};
use ludoteca_lessons::{MOST_MOVES, read as read_deck};
use ludoteca_record::{read, write};
use ludoteca_rules::options::Options;
use ludoteca_rules::random;
use ludoteca_rules::session::{Event, Request, Session};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};
use tempfile::tempdir;

/// Length of most records, in bytes. One MiB, or what `LUDOTECA_TEST_MEGABYTES` says: the time is meant for 10 MB in
/// the optimised build, and for 1 MiB in the other.
static LENGTH: LazyLock<usize> = LazyLock::new(|| {
    let given = env::var("LUDOTECA_TEST_MEGABYTES").ok();
    given.map_or(1 << 20, |given| given.parse::<usize>().expect("a number of megabytes") * 1_000_000)
});

/// What a record may take in memory, in multiples of its length.
const MOST_MEMORY: u64 = 20;

/// The same for a deck, in which every move has words in three languages; it has few moves.
const MOST_MEMORY_OF_DECK: u64 = 80;

/// Hundredths of a second of processor time.
const MOST_TIME: u64 = 200;

const ENDLESS: &str = "[Game \"sapiens:repetition=off,no-progress=off\"]\n";

fn many(part: &str) -> String {
    part.repeat(*LENGTH / part.len())
}

/// Turns of dice that no position is repeated by, nearly always: none of the last dice is turned again.
fn wandering() -> String {
    let mut rng = random::generator(3);
    let mut text = "[Game \"sapiens:no-progress=off\"]\n".to_owned();
    let mut last = [0; 6];
    while text.len() < *LENGTH {
        for ranks in ["12", "87"] {
            let mut cell = || (random::below(&mut rng, 8), random::below(&mut rng, 2));
            let die = std::iter::repeat_with(&mut cell)
                .find(|(file, rank)| last.iter().all(|turned| *turned != 1 + 2 * file + rank));
            let (file, rank) = die.expect("six dice are not all");
            last.rotate_left(1);
            last[5] = 1 + 2 * file + rank;
            let name = format!("{}{}", char::from(b'a' + file as u8), &ranks[rank..=rank]);
            text.push_str(&format!("{name}~ "));
        }
    }
    text
}

/// Every sequence of so many moves, each in a branch of its own, until the record is long enough.
fn whole_tree(game: &str, depth: usize) -> String {
    let entry = games::find(game).expect("the game is there");
    let mut session = entry.start(Options::defaults(entry.info.options));
    let mut text = format!("[Game \"{game}\"]\n");
    branches(&mut *session, depth, &mut text);
    text
}

fn branches(session: &mut dyn Session, depth: usize, text: &mut String) {
    let here = session.cursor();
    let orders = session.asked().iter().next().map_or_else(Vec::new, |seat| session.orders(seat));
    let mut go_on = |order: &str, text: &mut String| {
        if depth > 1 {
            text.push(' ');
            session.submit(Request::Move(order.to_owned())).expect("a listed order is legal");
            branches(session, depth - 1, text);
            session.submit(Request::GoTo(here)).expect("it was there before");
        }
    };
    let Some((first, others)) = orders.split_first() else { return };
    text.push_str(first);
    for other in others {
        if text.len() > *LENGTH {
            return;
        }
        text.push('(');
        text.push_str(other);
        go_on(other, text);
        text.push(')');
    }
    go_on(first, text);
}

/// Random games, each a branch beside the first move.
fn random_games(game: &str) -> String {
    let entry = games::find(game).expect("the game is there");
    let mut rng = random::generator(5);
    let mut text = String::new();
    while text.len() < *LENGTH / 8 {
        let mut session = entry.start(Options::defaults(entry.info.options));
        while crate::play_turn(&mut *session, |count| random::below(&mut rng, count)) {}
        let moves = session.line().into_iter().filter_map(|node| match session.node(node).event {
            Event::Move(text) => Some(text),
            _ => None,
        });
        let moves: Vec<String> = moves.collect();
        text.push_str(&if text.is_empty() { format!("{} ", moves[0]) } else { format!("({})", moves.join(" ")) });
    }
    format!("[Game \"{game}\"]\n{text}")
}

/// Different names for tags, shortest first.
fn tags(value: &str) -> String {
    let names = (0..).map(|mut number: u32| {
        let mut name = "x".to_owned();
        while number > 0 {
            name.push(char::from_digit(number % 36, 36).expect("it is a digit"));
            number /= 36;
        }
        name
    });
    let mut text = ENDLESS.to_owned();
    for name in names {
        text.push_str(&format!("[{name}{value}]"));
        if text.len() > *LENGTH {
            return text;
        }
    }
    text
}

/// Branches in branches, and what follows each when it is closed.
fn nested(open: &str, close: &str) -> String {
    format!("{ENDLESS}{}", nested_to(*LENGTH / (open.len() + close.len()), open, close))
}

/// The same, so many plies deep.
fn nested_to(plies: usize, open: &str, close: &str) -> String {
    let moves = |form: &str, ply: usize| form.replace('#', if ply.is_multiple_of(2) { "2" } else { "7" });
    let opened: String = (0..plies).map(|ply| moves(open, ply)).collect();
    let closed: String = (0..plies).rev().map(|ply| moves(close, ply + 1)).collect();
    format!("{opened}{closed}")
}

/// Records by what they are long of, which are right.
fn right() -> Vec<(String, String)> {
    let moves = |text: String| format!("{ENDLESS}a2~ {text}");
    let same_depth = format!("c7~{}{}", "(b7~(a7~".repeat(*LENGTH / 10), "))".repeat(*LENGTH / 10));
    let shapes = [
        ("moves", format!("{ENDLESS}{}", many("a2~ a7~ "))),
        ("moves that repeat nothing", wandering()),
        ("moves with comments", format!("{ENDLESS}{}", many("a2~{x}a7~{y}"))),
        ("moves with signs", format!("{ENDLESS}{}", many("a2~! a7~? "))),
        ("moves with glyphs", format!("{ENDLESS}{}", many("a2~$10 a7~$20 "))),
        ("the same branch", moves(many("(b2~)"))),
        ("the same branch with a comment", moves(many("(b2~ {this is said each time})"))),
        ("comments after branches", moves(many("(b2~){x}"))),
        ("glyphs after branches", moves(many("(b2~)$9"))),
        ("comments", moves(many("{x}"))),
        ("glyphs", moves(many("$5 "))),
        ("one comment", moves(format!("{{{}}}", many("x")))),
        ("one comment of braces", moves(format!("{{{}}}", many("\\}")))),
        ("branches in branches", nested("a#~(b#~ ", ")")),
        ("branches in branches that go on", nested("a#~(b#~ ", ")c#~ ")),
        ("branches in branches at one depth", moves(same_depth)),
        ("tags", tags(" \"value\"")),
        ("tags without value", tags("")),
        ("one tag", format!("[Event \"{}\"]{ENDLESS}", many("x"))),
        ("spaces", moves(many(" "))),
        ("lines", moves(many("\r\n"))),
    ];
    let mut shapes: Vec<(String, String)> = shapes.map(|(name, text)| (name.to_owned(), text)).into();
    shapes.extend(
        [("atari-go", 3), ("gatos-caes", 4), ("sapiens", 4)]
            .map(|(game, depth)| (format!("all moves of {game}"), whole_tree(game, depth))),
    );
    shapes.extend(CATALOGUE.iter().map(|entry| (format!("games of {}", entry.info.id), random_games(entry.info.id))));
    shapes
}

/// Records by what they are long of before they go wrong.
fn wrong() -> Vec<(String, String)> {
    let shapes = [
        ("moves before a mistake", format!("{}zz", many("a2~ a7~ "))),
        ("open branches", format!("a2~{}", many("("))),
        ("words", many("zz ")),
        ("one word", many("z")),
        ("signs", many("?!")),
        ("bars", many("| ")),
        ("braces", many("}")),
    ];
    shapes.map(|(name, text)| (name.to_owned(), format!("{ENDLESS}{text}zz"))).into()
}

/// The head of a deck.
const DECK: &str = "[Deck \"long\"]\n[Kind \"lesson\"]\n[Title-pt-PT \"L\"]\n[Title-pt-BR \"L\"]\n[Title-en \"L\"]\n";

/// What every exercise asks.
const ASKED: &str = "[Goal \"play\"]\n[Say-pt-PT \"J\"]\n[Say-pt-BR \"J\"]\n[Say-en \"P\"]\n";

/// Decks by what they are long of, and whether they are right.
fn decks() -> Vec<(bool, (String, String))> {
    let moves = "a2~ a7~ ".repeat(MOST_MOVES / 2);
    let exercise = |text: String| format!("{DECK}{ENDLESS}{ASKED}{text}");
    let tagged = |tags: String| format!("{DECK}{tags}{ASKED}a2~");
    let many_tags =
        |name: &str| (0..*LENGTH / 20).map(|number| format!("[{name}{number} \"a\"]\n")).collect::<String>();
    let answers: String = (0..*LENGTH / 8).map(|number| format!("z{number} ")).collect();
    let step = format!("{}{}a2~\n", ENDLESS.trim_end(), ASKED.replace('\n', ""));
    let shapes = [
        (true, "moves", exercise(moves.clone())),
        (true, "moves with comments", exercise(moves.replace("~ ", "~ {x}"))),
        (true, "branches in branches", exercise(nested_to(MOST_MOVES / 2, "a#~(b#~ ", ")"))),
        (true, "empty branches", exercise(format!("a2~ {}", many("()")))),
        (true, "one comment of commands", exercise(format!("a2~ {{{}}}", many("[%en x] ")))),
        (true, "tags of a deck", tagged(format!("{ENDLESS}{}", many_tags("X")))),
        (true, "tags of its head", format!("{}{}", many_tags("X"), tagged(ENDLESS.to_owned()))),
        (true, "exercises", format!("{DECK}{}", step.repeat(*LENGTH / step.len()))),
        (false, "wrong tags", tagged(format!("{ENDLESS}{}", many_tags("Say-x")))),
        (false, "too many moves", exercise(format!("{moves}a2~"))),
        (false, "long comments", exercise(many(&format!("a2~ {{{}}} a7~ ", "x".repeat(200))))),
        (false, "wrong answers", tagged(format!("{ENDLESS}[Answers \"{answers}\"]\n")).replace("play", "win 2")),
        (false, "games and nothing else", format!("{DECK}{}", many("[Game \"avanco\"]\n"))),
    ];
    shapes.map(|(is_right, name, text)| (is_right, (format!("deck: {name}"), text))).into()
}

/// The variable that says which record is to be measured.
const FILE: &str = "LUDOTECA_TEST_RECORD";

#[test]
fn every_shape_is_read_in_proportion_to_its_length() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("record.txt");
    let mut faults = Vec::new();
    let records = right().into_iter().map(|shape| (true, shape)).chain(wrong().into_iter().map(|shape| (false, shape)));
    for (is_right, (name, text)) in records.chain(decks()) {
        fs::write(&file, &text).expect("a test file can be written");
        // A process of its own, since others would be measured too.
        let child = Command::new(env::current_exe().expect("the tests are a program"))
            .args(["--exact", "record::size::what_one_record_takes", "--ignored", "--nocapture"])
            .env(FILE, &file)
            .output()
            .expect("the tests can be run");
        let out = String::from_utf8_lossy(&child.stdout);
        let took = out.lines().find_map(|line| line.strip_prefix("took ")).unwrap_or_else(|| panic!("{name}: {out}"));
        let [is_read, memory, time] =
            took.split(' ').map(|number| number.parse().expect("a number")).collect::<Vec<u64>>()[..]
        else {
            panic!("{took}")
        };
        let length = text.len() as u64;
        let told =
            format!("{name}: {length} bytes, {:.1} times that, {time} hundredths", memory as f64 / length as f64);
        println!("{told}");
        let most_time = MOST_TIME * length.max(*LENGTH as u64 / 2) / *LENGTH as u64;
        let most_memory = if text.contains("[Deck") { MOST_MEMORY_OF_DECK } else { MOST_MEMORY } * length;
        if (is_read == 1) != is_right || memory > most_memory || time > most_time {
            faults.push(told);
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
#[ignore = "measures one record, for the test above"]
fn what_one_record_takes() {
    let number = |file: &str, find: &dyn Fn(&str) -> Option<String>| -> u64 {
        let content = fs::read_to_string(file).expect("Linux has it");
        find(&content).and_then(|number| number.parse().ok()).expect("Linux writes it so")
    };
    let peak = || {
        1024 * number("/proc/self/status", &|content| {
            let line = content.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
            Some(line.trim().trim_end_matches(" kB").to_owned())
        })
    };
    let ticks =
        || number("/proc/self/stat", &|content| Some(content.rsplit_once(") ")?.1.split(' ').nth(11)?.to_owned()));
    let file = env::var(FILE).expect("the test above sets it");
    let text = fs::read_to_string(file).expect("the test above wrote it");
    // The program itself is no part of it: catalogue, first allocations, and the pages of code that reading this game
    // touches, of which the system loads more or fewer at once.
    let entry = CATALOGUE.iter().find(|entry| text.starts_with(&format!("[Game \"{}", entry.info.id)));
    let entry = entry.unwrap_or_else(|| games::find("sapiens").expect("the game is there"));
    let mut session = entry.start(Options::defaults(entry.info.options));
    let mut rng = random::generator(7);
    while crate::play_turn(&mut *session, |count| random::below(&mut rng, count)) {}
    let _ = read(&write(&*session), &ludoteca_games::catalogue());
    let _ = read("[Game \"sapiens\"] a2~ (b2~ {x})", &ludoteca_games::catalogue());
    let (before, begun) = (peak() - text.len() as u64, ticks());
    let is_read = if text.contains("[Deck") {
        read_deck(&text, &ludoteca_games::catalogue()).is_ok()
    } else {
        read(&text, &ludoteca_games::catalogue()).is_ok()
    };
    println!("took {} {} {}", u8::from(is_read), peak() - before, ticks() - begun);
}
