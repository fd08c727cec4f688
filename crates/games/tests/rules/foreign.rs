//! Seats, cells, choices and nodes that a play does not have: whoever names them is refused in words, and nothing
//! panics.

use crate::battery::{check_words, position};
use ludoteca_rules::display::roll::OpeningRoll;
use ludoteca_rules::session::{
    BoardView, Controller, Event, GameSession, HistoryView, NodeId, PlayView, Request, Session,
};
use ludoteca_rules::{Cell, Game, Geometry, Options, Pick, Refusal, Seat, orders, paths, random};
use ludoteca_words::{Language, Words, telling};
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// What somebody names, whether the play has it or not.
#[derive(Clone, Debug)]
struct Named {
    seat: Seat,
    picks: Vec<Pick>,
    node: NodeId,
    text: String,
}

fn named(geometry: Geometry) -> impl Strategy<Value = Named> {
    let seat = prop_oneof![4 => 0..4_u8, 1 => any::<u8>()].prop_map(Seat);
    let near = 0..geometry.cells() as u8;
    let pick = prop_oneof![
        6 => near.prop_map(|cell| Pick::Cell(Cell(cell))),
        2 => any::<u8>().prop_map(|cell| Pick::Cell(Cell(cell))),
        2 => (0..8_u8).prop_map(Pick::Choice),
        1 => any::<u8>().prop_map(Pick::Choice),
    ];
    let node = prop_oneof![4 => 0..12_usize, 1 => any::<usize>(), 1 => Just(usize::MAX)].prop_map(NodeId);
    let text = prop_oneof![
        3 => ("[a-i][0-9]{1,2}", "[-x&~!=>?]{0,1}", "[a-i][0-9]{1,2}").prop_map(|(from, sign, to)| from + &sign + &to),
        1 => "[KBW>]?[a-z][0-9]{1,3}",
        1 => "\\PC{0,12}",
    ];
    (seat, proptest::collection::vec(pick, 1..6), node, text).prop_map(|(seat, picks, node, text)| Named {
        seat,
        picks,
        node,
        text,
    })
}

/// Whether the game has everything that the picks name.
fn has_all<G: Game>(picks: &[Pick]) -> bool {
    picks.iter().all(|pick| match pick {
        Pick::Cell(cell) => cell.index() < G::INFO.geometry.cells(),
        Pick::Choice(index) => usize::from(*index) < G::INFO.choices.len(),
    })
}

/// A refusal is a sentence, and says of a foreign seat or pick that there is none.
fn check_refusal<G: Game, O>(refusal: &Refusal<O>, is_seated: bool, picks: &[Pick]) {
    check_words(&refusal.text);
    if !is_seated {
        assert_eq!(refusal.text.key, "refuse-no-seat");
    } else if !has_all::<G>(picks) {
        let told = ["refuse-no-pick", "refuse-cells-only", "refuse-not-your-turn", "refuse-sealed", "refuse-over"];
        assert!(told.contains(&refusal.text.key), "{picks:?}: {}", refusal.text);
    }
}

/// How many nodes a play has from this one on.
fn nodes(play: &dyn PlayView, from: NodeId) -> usize {
    1 + play.node(from).children.iter().map(|child| nodes(play, *child)).sum::<usize>()
}

