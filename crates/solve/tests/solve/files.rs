//! Tables as files.

use crate::{explored, solved};
use ludoteca_games::{apocalypse, horizon, horizons as horizons_game, sapiens};
use ludoteca_rules::random;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_search::known_table::KnownTable;
use ludoteca_solve::Space;
use ludoteca_solve::spaces::{Wanted, find, horizons, produto};
use ludoteca_solve::survey::Survey;
use ludoteca_solve::table::{Effort, Table, save};
use ludoteca_store::Failure;
use ludoteca_tablebase::{Code, Entries, Form, Value, Verdict, Worth};
use std::path::Path;

const SUBJECT: (&str, &str, blake3::Hash) = ("test", "none", blake3::Hash::from_bytes([7; 32]));

/// Entries in several blocks, some of them hard to pack.
fn many(form: Form) -> Entries {
    let count = 300_001;
    let mut entries = Entries::new(form, count);
    let mut rng = random::generator(1);
    for number in 0..count {
        let most = match form {
            Form::Values => 4,
            Form::Distances => 1 << 8,
            Form::LongDistances => 1 << 16,
            Form::Mixed => 1 << 32,
        };
        let code = if number < 150_000 { number / 1000 } else { random::below(&mut rng, most) as u64 };
        entries.set(number, Code((code % most as u64) as u32));
    }
    entries
}

fn key(failure: Result<impl Sized, Failure>) -> &'static str {
    let failure = failure.err().expect("it is refused");
    failure.text().expect("a sentence").key
}

#[test]
fn every_entry_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    for form in Form::ALL {
        let (entries, path) = (many(form), folder.path().join("some.table"));
        save(&path, SUBJECT, &entries, None, Effort::Small).expect("a file");
        let mut table = Table::open(&path).expect("a table");
        assert_eq!((table.head().name.as_str(), table.head().form, table.head().count), ("test", form, 300_001));
        assert_eq!(table.entries().expect("it is whole"), entries);
        // Each block many times, from both ends.
        for number in (0..300_001).step_by(97).chain((0..300_001).rev().step_by(89)) {
            assert_eq!(table.code(number).expect("it is whole"), entries.code(number));
        }
        assert_eq!(table.code(300_001).expect("beyond the end"), Code::NONE);
        let text = std::fs::read(&path).expect("a file");
        assert!(text.starts_with(b"ludoteca table 1\ntable test\ngame none\n"), "people can read the head");
    }
}

/// A file in which a byte is another one.
fn broken(bytes: &[u8], place: usize, path: &Path) {
    let mut bytes = bytes.to_vec();
    bytes[place] ^= 1;
    std::fs::write(path, bytes).expect("a file");
}

#[test]
fn a_file_that_was_changed_or_cut_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (entries, path) = (many(Form::Distances), folder.path().join("some.table"));
    save(&path, SUBJECT, &entries, None, Effort::Small).expect("a file");
    let bytes = std::fs::read(&path).expect("a file");
    for place in [0, 20, 200, 400] {
        broken(&bytes, place, &path);
        assert_eq!(key(Table::open(&path)), "error-table-form", "{place}");
    }
    broken(&bytes, 1024 + 25, &path);
    assert_eq!(key(Table::open(&path)), "error-table-broken", "the list of blocks");
    // The last block: what is in the others can be read all the same.
    broken(&bytes, bytes.len() - 5, &path);
    let mut table = Table::open(&path).expect("its head is whole");
    assert_eq!(table.code(5).expect("another block"), entries.code(5));
    assert_eq!(key(table.code(300_000)), "error-table-broken");
    assert_eq!(key(table.entries()), "error-table-broken");
    for length in [0, 100, 1024, 1030, bytes.len() - 1] {
        std::fs::write(&path, &bytes[..length]).expect("a file");
        let read = Table::open(&path).and_then(|mut table| table.entries());
        assert!(["error-table-form", "error-table-broken"].contains(&key(read)), "{length}");
    }
    assert_eq!(key(Table::open(&folder.path().join("none.table"))), "error-file-missing");
    assert_eq!(key(Table::open(folder.path())), "error-file-kind");
}

