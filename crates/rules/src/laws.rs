//! The laws that hold for every position of every game, as one battery of checks for the tests.
//!
//! Each function panics with the position and the law it breaks. They are part of the library so that every game, and
//! every test program, checks the same things. The rules know no words: the caller checks each sentence that it is
//! shown.

use super::display::effect::replay;
use super::session::{BoardView, GameSession, HistoryView, PlayView, Request, Session, SessionChange};
use super::{Game, Options, Pick, Seat, SideInfo, Text, orders, paths, random};
use rand::Rng;
use std::collections::BTreeSet;

/// Checks every law on one position; `say` is shown the sentence of each sign and refusal.
///
/// # Panics
/// When a law is broken; the message names the position.
pub fn check_position<G: Game>(position: &G::Position, say: impl Fn(&Text)) {
    let text = G::print_position(position);
    position_text_round_trips::<G>(position, &text);
    moves_are_what_is_asked::<G>(position, &text);
    for seat in SideInfo::all_seats(G::sides(position)) {
        orders_round_trip::<G>(position, seat, &text);
        picks_lead_somewhere_or_are_refused::<G>(position, seat, &text, &say);
    }
    effects_reproduce_the_pieces::<G>(position, &text);
    for sign in G::signs(position) {
        say(&Text::new(sign.key));
        assert!(sign.cells.iter().all(|cell| cell.index() < G::INFO.geometry.cells()), "{text}: sign off the board");
    }
}

/// Plays a random game from `start`, at most `plies` long, and checks every law on each position; `weight` makes some
/// moves likelier, and `say` is shown every sentence. Returns the position it ended with.
///
/// # Panics
/// When a law is broken.
pub fn check_random_game<G: Game>(
    start: &G::Position,
    plies: u32,
    rng: &mut impl Rng,
    weight: impl Fn(&G::Position, G::Move) -> u32,
    say: impl Fn(&Text),
) -> G::Position {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for _ in 0..plies {
        check_position::<G>(&position, &say);
        G::moves(&position, &mut moves);
        let Some(played) = weighted(&moves, rng, |played| weight(&position, played)) else { break };
        G::play(&mut position, played);
    }
    check_position::<G>(&position, &say);
    position
}

/// One of `moves`, each with the chance that its weight gives it; none if the list is empty.
pub fn weighted<M: Copy>(moves: &[M], rng: &mut impl Rng, weight: impl Fn(M) -> u32) -> Option<M> {
    let total: usize = moves.iter().map(|played| weight(*played) as usize).sum();
    if total == 0 {
        return moves.first().copied();
    }
    let mut drawn = random::below(rng, total);
    moves.iter().copied().find(|played| {
        let weight = weight(*played) as usize;
        if drawn < weight {
            return true;
        }
        drawn -= weight;
        false
    })
}

/// Checks what a session promises on a play of the given moves: undo restores equality, redo plays the same again,
/// nothing is lost, a finished play refuses everything.
///
/// # Panics
/// When a law is broken, or a move is not legal.
pub fn check_session<G: Game>(mut play: GameSession<G>, moves: &[String]) {
    let mut seen = vec![(play.cursor(), play.position().clone())];
    for text in moves {
        let before = play.standing();
        match play.submit(Request::Move(text.clone())) {
            Ok(SessionChange::Played { before: shown, .. }) => assert_eq!(before, shown),
            other => panic!("{text}: {other:?}"),
        }
        // A play may begin with a follow-up: the root stays a place that undo stops at.
        if !play.node(play.cursor()).follow_up || seen.len() == 1 {
            seen.push((play.cursor(), play.position().clone()));
        } else if let Some(last) = seen.last_mut() {
            *last = (play.cursor(), play.position().clone());
        }
    }
    if play.outcome().is_some() {
        for seat in (0..play.seats()).map(Seat) {
            assert!(play.orders(seat).is_empty());
            assert!(play.submit(Request::Resign(seat)).is_err());
            assert!(play.submit(Request::Order(seat, "a1-a2".to_owned())).is_err());
        }
        assert!(play.submit(Request::AgreeDraw).is_err());
        assert!(play.submit(Request::Move("a1-a2".to_owned())).is_err());
    }
    let end = play.line();
    for (id, position) in seen.iter().rev() {
        assert_eq!(play.cursor(), *id, "undo goes back by whole turns");
        assert_eq!(play.position(), position, "undo restores the position");
        let undone = play.submit(Request::Undo);
        assert_eq!(undone.is_err(), id.0 == 0, "undo stops at the root only");
    }
    for (id, position) in &seen[1..] {
        assert!(play.submit(Request::Redo).is_ok(), "redo follows the line");
        assert_eq!((play.cursor(), play.position()), (*id, position), "redo plays the same again");
    }
    assert_eq!(play.line(), end, "nothing is lost");
}

fn position_text_round_trips<G: Game>(position: &G::Position, text: &str) {
    let options = Options::defaults(G::INFO.options);
    let parsed = match G::parse_position(&options, text) {
        Ok(parsed) => parsed,
        Err(error) => panic!("{text}: its own text is refused: {error}"),
    };
    assert_eq!(&parsed, position, "{text}: parsing gives another position");
    assert_eq!(G::print_position(&parsed), text, "printing gives another text");
    assert_eq!(G::hash(&parsed), G::hash(position), "{text}: incremental hash differs from the recomputed one");
}

