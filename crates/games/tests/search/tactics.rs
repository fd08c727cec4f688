//! Positions in which only some orders are right, which the computer must choose.
//!
//! `tactics/ID.txt` has at least twenty for each game, a line each: `POSITION TEXT | order order … | what it is`, with
//! every right order. Lines that begin with `#` explain; among them `# nodes N` says with how many nodes the game's
//! first searcher is asked (otherwise [`NODES`]), and `# options NAME=VALUE,…` in which variant.
//!
//! What stands in the third field is proved again here wherever it begins with one of these words; the rest is proved
//! by what the head of the file names:
//! - `win N`: the orders listed, and no others, win within N plies. All lines are looked at, and nothing is judged.
//! - `hold N`: those listed do not lose within N plies, and all others do.
//! - `win` and `hold` alone, where a game can be looked at to its end: those listed win, or all lose; by the prover or
//!   table.
//!
//! The lines were found by [`seek`], which prints them (`cargo test --test search -- --ignored seek_ID --nocapture`).

pub mod forced;
mod seek;

use super::{PROVE, nodes};
use forced::{hold, win};
use ludoteca_games::{
    CATALOGUE, apocalypse::Apocalypse, atari_go::AtariGo, avanco::Avanco, gatos_caes::GatosCaes, horizon::Horizon,
    horizons::Horizons, produto::Produto, rastros, rastros::Rastros, sapiens::Sapiens, semaforo::Semaforo,
};
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::thinking::think::{Ending, MEGABYTES, Question, Score, Stop};
use ludoteca_rules::{Entry, Game, Options, Rules, orders};
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::exact::Prover;
use ludoteca_search::meter::Meter;
use ludoteca_search::{Evaluation, Root, Search};
use std::path::Path;

/// Nodes where the file says nothing else: less than half a second of every searcher.
const NODES: u64 = 20_000;

/// A file must have so many lines.
const LEAST: usize = 20;

/// One position.
struct Tactic {
    position: String,
    right: Vec<String>,
    what: String,
}

struct File {
    options: Options,
    nodes: u64,
    tactics: Vec<Tactic>,
}

/// The file of a game.
fn read(entry: &Entry) -> File {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/search/tactics/{}.txt", entry.info.id));
    let text = std::fs::read_to_string(path).expect("every game has a file");
    let mut file = File { options: Options::defaults(entry.info.options), nodes: NODES, tactics: Vec::new() };
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(number) = line.strip_prefix("# nodes ") {
            file.nodes = number.parse().expect("a number of nodes");
        } else if let Some(pairs) = line.strip_prefix("# options ") {
            file.options = Options::parse(entry.info.options, pairs).expect("options of the game");
        } else if !line.starts_with('#') {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let [position, right, what] = fields[..] else { panic!("three fields: {line}") };
            let right = right.split(' ').map(str::to_owned).collect();
            file.tactics.push(Tactic { position: position.to_owned(), right, what: what.to_owned() });
        }
    }
    assert!(file.tactics.len() >= LEAST, "{}: {}", entry.info.id, file.tactics.len());
    file
}

/// Asks the first searcher of a game about all its positions.
fn solves(id: &str) {
    let entry = super::find(id);
    let file = read(entry);
    let searcher = entry.searchers.first().expect("a game with tactics has a searcher");
    let mut missed = Vec::new();
    for Tactic { position, right, what } in &file.tactics {
        let session = entry.from_position(file.options.clone(), position).expect("it can be read");
        let seat = session.asked().iter().next().expect("the game is not over");
        let mut choices = session.orders(seat);
        // Where both order at once an illegal order is one more choice, and can be the right one.
        choices.extend(entry.info.simultaneous.then(|| ILLEGAL.to_owned()));
        assert!(
            right.iter().all(|order| choices.contains(order)) && right.len() < choices.len(),
            "{position}: {right:?}"
        );
        let answer = super::ask(&mut *(searcher.make)(MEGABYTES), &*session, &nodes(file.nodes));
        let best = answer.best.expect("there is an order");
        if !right.contains(&best) {
            missed.push(format!("{position} | {} | {what}: {best}", right.join(" ")));
        }
    }
    assert!(missed.is_empty(), "{id}: missed {} of {}\n{}", missed.len(), file.tactics.len(), missed.join("\n"));
}

