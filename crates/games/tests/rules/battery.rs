//! Checks that every game passes, each called from the game's own folder.

use ludoteca_games as games;
use ludoteca_rules::session::{GameSession, PlayView, Request, Session};
use ludoteca_rules::walk::perft;
use ludoteca_rules::walk::playout::Tally;
use ludoteca_rules::{Arg, Cell, Game, Info, Mark, Options, Pick, Seat, Step, Text, laws, orders, paths, random};
use ludoteca_words::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// A second implementation of a game's rules, written straight from the sentences and on position text alone.
pub trait Slow {
    /// Whether the moves here still belong to the turn before, as a relocation does, and count no ply.
    fn is_follow_up(_position: &str) -> bool {
        false
    }

    /// Every legal move with the position after it, both as text.
    fn moves(position: &str) -> Vec<(String, String)>;
    /// Winner (as `show` prints it, `draw` for a draw) and reason, if the game is over.
    fn outcome(position: &str) -> Option<(String, String)>;
}

/// Every language has this sentence, and those in its gaps.
pub fn check_words(text: &Text) {
    static ALL: LazyLock<[Words; 3]> =
        LazyLock::new(|| Language::ALL.map(|language| Words::new(language, &games::catalogue())));
    for words in ALL.iter() {
        assert!(words.has(text.key), "{} lacks {text}", words.language().tag());
    }
    for (_, arg) in &text.args {
        if let Arg::Text(inner) = arg {
            check_words(inner);
        }
    }
}

/// The position of a text that must be good. Options stand before it in brackets: `[ox=garden] …`.
pub fn position<G: Game>(text: &str) -> G::Position {
    let bracket = text.strip_prefix('[').and_then(|rest| rest.split_once("] "));
    let (options, text) = bracket.unwrap_or(("", text));
    let options = Options::parse(G::INFO.options, options).expect("options of the game");
    G::parse_position(&options, text).unwrap_or_else(|error| panic!("{text}: {error} ({})", error.text()))
}

/// The legal moves of a position as text, in byte order.
pub fn moves<G: Game>(text: &str) -> Vec<String> {
    let position = position::<G>(text);
    let mut list = Vec::new();
    G::moves(&position, &mut list);
    let mut texts: Vec<String> = list.into_iter().map(|played| orders::spell_move::<G>(&position, played)).collect();
    texts.sort();
    texts
}

/// The position after moves given as text, separated by spaces.
pub fn after<G: Game>(text: &str, moves: &str) -> String {
    let mut position = position::<G>(text);
    for word in moves.split_whitespace() {
        let played = orders::read_move::<G>(&position, word)
            .unwrap_or_else(|refusal| panic!("{word} in {}: {}", G::print_position(&position), refusal.text));
        G::play(&mut position, played);
    }
    G::print_position(&position)
}

/// Winner and reason as the command line prints them.
pub fn outcome<G: Game>(text: &str) -> Option<(String, String)> {
    let position = position::<G>(text);
    let outcome = G::outcome(&position)?;
    Some((outcome.winner.text(G::sides(&position)).to_owned(), outcome.reason.to_owned()))
}

/// Why a position text is refused: the field and the key of the sentence.
pub fn position_error<G: Game>(text: &str) -> (usize, &'static str) {
    let options = Options::defaults(G::INFO.options);
    match G::parse_position(&options, text) {
        Ok(_) => panic!("{text} is accepted"),
        Err(error) => (error.field, error.problem.key),
    }
}

/// The key of the sentence with which an order is refused.
pub fn refusal<G: Game>(text: &str, seat: Seat, order: &str) -> &'static str {
    match orders::read_order::<G>(&position::<G>(text), seat, order) {
        Ok(_) => panic!("{order} is legal in {text}"),
        Err(refusal) => refusal.text.key,
    }
}

/// A touch that leads nowhere: position, seat, what was touched before, what is touched, the key of the sentence. A
/// touch is the name of a cell, or `#` and the index of a choice.
pub type Touch<'a> = (&'a str, u8, &'a [&'a str], &'a str, &'a str);

/// Each touch, and each text (position, seat, order, key), gets its sentence; together they provoke every refusal that
/// the game has words for.
pub fn check_refusals<G: Game>(touches: &[Touch], texts: &[(&str, u8, &str, &str)]) {
    let pick_of = |name: &str| match name.strip_prefix('#') {
        Some(index) => Pick::Choice(index.parse().expect("the index of a choice")),
        None => Pick::Cell(G::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is no cell"))),
    };
    let mut provoked = BTreeSet::new();
    for (text, seat, before, next, key) in touches {
        let before: Vec<Pick> = before.iter().map(|name| pick_of(name)).collect();
        let refused = paths::refuse::<G>(&position::<G>(text), Seat(*seat), &before, pick_of(next));
        assert_eq!(refused.text.key, *key, "{before:?} then {next} in {text}");
        provoked.insert(*key);
    }
    for (text, seat, order, key) in texts {
        assert_eq!(refusal::<G>(text, Seat(*seat), order), *key, "{order} in {text}");
        provoked.insert(*key);
    }
    let (_, words) = G::CONTENT.words.iter().find(|(tag, _)| *tag == "en").expect("the game has words");
    for key in words.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
        assert!(!key.starts_with("refuse-") || provoked.contains(key), "{key} is never provoked");
    }
}

