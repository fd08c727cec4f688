//! Legal orders and their paths are generated once for each node, however often the pointer asks.

use ludoteca_games::produto::Produto;
use ludoteca_rules::paths::{next_steps, paths};
use ludoteca_rules::session::{GameSession, HistoryView, NodeId, PlayView, Request, Session};
use ludoteca_rules::setup::{Faults, Layout};
use ludoteca_rules::{
    Beat, Editing, Figure, Game, Info, Notation, Options, Outcome, Path, Pick, Piece, Reading, Refusal, Rules, Seat,
    SeatSet, Setup, SideInfo, Sign, Standing, View,
};

type Position = <Produto as Rules>::Position;
type Order = <Produto as Rules>::Order;

thread_local! {
    /// How many paths of orders were asked for in this test.
    static PICKS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Produto, with its calls of `picks` counted.
struct Counted;

impl Rules for Counted {
    type Position = Position;
    type Order = Order;
    type Move = Order;

    fn start(options: &Options, first: Seat) -> Position {
        Produto::start(options, first)
    }

    fn asked(position: &Position) -> SeatSet {
        Produto::asked(position)
    }

    fn orders(position: &Position, seat: Seat, list: &mut Vec<Order>) {
        Produto::orders(position, seat, list);
    }

    fn moves(position: &Position, list: &mut Vec<Order>) {
        Produto::moves(position, list);
    }

    fn join(position: &Position, orders: &[Order]) -> Order {
        Produto::join(position, orders)
    }

    fn parts(position: &Position, played: Order) -> Vec<Order> {
        Produto::parts(position, played)
    }

    fn play(position: &mut Position, played: Order) {
        Produto::play(position, played);
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        Produto::outcome(position)
    }

    fn hash(position: &Position) -> u64 {
        Produto::hash(position)
    }

    fn progress(position: &Position, played: Order) -> bool {
        Produto::progress(position, played)
    }
}

impl Editing for Counted {
    const LAYOUT: Layout = Produto::LAYOUT;

    fn setup(position: &Position) -> Setup {
        Produto::setup(position)
    }

    fn position(options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Position> {
        Produto::position(options, setup, faults)
    }
}

impl Notation for Counted {
    fn spell(position: &Position, order: Order) -> String {
        Produto::spell(position, order)
    }

    fn read(position: &Position, seat: Seat, text: &str) -> Option<Reading> {
        Produto::read(position, seat, text)
    }
}

impl View for Counted {
    fn sides(position: &Position) -> &'static [SideInfo] {
        Produto::sides(position)
    }

    fn standing(position: &Position) -> Vec<Standing> {
        Produto::standing(position)
    }

    fn picks(position: &Position, order: Order) -> Path {
        PICKS.set(PICKS.get() + 1);
        Produto::picks(position, order)
    }

    fn refuse(position: &Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Order> {
        Produto::refuse(position, seat, prefix, next)
    }

    fn effects(position: &Position, played: Order) -> Vec<Beat> {
        Produto::effects(position, played)
    }

    fn signs(position: &Position) -> Vec<Sign> {
        Produto::signs(position)
    }
}

impl Game for Counted {
    const INFO: Info = Produto::INFO;

    fn figure(piece: Piece) -> Figure {
        Produto::figure(piece)
    }
}

fn start() -> GameSession<Counted> {
    GameSession::new(Options::defaults(&[]), None)
}

/// All that the pointer asks for on its way over the board, twice; how many paths that took.
fn hover(play: &GameSession<Counted>) -> usize {
    let before = PICKS.get();
    for pick in [0, 1].into_iter().flat_map(|_| Counted::INFO.geometry.all().map(Pick::Cell)) {
        for seat in [0, 1].map(Seat) {
            play.next_steps(seat, &[]);
            play.next_steps(seat, &[pick]);
            play.order_of(seat, &[pick, Pick::Choice(0)]);
            play.refuse(seat, &[], pick);
        }
    }
    PICKS.get() - before
}

#[test]
fn paths_are_generated_once_for_each_node() {
    let mut play = start();
    assert_eq!(PICKS.get(), 0, "nothing is generated before anybody asks");
    assert_eq!((hover(&play), hover(&play)), (2 * 61, 0));
    let entered = Request::Picks(Seat(0), vec![Pick::Cell(ludoteca_rules::Cell(0)), Pick::Choice(0)]);
    play.submit(entered).expect("a legal order");
    assert_eq!(PICKS.get(), 2 * 61, "picks are found among the paths that are there");
    play.submit(Request::Comment(play.cursor(), "a corner".to_owned())).expect("a comment");
    assert_eq!((hover(&play), hover(&play)), (2 * 60, 0));
    play.submit(Request::Undo).expect("there is a move");
    assert_eq!((hover(&play), hover(&play)), (2 * 61, 0));
}

#[test]
fn moves_as_text_look_at_each_order_once() {
    let mut play = start();
    for text in ["Ba1", "Wa2", "Wi5"] {
        play.submit(Request::Move(text.to_owned())).expect("a legal move");
    }
    assert!(PICKS.get() <= 2 * (61 + 60 + 59), "{}", PICKS.get());
}

#[test]
fn steps_belong_to_the_node_under_the_cursor() {
    let mut play = start();
    for request in [
        Request::Move("Ba1".to_owned()),
        Request::Move("Wa2".to_owned()),
        Request::Undo,
        Request::Redo,
        Request::GoTo(NodeId::ROOT),
        Request::GoTo(NodeId(2)),
        Request::AgreeDraw,
        Request::Undo,
    ] {
        play.submit(request.clone()).expect("it can be done");
        for seat in [0, 1].map(Seat) {
            let own = if play.asked().contains(seat) { paths::<Counted>(play.position(), seat) } else { Vec::new() };
            let expected = next_steps(own.iter().map(|(_, path)| path), &[]);
            assert_eq!(play.next_steps(seat, &[]), expected, "seat {} after {request:?}", seat.number());
        }
    }
}