fn moves_are_what_is_asked<G: Game>(position: &G::Position, text: &str) {
    let asked = G::asked(position);
    let over = G::outcome(position).is_some();
    let mut moves = Vec::new();
    G::moves(position, &mut moves);
    assert_eq!(G::is_over(position), over, "{text}: is_over");
    assert_eq!(asked.is_empty(), over, "{text}: somebody is asked exactly while the game goes on");
    assert_eq!(moves.is_empty(), over, "{text}: there are moves exactly while the game goes on");
    assert_eq!(G::count(position), moves.len() as u64, "{text}: count");
    for (index, played) in moves.iter().enumerate() {
        assert!(!moves[..index].contains(played), "{text}: {played:?} listed twice");
        let parts = G::parts(position, *played);
        assert_eq!(parts.len() as u32, asked.len(), "{text}: a move has one part for each asked seat");
        assert_eq!(G::join(position, &parts), *played, "{text}: joining the parts gives the move");
    }
    let product: usize = asked
        .iter()
        .map(|seat| {
            let mut orders = Vec::new();
            G::orders(position, seat, &mut orders);
            orders.len()
        })
        .product();
    assert_eq!(moves.len(), if over { 0 } else { product }, "{text}: a move for every choice of orders");
}

fn orders_round_trip<G: Game>(position: &G::Position, seat: Seat, text: &str) {
    let mut orders = Vec::new();
    G::orders(position, seat, &mut orders);
    assert_eq!(orders.is_empty(), !G::asked(position).contains(seat), "{text}: orders of seat {}", seat.number());
    let first_pick = |order: &G::Order| G::picks(position, *order).first().map(|step| step.pick);
    let mut beginnings: Vec<Pick> = orders.iter().filter_map(first_pick).collect();
    beginnings.dedup();
    for first in beginnings {
        let mut some = Vec::new();
        G::orders_from(position, seat, first, &mut some);
        assert!(some.iter().all(|order| orders.contains(order)), "{text}: an order from {first:?} is not legal");
        let begins = |order: &&G::Order| first_pick(order) == Some(first);
        let (of_all, of_some): (Vec<_>, Vec<_>) =
            (orders.iter().filter(begins).collect(), some.iter().filter(begins).collect());
        assert_eq!(of_some, of_all, "{text}: orders from {first:?}");
    }
    let mut spellings = BTreeSet::new();
    for order in orders {
        let spelling = G::spell(position, order);
        match orders::read_order::<G>(position, seat, &spelling) {
            Ok(read) => assert_eq!(read, order, "{text}: {spelling} read as another order"),
            Err(refusal) => panic!("{text}: legal {spelling} refused: {}", refusal.text),
        }
        assert!(spellings.insert(spelling.clone()), "{text}: two orders are written {spelling}");
    }
}

fn picks_lead_somewhere_or_are_refused<G: Game>(position: &G::Position, seat: Seat, text: &str, say: &impl Fn(&Text)) {
    let paths = paths::paths::<G>(position, seat);
    for (index, (order, path)) in paths.iter().enumerate() {
        let picks: Vec<Pick> = path.iter().map(|step| step.pick).collect();
        assert!(!picks.is_empty(), "{text}: {order:?} has no path");
        for (other, (_, longer)) in paths.iter().enumerate() {
            assert!(index == other || !paths::starts_with(longer, &picks), "{text}: path of {order:?} is a prefix");
        }
        match paths::order_of_picks::<G>(position, seat, &paths, &picks) {
            Ok(found) => assert_eq!(found, *order, "{text}: another order for the same picks"),
            Err(refusal) => panic!("{text}: picks of {order:?} refused: {}", refusal.text),
        }
    }
    let mut prefixes: Vec<Vec<Pick>> = vec![Vec::new()];
    for (_, path) in &paths {
        for length in 1..path.len() {
            let prefix: Vec<Pick> = path[..length].iter().map(|step| step.pick).collect();
            if !prefixes.contains(&prefix) {
                prefixes.push(prefix);
            }
        }
    }
    for prefix in prefixes {
        let steps = paths::next_steps(paths.iter().map(|(_, path)| path), &prefix);
        let cells = G::INFO.geometry.all().map(Pick::Cell);
        let choices = (0..G::INFO.choices.len() as u8).map(Pick::Choice);
        for next in cells.chain(choices).filter(|next| !steps.iter().any(|step| step.pick == *next)) {
            let refusal = paths::refuse::<G>(position, seat, &prefix, next);
            say(&refusal.text);
            if let Some(order) = refusal.sealable {
                assert!(
                    paths.iter().all(|(listed, _)| *listed != order),
                    "{text}: a legal order is offered as illegal"
                );
            }
        }
    }
}

fn effects_reproduce_the_pieces<G: Game>(position: &G::Position, text: &str) {
    let before = G::standing(position);
    assert!(before.is_sorted(), "{text}: standing pieces are sorted");
    let mut moves = Vec::new();
    G::moves(position, &mut moves);
    for played in moves {
        let mut after = position.clone();
        G::play(&mut after, played);
        match replay(&before, &G::effects(position, played)) {
            Ok(shown) => assert_eq!(shown, G::standing(&after), "{text}: effects of {played:?}"),
            Err(error) => panic!("{text}: effects of {played:?}: {error}"),
        }
    }
}
