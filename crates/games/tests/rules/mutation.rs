//! Mutated texts: nothing a person or a program writes makes the rules panic, and every error says where it lies.

use crate::battery;
use ludoteca_rules::{Game, Options, laws, orders, random};
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// How many texts of each kind.
const CASES: u32 = 100_000;

/// One change of a text, at a place that is taken modulo its length.
#[derive(Clone, Debug)]
enum Change {
    Delete(usize),
    Insert(usize, char),
    Replace(usize, char),
    Swap(usize, usize),
    /// A piece of the text again, at another place.
    Repeat(usize, usize, usize),
    Cut(usize),
}

impl Change {
    fn apply(&self, text: &mut Vec<char>) {
        let length = text.len().max(1);
        match *self {
            Self::Insert(at, symbol) => text.insert(at % (text.len() + 1), symbol),
            _ if text.is_empty() => {}
            Self::Delete(at) => drop(text.remove(at % length)),
            Self::Replace(at, symbol) => text[at % length] = symbol,
            Self::Swap(one, other) => text.swap(one % length, other % length),
            Self::Repeat(from, count, to) => {
                let from = from % length;
                let piece = text[from..(from + count % 6 + 1).min(length)].to_vec();
                let to = to % (length + 1);
                text.splice(to..to, piece);
            }
            Self::Cut(at) => text.truncate(at % length),
        }
    }
}

/// Characters that texts of these games are made of, and sometimes any other.
fn symbols(texts: &[String]) -> impl Strategy<Value = char> + Clone + use<> {
    let mut known: Vec<char> = texts.iter().flat_map(|text| text.chars()).collect();
    known.extend("0123456789 /-x=:,|?".chars());
    known.sort_unstable();
    known.dedup();
    prop_oneof![9 => proptest::sample::select(known), 1 => any::<char>()]
}

fn changes(texts: &[String]) -> impl Strategy<Value = Vec<Change>> + use<> {
    let place = 0..1_000_usize;
    let change = prop_oneof![
        1 => place.clone().prop_map(Change::Delete),
        1 => (place.clone(), symbols(texts)).prop_map(|(at, symbol)| Change::Insert(at, symbol)),
        4 => (place.clone(), symbols(texts)).prop_map(|(at, symbol)| Change::Replace(at, symbol)),
        2 => (place.clone(), place.clone()).prop_map(|(one, other)| Change::Swap(one, other)),
        1 => (place.clone(), place.clone(), place.clone())
            .prop_map(|(from, count, to)| Change::Repeat(from, count, to)),
        1 => place.prop_map(Change::Cut),
    ];
    proptest::collection::vec(change, 1..4)
}

fn mutate(text: &str, changes: &[Change]) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for change in changes {
        change.apply(&mut text);
    }
    text.into_iter().collect()
}

/// Position texts along random games, and with each the legal moves there.
fn played<G: Game>(starts: &[&str]) -> Vec<(String, Vec<String>)> {
    let mut rng = random::generator(11);
    let mut list = Vec::new();
    let mut texts = Vec::new();
    for start in starts {
        let mut position = battery::position::<G>(start);
        for _ in 0..G::INFO.playout_plies.min(60) {
            let text = G::print_position(&position);
            texts.push((text.clone(), battery::moves::<G>(&text)));
            G::moves(&position, &mut list);
            let Some(played) = laws::weighted(&list, &mut rng, |_| 1) else { break };
            G::play(&mut position, played);
        }
    }
    texts
}

fn run<T: std::fmt::Debug>(strategy: impl Strategy<Value = T>, test: impl Fn(T)) {
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let result = runner.run(&strategy, |case| {
        test(case);
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

/// Mutated positions and moves, from these positions and from games that begin there. A text that is still good must
/// print as it was written; any other must get an error that names its field.
pub fn check_mutations<G: Game>(starts: &[&str]) {
    let games = played::<G>(starts);
    let positions: Vec<String> = games.iter().map(|(text, _)| text.clone()).collect();
    let moves: Vec<String> = games.iter().flat_map(|(_, moves)| moves.iter().cloned()).collect();
    let options = Options::defaults(G::INFO.options);
    let fields = positions[0].split(' ').count();

    run((0..positions.len(), changes(&positions)), |(index, changes)| {
        let text = mutate(&positions[index], &changes);
        match G::parse_position(&options, &text) {
            Ok(position) => {
                assert_eq!(G::print_position(&position), text, "a good text prints as it was written");
                let mut list = Vec::new();
                G::moves(&position, &mut list);
                assert_eq!(list.is_empty(), G::outcome(&position).is_some(), "moves of {text}");
                assert_eq!(G::count(&position), list.len() as u64, "count of {text}");
                G::signs(&position);
            }
            Err(error) => {
                assert!(error.field <= fields, "{text}: there is no field {}", error.field);
                assert_eq!(error.field == 0, text.split(' ').count() != fields, "{text}: the field is not named");
                battery::check_words(&error.text());
            }
        }
    });

    // Three of four texts are a move of the very position, the others one from anywhere.
    let which = (0..positions.len(), 0..4_u8, any::<u32>());
    run((which, changes(&positions)), |((game, origin, drawn), changes)| {
        let (position, here) = &games[game];
        let texts = if origin == 0 || here.is_empty() { &moves } else { here };
        let text = &texts[drawn as usize % texts.len()];
        let text = mutate(text, &changes);
        let position = battery::position::<G>(position);
        match orders::read_move::<G>(&position, &text) {
            Ok(played) => {
                let spelled = orders::spell_move::<G>(&position, played);
                let read = orders::read_move::<G>(&position, &spelled);
                assert_eq!(read.expect("a spelled move can be read"), played, "{text} is {spelled}");
            }
            Err(refusal) => battery::check_words(&refusal.text),
        }
    });
}