/// Reads everything that takes a seat, a pick or a node.
fn read<G: Game>(play: &GameSession<G>, words: &Words, named: &Named) {
    let Named { seat, picks, node, text } = named;
    let is_seated = seat.0 < play.seats();
    let (next, prefix) = picks.split_last().expect("there is a pick");
    assert_eq!(play.side_of(*seat).is_some(), is_seated);
    assert_eq!(play.asked().contains(*seat), !play.orders(*seat).is_empty());
    assert!(is_seated || play.next_steps(*seat, prefix).is_empty() && play.order_of(*seat, picks).is_none());
    if play.next_steps(*seat, prefix).iter().all(|step| step.pick != *next) {
        check_refusal::<G, _>(&play.refuse(*seat, prefix, *next), is_seated, picks);
        check_refusal::<G, _>(&paths::refuse::<G>(play.position(), *seat, prefix, *next), is_seated, picks);
    }
    if let Err(refusal) = orders::read_order::<G>(play.position(), *seat, text) {
        check_refusal::<G, _>(&refusal, is_seated, &[]);
    }
    if node.0 >= nodes(play, NodeId::ROOT) {
        assert_eq!((play.outcome_at(*node), play.move_into(*node)), (None, None));
        assert_eq!(play.node(*node), play.node(NodeId::ROOT));
    }
    let resigned = telling::event(play, words, &Event::Resigned(*seat));
    assert!(resigned.contains(&telling::numbered_seat_name(play, words, *seat)), "{resigned}");
    assert_eq!(telling::turn(play, words, *seat).is_some(), !play.asked().is_empty());
    for pick in picks {
        let Pick::Cell(cell) = *pick else { continue };
        let geometry = G::INFO.geometry;
        let neighbours = geometry.neighbours(cell);
        let names = telling::cell_names(play, &[cell]);
        let (row, _) = geometry.row_and_column(cell);
        if cell.index() < geometry.cells() {
            assert_eq!(geometry.parse(&names[0]), Some(cell));
            assert!(neighbours.iter().all(|next| geometry.place(*next) != geometry.place(cell)));
            assert!(row < geometry.rows());
        } else {
            assert_eq!(geometry.parse(&names[0]), None, "{} is no name of a cell", names[0]);
        }
    }
}

/// Whatever is named at positions along games from these: nothing panics, and a foreign request changes nothing.
pub fn check_foreign<G: Game>(starts: &[&str]) {
    let words = Words::new(Language::En, &ludoteca_games::catalogue());
    let plays = (0..starts.len(), any::<u64>(), proptest::collection::vec(named(G::INFO.geometry), 1..16));
    let config = Config { cases: 1_000, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let result = runner.run(&plays, |(start, seed, all)| {
        let mut play = GameSession::<G>::from_position(Options::defaults(G::INFO.options), starts[start])
            .expect("a start is well formed");
        let mut rng = random::generator(seed);
        for named in all {
            read(&play, &words, &named);
            let Named { seat, picks, node, text } = named;
            let is_seated = seat.0 < play.seats();
            for request in [
                Request::Picks(seat, picks.clone()),
                Request::Order(seat, text),
                Request::GoTo(node),
                Request::Flag(seat),
                Request::Undo,
                Request::Resign(seat),
                Request::Undo,
            ] {
                let before = (play.cursor(), play.line(), play.position_text(), play.asked(), play.sealed());
                let picked: &[Pick] = if let Request::Picks(_, picks) = &request { picks } else { &[] };
                let names_seat = !matches!(request, Request::GoTo(_) | Request::Undo);
                if let Err(refusal) = play.submit(request.clone()) {
                    // Of several picks the first that leads nowhere is told.
                    let first = &picked[..picked.len().min(1)];
                    check_refusal::<G, _>(&refusal, is_seated || !names_seat, first);
                    let after = (play.cursor(), play.line(), play.position_text(), play.asked(), play.sealed());
                    assert_eq!(before, after, "{request:?} was refused");
                } else {
                    assert!(is_seated || !names_seat, "{request:?} was accepted");
                    assert!(has_all::<G>(picked), "{request:?} was accepted");
                }
            }
            let asked = play.asked().iter().next();
            if let Some(seat) = asked {
                let orders = play.orders(seat);
                let order = orders[random::below(&mut rng, orders.len())].clone();
                play.submit(Request::Order(seat, order)).expect("a listed order is accepted");
            }
        }
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
    check_header::<G>(&words);
}

/// A play can be begun and described with more seats than it has.
fn check_header<G: Game>(words: &Words) {
    for number in [2, 3, 4, 7, 8, 9, 255] {
        let seat = Seat(number);
        let roll = OpeningRoll { seed: None, rounds: vec![vec![(Seat(0), 1), (seat, 6)]], first: seat };
        let mut play = GameSession::<G>::new(Options::defaults(G::INFO.options), Some(roll));
        assert_eq!(telling::roll(&play, words).is_some(), number < play.seats(), "a roll of its own seats");
        assert_eq!(G::print_position(&position::<G>(&play.position_text())), play.position_text());
        let many = usize::from(number);
        play.describe(String::new(), vec!["Ana".to_owned(); many], vec![Controller::Computer("9".to_owned()); many]);
        assert_eq!(play.header().names.len(), usize::from(play.seats()));
    }
}