/// Values every order of a position by this searcher and picks those that are `right`.
fn right_orders<G: Game>(
    mut searcher: impl Search<G>,
    position: &G::Position,
    question: &Question,
    right: impl Fn(Score) -> bool,
) -> Vec<String> {
    let root = Root { position: position.clone(), repetition_hashes: None, quiet_turns: 0, most_quiet_turns: None };
    let question = Question { all: true, ..*question };
    let mut meter = Meter::new(&question.budget, &Stop::default());
    let analysis = searcher.search(&root, &question, &mut meter);
    let right = analysis.orders.into_iter().filter(|(_, score)| right(*score));
    let mut right: Vec<String> = right.map(|(played, _)| orders::spell_move::<G>(position, played)).collect();
    right.sort();
    right
}

/// Proves again what can be proved here; `to_the_end` values all orders of a position for good.
fn proves<G: Game>(to_the_end: Option<fn(&G::Position) -> Vec<String>>) {
    let entry = super::find(G::INFO.id);
    let file = read(entry);
    for Tactic { position: text, right, what } in &file.tactics {
        let position = G::parse_position(&file.options, text).expect("it can be read");
        let mut words = what.split([' ', ',']);
        let (word, plies) = (words.next(), words.next().and_then(|plies| plies.parse().ok()));
        let found = match (word, plies, to_the_end) {
            (Some("win"), Some(plies), _) => win::<G>(&position, plies),
            (Some("hold"), Some(plies), _) => hold::<G>(&position, plies),
            (Some("win" | "hold"), None, Some(to_the_end)) => to_the_end(&position),
            _ => continue,
        };
        let mut right = right.clone();
        right.sort();
        assert_eq!(found, right, "{}: {text} | {what}", G::INFO.id);
    }
}

fn is_win(score: Score) -> bool {
    score.proof.expect("it is proved to the end").ending == Ending::Win
}

/// All orders that win, by the prover.
fn by_prover<G: Game, E: Evaluation<G> + Default>(position: &G::Position) -> Vec<String> {
    right_orders(Prover::<G, E>::new(E::default(), 16), position, &PROVE, is_win)
}

/// All orders that win, by the table.
fn by_table(position: &<Semaforo as Rules>::Position) -> Vec<String> {
    let mut list = Vec::new();
    Semaforo::moves(position, &mut list);
    let wins = |played: &<Semaforo as Rules>::Move| {
        let mut after = *position;
        Semaforo::play(&mut after, *played);
        crate::semaforo::table().plies(&after).is_multiple_of(2)
    };
    let mut right: Vec<String> =
        list.into_iter().filter(wins).map(|played| orders::spell_move::<Semaforo>(position, played)).collect();
    right.sort();
    right
}

macro_rules! games {
    ($($name:ident: $game:ty, $to_the_end:expr;)*) => {
        /// No game is left out below.
        #[test]
        fn every_game_has_tactics() {
            let named = [$(<$game>::INFO.id),*];
            let catalogue: Vec<&str> = CATALOGUE.iter().map(|entry| entry.info.id).collect();
            assert!(catalogue.iter().all(|id| named.contains(id)), "{catalogue:?}");
        }

        mod solved {
            use super::*;

            $(#[test]
            fn $name() {
                solves(<$game>::INFO.id);
            })*
        }

        mod proved {
            use super::*;

            $(#[test]
            fn $name() {
                proves::<$game>($to_the_end);
            })*
        }
    };
}

games! {
    avanco: Avanco, None;
    semaforo: Semaforo, Some(by_table);
    gatos_caes: GatosCaes, Some(by_prover::<GatosCaes, NullEvaluation>);
    rastros: Rastros, Some(by_prover::<Rastros, rastros::eval::Judgement>);
    atari_go: AtariGo, Some(crate::atari_go::attacks);
    horizon: Horizon, None;
    horizons: Horizons, None;
    produto: Produto, Some(by_prover::<Produto, NullEvaluation>);
    sapiens: Sapiens, None;
    apocalypse: Apocalypse, None;
}