#[test]
fn a_table_read_from_a_file_says_what_was_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("produto.table");
    let space = produto::Produto::new(2, produto::Ties::Fewer);
    let entries = solved(&space);
    save(&path, SUBJECT, &entries, None, Effort::Small).expect("a file");
    let mut table = Table::open(&path).expect("a table");
    let (seen, line) = explored(&space, &space.text(0), &mut |number| table.code(number));
    assert_eq!((seen.moves.len(), line.len()), (14, 7));
    let verdict = seen.verdict.expect("the start is in the table");
    assert_eq!(verdict.plies, 7, "the board is full after seven stones");
    let won = seen.moves.iter().filter(|worth| worth.verdict.value == verdict.value).count();
    assert_eq!(seen.keeping, won);
    // From a number near the end: two stones of White's turn.
    let number = space.number("bw/bwb/2 w 2").expect("a position");
    let (seen, line) = explored(&space, &space.text(number), &mut |number| table.code(number));
    let over = seen.moves.iter().all(|worth| worth.verdict.plies == 2);
    assert!(over && seen.moves.len() == 4 && line.len() == 2);
}

#[test]
fn a_survey_counts_what_is_there() {
    let space = produto::Produto::new(2, produto::Ties::White);
    let survey = Survey::of(&space, &solved(&space), &Stop::default()).expect("nobody stops it");
    assert_eq!((survey.positions, survey.draws, survey.longest), (2187, 0, None));
    assert_eq!(survey.wins + survey.losses, 2187);
    assert_eq!(survey.reachable, Some(2187 - 128), "all but the full boards");
    let subject = find("rastros", Wanted { size: Some("3x3"), ..Wanted::default() }).expect("a board");
    let survey = Survey::of(&*subject.space, &solved(&*subject.space), &Stop::default()).expect("nobody stops it");
    assert_eq!((survey.positions, survey.reachable), (41, None));
    let (plies, number) = survey.longest.expect("it has distances");
    assert_eq!((plies, subject.space.text(number).ends_with(" 1")), (4, true));
}

#[test]
fn entries_say_what_was_put_into_them() {
    for form in [Form::Distances, Form::LongDistances] {
        let mut entries = Entries::new(form, 2);
        for plies in 0..=form.most_plies() {
            for value in [Value::Win, Value::Loss] {
                let verdict = Verdict::new(value, plies);
                entries.set(1, form.code_of(verdict).expect("it fits"));
                assert_eq!((entries.code(0), entries.code(1).verdict()), (Code::NONE, Some(verdict)));
            }
        }
        assert_eq!(form.code_of(Verdict::new(Value::Win, form.most_plies() + 1)), None);
    }
    assert_eq!((Code::NONE.verdict(), Code::DRAW.verdict()), (None, Some(Verdict::DRAW)));
}

#[test]
fn a_worth_is_kept_to_the_millionth() {
    for value in [-0.999_999, -0.5, -1e-6, 0.0, 0.123_456_7, 1.0 / 3.0, 0.999_999] {
        let worth = Worth { turns: 50, ..Worth::mixed(value) };
        let kept = Worth::of(worth.code()).expect("it is a position");
        assert!((kept.value - value).abs() < 1e-7 && (kept.sure, kept.turns) == (0, 50), "{kept:?}");
        assert_eq!(kept.code(), worth.code());
    }
    for plies in [1, -1, 16, -120] {
        assert_eq!(Worth::of(Worth::sure(plies).code()), Some(Worth::sure(plies)));
    }
    assert_eq!((Worth::of(Code::NONE), Worth::of(Worth::DRAW.code())), (None, Some(Worth::DRAW)));
    let nearly = Worth::of(Worth::mixed(1.0).code()).expect("it is a position");
    assert!(nearly.value < 1.0 && nearly.sure == 0, "only what is certain is a win");
}

