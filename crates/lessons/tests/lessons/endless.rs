//! A goal without a number of moves, where positions come back: it is refused, and whoever proves it all the same comes
//! to an end.

use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::prove::{Disproof, prove};
use ludoteca_lessons::{Problem, read};
use ludoteca_rules::thinking::forced::Forcing;
use ludoteca_rules::{Entry, Options, Seat, Side};

/// A puzzle at the start of a game: to win, with its first order as the answer.
fn win_from_the_start(entry: &'static Entry) -> String {
    let session = entry.start(Options::defaults(entry.info.options));
    let orders: Vec<String> = session.asked().iter().map(|seat| session.orders(seat).swap_remove(0)).collect();
    let said = |tag: &str| ["pt-PT", "pt-BR", "en"].map(|language| format!("[{tag}-{language} \"A\"]\n")).concat();
    format!(
        "[Deck \"one\"]\n[Kind \"puzzles\"]\n{}[Game \"{}\"]\n[Goal \"win\"]\n[Answers \"{}\"]\n{}\n1. {}\n",
        said("Title"),
        entry.info.id,
        orders[0],
        said("Say"),
        orders.join("|")
    )
}

#[test]
fn a_win_without_a_number_is_refused_where_positions_come_back() {
    let mut refused = Vec::new();
    for entry in CATALOGUE {
        let id = entry.info.id;
        match read(&win_from_the_start(entry), &catalogue()) {
            Ok(deck) => {
                // No position comes back: it can be proved, given the time.
                assert_eq!(prove(&deck.exercises[0], 500).wrong, Some(Disproof::TooLong), "{id}");
            }
            Err(faults) => {
                let problems: Vec<&Problem> = faults.iter().map(|fault| &fault.problem).collect();
                assert_eq!(problems, [&Problem::Endless], "{id}");
                // The line of the Goal tag.
                assert_eq!(faults[0].line, 7, "{id}");
                refused.push(id);
            }
        }
    }
    assert_eq!(refused, ["horizon", "horizons", "sapiens", "apocalypse"]);
}

/// The lines go on for ever, so they must not be followed on the stack of the program.
#[test]
fn a_proof_without_a_number_of_moves_comes_to_an_end() {
    for entry in CATALOGUE {
        let play = entry.start(Options::defaults(entry.info.options));
        let asked = Forcing { side: Side(0), moves: None, nodes: 300_000 };
        let found = (entry.forced.expect("wins are proved"))(&play.snapshot(Seat(0)), &asked);
        assert!(!found.complete || !entry.info.repetition, "{}: {} nodes", entry.info.id, found.nodes);
        assert!(found.nodes <= asked.nodes + 1_000, "{}: {} nodes", entry.info.id, found.nodes);
    }
}