/// Reads `perft.txt`: lines `POSITION | depth nodes, depth nodes`, `#` begins a comment.
fn perft_figures(data: &str) -> Vec<(&str, u32, u64)> {
    let mut figures = Vec::new();
    for line in data.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (text, counts) = line.split_once(" | ").expect("a perft line has ` | ` between position and counts");
        for count in counts.split(", ") {
            let (depth, nodes) = count.split_once(' ').expect("a count is `depth nodes`");
            figures.push((text, depth.parse().expect("depth"), nodes.parse().expect("nodes")));
        }
    }
    assert!(!figures.is_empty(), "no perft figure was read");
    figures
}

/// Every figure of `perft.txt` is counted both ways.
pub fn check_perft<G: Game>(data: &str) {
    for (text, depth, nodes) in perft_figures(data) {
        let position = position::<G>(text);
        assert_eq!(perft::perft::<G>(&position, depth, perft::Leaves::Bulk), nodes, "perft {depth} of {text}");
        if nodes < 1_000_000 {
            assert_eq!(perft::perft::<G>(&position, depth, perft::Leaves::Make), nodes, "made, {depth} of {text}");
            let divided: u64 = perft::divide::<G>(&position, depth).into_iter().map(|(_, nodes)| nodes).sum();
            assert_eq!(divided, nodes, "divide {depth} of {text}");
        }
    }
}

/// The slow rules count what `perft.txt` says, where that is no more than `most`; at least `figures` such counts are
/// there.
pub fn check_perft_slowly<S: Slow>(data: &str, most: u64, figures: usize) {
    fn count<S: Slow>(text: &str, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = S::moves(text);
        match depth - u32::from(!S::is_follow_up(text)) {
            0 => moves.len() as u64,
            left => moves.iter().map(|(_, after)| count::<S>(after, left)).sum(),
        }
    }
    let small: Vec<_> = perft_figures(data).into_iter().filter(|(_, _, nodes)| *nodes <= most).collect();
    assert!(small.len() >= figures, "only {} figures", small.len());
    for (text, depth, nodes) in small {
        assert_eq!(count::<S>(text, depth), nodes, "slow perft {depth} of {text}");
    }
}

/// Compares the fast generator with the slow one along weighted random games from each start, until `plies` plies are
/// played; `classify` names the special moves, and each of `special` must have been played.
pub fn compare_with_slow<G: Game, S: Slow>(
    starts: &[&str],
    plies: usize,
    special: &[&str],
    weight: impl Fn(&G::Position, G::Move) -> u32,
    classify: impl Fn(&G::Position, G::Move) -> Vec<&'static str>,
) {
    let mut rng = random::generator(2026);
    let mut seen: BTreeMap<&str, usize> = special.iter().map(|name| (*name, 0)).collect();
    let mut played_plies = 0;
    let mut list = Vec::new();
    let mut game = 0;
    while played_plies < plies {
        let mut position = position::<G>(starts[game % starts.len()]);
        game += 1;
        for _ in 0..G::INFO.playout_plies {
            let text = G::print_position(&position);
            let mut slow = S::moves(&text);
            slow.sort();
            let fast = moves::<G>(&text);
            let slow_texts: Vec<&String> = slow.iter().map(|(text, _)| text).collect();
            assert_eq!(fast.iter().collect::<Vec<_>>(), slow_texts, "legal moves of {text}");
            assert_eq!(outcome::<G>(&text), S::outcome(&text), "outcome of {text}");
            G::moves(&position, &mut list);
            let Some(played) = laws::weighted(&list, &mut rng, |played| weight(&position, played)) else { break };
            for name in classify(&position, played) {
                *seen.get_mut(name).unwrap_or_else(|| panic!("{name} is not listed")) += 1;
            }
            let spelled = orders::spell_move::<G>(&position, played);
            G::play(&mut position, played);
            let expected = slow.into_iter().find(|(text, _)| *text == spelled).map(|(_, after)| after);
            assert_eq!(Some(G::print_position(&position)), expected, "{spelled} in {text}");
            played_plies += 1;
        }
    }
    let missing: Vec<_> = seen.iter().filter(|(_, count)| **count == 0).collect();
    assert!(missing.is_empty(), "never played: {missing:?}");
}

