//! Random positions and orders of Sapiens in which everything that can happen does.

use ludoteca_games as games;
use ludoteca_rules::Entry;
use ludoteca_rules::laws::weighted;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::{Options, Pick, Seat, random};
use ludoteca_table::play::Hand;

use rand::Rng;

pub fn sapiens() -> &'static Entry {
    games::find("sapiens").expect("the game exists")
}

/// Sapiens with options such as `players=teams`.
pub fn options(words: &[(&str, &str)]) -> Options {
    let mut options = Options::defaults(sapiens().info.options);
    for (name, value) in words {
        options.set(name, value).expect("an option of Sapiens");
    }
    options
}

/// A random position with dice of every value in both directions and alliances: sparse, or crowded.
pub fn position(rng: &mut impl Rng) -> Box<dyn Session> {
    let crowd = [12, 24, 40, 62][random::below(rng, 4)];
    let mut left = [16_i32; 2];
    let mut cells: Vec<String> = vec![String::new(); 64];
    // The dice are dealt to cells in a random order, so that no corner is preferred.
    let mut order: Vec<usize> = (0..64).collect();
    for last in (1..64).rev() {
        order.swap(last, random::below(rng, last + 1));
    }
    for cell in order.into_iter().take(crowd) {
        // Equal neighbours are wanted: they can ally.
        let value = [1, 2, 3, 4, 5, 6, 3, 3, 3, 5][random::below(rng, 10)];
        let alliance = value >= 2 && random::below(rng, 4) == 0;
        let side = random::below(rng, 2);
        let dice = 1 + i32::from(alliance);
        if left[side] < dice {
            continue;
        }
        left[side] -= dice;
        let direction = if random::below(rng, 2) == 0 { '+' } else { 'x' };
        cells[cell] = format!("{}{value}{direction}{}", ['w', 'b'][side], if alliance { "&" } else { "" });
    }
    let ranks: Vec<String> = cells.chunks(8).rev().map(rank_text).collect();
    let text = format!("{} {} 2 alliances", ranks.join("/"), ["w", "b"][random::below(rng, 2)]);
    sapiens().from_position(options(&[]), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn rank_text(cells: &[String]) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut empty = 0;
    for cell in cells {
        if cell.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            words.push(empty.to_string());
            empty = 0;
        }
        words.push(cell.clone());
    }
    if empty > 0 {
        words.push(empty.to_string());
    }
    words.join(",")
}

/// A legal order of whoever is asked; captures, exchanges and alliances are likelier. `None` after the end.
pub fn order(session: &dyn PlayView, rng: &mut impl Rng) -> Option<String> {
    let orders = session.orders(Hand::of(session).seat);
    let texts: Vec<&str> = orders.iter().map(String::as_str).collect();
    let chosen = weighted(&texts, rng, |text| match text {
        _ if text.contains('&') => 300,
        _ if text.contains('!') => 8,
        _ if text.contains('x') => 40,
        _ if text.contains('~') => 6,
        _ => 4,
    });
    chosen.map(str::to_owned)
}

/// The orders of a random game from the start to its end.
pub fn to_the_end(game: &str, rng: &mut impl Rng) -> Vec<String> {
    let entry = games::find(game).expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    let mut orders = Vec::new();
    while session.outcome().is_none() {
        let seat = Hand::of(&*session).seat;
        let legal = session.orders(seat);
        let order = legal[random::below(rng, legal.len())].clone();
        session.submit(Request::Order(seat, order.clone())).expect("a legal order");
        orders.push(order);
    }
    orders
}

/// How many moves these orders make: fewer where several seats decide at once.
pub fn moves(game: &str, orders: &[String]) -> usize {
    let entry = games::find(game).expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    for order in orders {
        let seat = Hand::of(&*session).seat;
        session.submit(Request::Order(seat, order.clone())).expect("a legal order");
    }
    session.line().len() - 1
}

/// The picks that enter an order of whoever is asked.
pub fn picks(session: &dyn PlayView, order: &str) -> Vec<Pick> {
    picks_of(session, Hand::of(session).seat, order)
}

/// The picks that enter an order of a seat.
pub fn picks_of(session: &dyn PlayView, seat: Seat, order: &str) -> Vec<Pick> {
    let mut open: Vec<Vec<Pick>> = vec![Vec::new()];
    while let Some(prefix) = open.pop() {
        if session.order_of(seat, &prefix).as_deref() == Some(order) {
            return prefix;
        }
        for step in session.next_steps(seat, &prefix) {
            let mut longer = prefix.clone();
            longer.push(step.pick);
            open.push(longer);
        }
    }
    panic!("{order} cannot be entered in {}", session.position_text());
}

/// The orders of a random game from the start that ends by capturing everything within `most` moves, and in which
/// everything occurs that can: steps, captures, turns, alliances and an exchange.
pub fn game(options: &Options, most: usize) -> Vec<String> {
    for seed in 0..2000 {
        let mut rng = random::generator(seed);
        let mut session = sapiens().start(options.clone());
        let mut orders = Vec::new();
        while let Some(order) = order(&*session, &mut rng).filter(|_| orders.len() < most) {
            session.submit(Request::Move(order.clone())).expect("a legal order");
            orders.push(order);
        }
        let rich = ["-", "x", "~", "&", "!"].iter().all(|sign| orders.iter().any(|order| order.contains(sign)));
        if rich && session.outcome().is_some_and(|outcome| outcome.reason == "all-captured") {
            return orders;
        }
    }
    panic!("no game ends within {most} moves");
}