#[test]
fn what_cannot_be_solved_is_said() {
    let key = |game, wanted| find(game, wanted).err().expect("it is refused").key;
    let any = Wanted::default();
    let sized = |size| Wanted { size: Some(size), ..Wanted::default() };
    let tied = |ties| Wanted { ties: Some(ties), ..Wanted::default() };
    let with = |piece| Wanted { piece: Some(piece), ..Wanted::default() };
    assert_eq!(key("chess", any), "error-solve-game");
    for (game, sizes) in [("gatos-caes", ["1x5", "9x8"]), ("avanco", ["3x5", "5x8"]), ("atari-go", ["7x6", "5"])] {
        assert!(sizes.iter().all(|size| key(game, sized(size)) == "error-solve-option"), "{game}");
        assert_eq!(key(game, tied("black")), "error-solve-no-option");
    }
    for size in ["9x9", "2x3", "05x5"] {
        assert_eq!(key("rastros", sized(size)), "error-solve-option");
    }
    assert_eq!(key("rastros", tied("black")), "error-solve-no-option");
    assert_eq!(key("produto", sized("4")), "error-solve-option");
    assert_eq!(key("produto", tied("draw")), "error-solve-option");
    assert!(["5x4", "2x3", "6x3"].iter().all(|size| key("semaforo", sized(size)) == "error-solve-option"));
    assert_eq!(key("semaforo", tied("black")), "error-solve-no-option");
    assert!(["5x5", "3"].iter().all(|size| key("horizon", sized(size)) == "error-solve-option"));
    assert_eq!(key("semaforo", with("Q")), "error-solve-no-option");
    assert!(["5x5", "3", "05"].iter().all(|size| key("apocalypse", sized(size)) == "error-solve-option"));
    assert_eq!(key("horizons", sized("8x8")), "error-solve-no-option");
    // A knight mates nobody, and letters are those of position texts.
    for piece in ["N", "q", ""] {
        assert_eq!(key("horizons", with(piece)), "error-solve-option");
    }
    let two = find("horizon", sized("2")).expect("with two warriors");
    assert_eq!((two.name.as_str(), two.shipped), ("horizon-two-warriors", None));
    let number =
        find("rastros", Wanted { size: Some("4x3"), ..Wanted::default() }).expect("a board").space.number("4/4/4 1");
    assert!(number.is_err(), "no stone");
}

#[test]
fn the_tables_that_searchers_ask_for_are_those_that_are_made_here() {
    let of_pieces = horizons::PAIRS.map(|pair| ("horizons", Wanted { piece: Some(pair), ..Wanted::default() }));
    let of_size = |game, size| (game, Wanted { size: Some(size), ..Wanted::default() });
    let of_sizes = [of_size("sapiens", "2-1"), of_size("horizon", "2"), of_size("apocalypse", "5")];
    let made = of_pieces.into_iter().chain(of_sizes).map(|(game, wanted)| {
        let found = find(game, wanted).expect("it can be made");
        assert!(found.is_used_once_made());
        (game, found.name, found.space.form(), found.space.count())
    });
    let pieces = horizons_game::endings::KNOWN.iter().map(|known| ("horizons", known.table()));
    let dice = sapiens::endings::KNOWN.iter().map(|known| ("sapiens", known.table()));
    let warriors = horizon::endings::KNOWN.iter().map(|known| ("horizon", known.table()));
    let stages = apocalypse::endings::KNOWN.iter().map(|known| ("apocalypse", known.table()));
    let asked = pieces.chain(dice).chain(warriors).chain(stages).filter_map(|(game, table)| match table {
        KnownTable::Shipped(_) => None,
        KnownTable::Made { name, form, count } => Some((game, (*name).to_owned(), *form, count())),
    });
    assert_eq!(asked.collect::<Vec<_>>(), made.collect::<Vec<_>>());
}