/// The laws on each start and along random games from it.
pub fn check_laws<G: Game>(starts: &[&str], plies: u32, weight: impl Fn(&G::Position, G::Move) -> u32) {
    let mut rng = random::generator(7);
    for text in starts {
        let start = position::<G>(text);
        laws::check_random_game::<G>(&start, plies, &mut rng, &weight, check_words);
        let options = Options::defaults(G::INFO.options);
        let play = || GameSession::<G>::from_position(options.clone(), text).expect("a start is well formed");
        let mut session = play();
        let mut played = Vec::new();
        let mut list = Vec::new();
        while played.len() < plies as usize && session.outcome().is_none() {
            G::moves(session.position(), &mut list);
            let Some(chosen) = laws::weighted(&list, &mut rng, |m| weight(session.position(), m)) else { break };
            let spelled = orders::spell_move::<G>(session.position(), chosen);
            session
                .submit(Request::Move(spelled.clone()))
                .unwrap_or_else(|refusal| panic!("{spelled}: {}", refusal.text));
            played.push(spelled);
        }
        laws::check_session::<G>(play(), &played);
    }
}

/// Drawing a move at random draws from the same moves as listing them, 200 times each on average and `times` at the
/// outside; from the position `over` none.
pub fn check_random_moves<G: Game>(starts: &[&str], over: &str, times: RangeInclusive<usize>) {
    for text in starts {
        let position = position::<G>(text);
        let mut list = Vec::new();
        G::moves(&position, &mut list);
        let mut counts = vec![0_usize; list.len()];
        let mut rng = random::generator(3);
        for _ in 0..list.len() * 200 {
            let drawn = G::random_move(&position, &mut rng, &mut Vec::new()).expect("the game goes on");
            counts[list.iter().position(|listed| *listed == drawn).expect("a listed move")] += 1;
        }
        assert!(counts.iter().all(|count| times.contains(count)), "{text}: {counts:?}");
    }
    assert_eq!(G::random_move(&position::<G>(over), &mut random::generator(1), &mut Vec::new()), None);
}

/// Each order is entered by its cell alone, and only by the seat whose turn it is; seat 1 begins.
pub fn check_cells_are_orders<G: Game<Order = Cell>>(starts: &[&str], mark: Mark) {
    for text in starts {
        let position = position::<G>(text);
        let paths = paths::paths::<G>(&position, Seat(0));
        assert_eq!(paths.len(), moves::<G>(text).len());
        assert!(paths.iter().all(|(order, path)| path[..] == [Step::cell(*order, mark)]));
        assert_eq!(paths::paths::<G>(&position, Seat(1)), [], "the other player is not asked");
    }
}

/// The catalogue lists a game of two seats with this id and start, of which `count` random games end. Gives its facts,
/// and how long the games were.
pub fn check_catalogue(id: &str, start: &str, count: u64) -> (&'static Info, Tally) {
    let entry = games::find(id).expect("the catalogue lists it");
    let options = Options::defaults(entry.info.options);
    assert_eq!(entry.seats(&options), 2);
    assert_eq!(entry.start(options.clone()).position_text(), start);
    let tally = entry.playouts(&options, count, 1);
    assert_eq!((tally.playouts, tally.finished), (count, count), "every game ends");
    (entry.info, tally)
}

/// Compares one random game, told move by move, with `golden.txt`; `UPDATE_GOLDEN=1` writes it anew.
pub fn check_golden<G: Game>(seed: u64, weight: impl Fn(&G::Position, G::Move) -> u32) {
    let told = tell::<G>(seed, weight);
    let folder = G::INFO.id.replace('-', "_");
    let file = format!("{}/tests/rules/{folder}/golden.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &told).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&file).expect("the golden file is there");
    for (number, (now, then)) in told.lines().zip(golden.lines()).enumerate() {
        assert_eq!(now, then, "line {} of {file}", number + 1);
    }
    assert_eq!(told.lines().count(), golden.lines().count(), "length of {file}");
}

fn tell<G: Game>(seed: u64, weight: impl Fn(&G::Position, G::Move) -> u32) -> String {
    let mut rng = random::generator(seed);
    let mut position = G::start(&Options::defaults(G::INFO.options), Seat(0));
    let mut story = String::new();
    let mut list = Vec::new();
    for ply in 0..G::INFO.playout_plies {
        let text = G::print_position(&position);
        let legal = moves::<G>(&text);
        writeln!(story, "{ply} {text}").expect("writing to a string");
        writeln!(story, "  legal {}: {}", legal.len(), legal.join(" ")).expect("writing to a string");
        for sign in G::signs(&position) {
            let cells: Vec<String> = sign.cells.iter().map(|cell| G::INFO.geometry.name(*cell).to_string()).collect();
            let (key, side) = (sign.key, sign.side.map(|side| side.0));
            writeln!(story, "  sign {:?} {key} {side:?} {:?} {}", sign.meaning, sign.number, cells.join(" "))
                .expect("writing to a string");
        }
        G::moves(&position, &mut list);
        let Some(played) = laws::weighted(&list, &mut rng, |played| weight(&position, played)) else { break };
        writeln!(story, "  plays {}", orders::spell_move::<G>(&position, played)).expect("writing to a string");
        for beat in G::effects(&position, played) {
            writeln!(story, "    beat {beat:?}").expect("writing to a string");
        }
        G::play(&mut position, played);
    }
    let text = G::print_position(&position);
    writeln!(story, "end {text} {:?}", outcome::<G>(&text)).expect("writing to a string");
    story
}
