//! Tables against a second implementation of the rules, which is slow and works on position texts, and against plain
//! minimax; what is killed and goes on; and files that are broken.
//!
//! The whole tables take minutes: `cargo test --release -p ludoteca-solve --test solve -- --ignored`. The largest are
//! read from the folder that the variable `LUDOTECA_TABLES` names, if `ludoteca solve … --file` has made them there.

mod apocalypse;
mod backwards;
#[path = "../../../games/tests/rules/board_text.rs"]
mod board_text;
mod circles;
mod files;
mod first_moves;
mod horizon;
mod horizons;
mod killed;
mod plain;
mod produto;
mod rastros;
mod sapiens;
mod semaforo;
#[path = "../../../games/tests/rules/apocalypse/slow.rs"]
mod slow_apocalypse;
#[path = "../../../games/tests/rules/atari_go/slow.rs"]
mod slow_atari_go;
#[path = "../../../games/tests/rules/avanco/slow.rs"]
mod slow_avanco;
#[path = "../../../games/tests/rules/gatos_caes/slow.rs"]
mod slow_gatos_caes;
#[path = "../../../games/tests/rules/horizon/slow.rs"]
mod slow_horizon;
#[path = "../../../games/tests/rules/horizons/slow.rs"]
mod slow_horizons;
#[path = "../../../games/tests/rules/produto/slow.rs"]
mod slow_produto;
#[path = "../../../games/tests/rules/rastros/slow.rs"]
mod slow_rastros;
#[path = "../../../games/tests/rules/sapiens/slow.rs"]
mod slow_sapiens;
#[path = "../../../games/tests/rules/semaforo/slow.rs"]
mod slow_semaforo;
mod winners;

/// What the second implementations of the games are.
mod battery {
    pub trait Slow {
        /// The moves of a position, and the position after each.
        fn moves(position: &str) -> Vec<(String, String)>;

        /// Whether a turn is still to be completed.
        fn is_follow_up(_position: &str) -> bool {
            false
        }

        /// Who won and why.
        fn outcome(position: &str) -> Option<(String, String)>;
    }
}

use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::Space;
use ludoteca_solve::explore::{Look, best_play, look};
use ludoteca_solve::table::Table;
use ludoteca_solve::work::{Job, State};
use ludoteca_store::Failure;
use ludoteca_tablebase::{Code, Entries, Verdict};
use std::path::PathBuf;

/// Megabytes for the tables of these tests, and for the largest, which are made only if they are asked for.
const MEGABYTES: usize = 512;
const MOST_MEGABYTES: usize = 1200;

/// The whole table.
fn solved(space: &dyn Space) -> Entries {
    solved_within(space, MEGABYTES)
}

fn solved_within(space: &dyn Space, megabytes: usize) -> Entries {
    let mut job = Job::new(space, megabytes).expect("it fits");
    while job.go_on(&Stop::default()).expect("nothing is too far away") != State::Done {}
    job.into_entries()
}

/// The whole table, from its file if it was made before.
fn made(space: &dyn Space, name: &str) -> Entries {
    let folder = std::env::var_os("LUDOTECA_TABLES").map(PathBuf::from);
    let path = folder.map(|folder| folder.join(format!("{name}.table"))).filter(|path| path.exists());
    path.map_or_else(
        || solved_within(space, MOST_MEGABYTES),
        |path| {
            let mut table = Table::open(&path).expect("a table");
            assert_eq!((table.head().name.as_str(), table.head().progress), (name, None), "{}", path.display());
            table.entries().expect("it is whole")
        },
    )
}

/// What a table says of a position text.
fn entry(space: &dyn Space, entries: &Entries, text: &str) -> Option<Verdict> {
    entries.code(space.number(text).unwrap_or_else(|_| panic!("{text} is in the table"))).verdict()
}

/// What is known of a position, and best play from it.
fn explored(space: &dyn Space, text: &str, code: &mut dyn FnMut(u64) -> Result<Code, Failure>) -> (Look, Vec<String>) {
    let seen = look(space, text, code).expect("it is in the table");
    let line = best_play(space, (text, &seen), code, MEGABYTES, &Stop::default()).expect("it is in the table");
    (seen, line)
}

/// Checks that a position has its number in common with some others, and with none of the rest.
fn compare_numbers(space: &dyn Space, text: &str, same: &[&str], other: &[&str]) {
    let number = |text: &str| space.number(text).unwrap_or_else(|_| panic!("{text} is in the table"));
    let one = number(text);
    same.iter().for_each(|same| assert_eq!(number(same), one, "{same}"));
    other.iter().for_each(|other| assert_ne!(number(other), one, "{other}"));
}
