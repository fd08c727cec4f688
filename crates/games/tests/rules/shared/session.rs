//! The history tree of a play and how it ends, played with Produto.

use ludoteca_games::produto::Produto;
use ludoteca_rules::session::{
    BoardView, Controller, Event, GameSession, HistoryView, Nag, NodeId, PlayView, Request, Session, SessionChange,
};
use ludoteca_rules::{Cell, Options, Pick, Seat, SeatSet, Side, Winner};

const SHORT: &str = "wwwww/wwwwww/wwwwwww/wwwwwwww/bbbb2www/bbbbbbbb/bbbbbbb/bbbbbb/bbbbb w 2";

fn new() -> GameSession<Produto> {
    GameSession::new(Options::defaults(&[]), None)
}

fn from(text: &str) -> GameSession<Produto> {
    GameSession::from_position(Options::defaults(&[]), text).expect("a good position")
}

fn place(play: &mut GameSession<Produto>, orders: &str) {
    for order in orders.split(' ') {
        let change = play.submit(Request::Move(order.to_owned()));
        assert!(matches!(change, Ok(SessionChange::Played { .. })), "{order}: {change:?}");
    }
}

fn refused(play: &mut GameSession<Produto>, request: Request) -> &'static str {
    let before = (play.cursor(), play.line(), play.position_text());
    let refusal = play.submit(request).expect_err("a refusal");
    assert_eq!(before, (play.cursor(), play.line(), play.position_text()), "a refusal changes nothing");
    refusal.text.key
}

fn jump(play: &mut GameSession<Produto>, request: Request) -> NodeId {
    assert_eq!(play.submit(request), Ok(SessionChange::Jumped));
    play.cursor()
}

fn redo(play: &mut GameSession<Produto>) -> NodeId {
    let change = play.submit(Request::Redo);
    assert!(matches!(change, Ok(SessionChange::Played { .. })), "one move is shown again: {change:?}");
    play.cursor()
}

fn ids(numbers: &[usize]) -> Vec<NodeId> {
    numbers.iter().map(|number| NodeId(*number)).collect()
}

#[test]
fn the_root_is_the_start_and_undo_ends_there() {
    let mut play = new();
    assert_eq!(play.cursor(), NodeId::ROOT);
    let root = play.node(NodeId::ROOT);
    assert_eq!((root.parent, &root.event, root.by), (None, &Event::Start, SeatSet::NONE));
    assert_eq!((root.turn, root.follow_up), (0, false));
    assert!(root.children.is_empty() && play.comment(NodeId::ROOT).is_empty());
    assert_eq!(play.line(), [NodeId::ROOT]);
    assert_eq!(play.move_into(NodeId::ROOT), None);
    assert_eq!(refused(&mut play, Request::Undo), "refuse-nothing-to-undo");
    assert_eq!(refused(&mut play, Request::Redo), "refuse-nothing-to-redo");
    assert_eq!(refused(&mut play, Request::GoTo(NodeId(1))), "refuse-no-node");
}

#[test]
fn a_new_move_adds_a_branch_and_nothing_is_lost() {
    let mut play = new();
    place(&mut play, "Be5 Wd4");
    assert_eq!(jump(&mut play, Request::Undo), NodeId(1));
    place(&mut play, "Bd4 Wd5");
    assert_eq!(play.node(NodeId(1)).children, ids(&[2, 3]));
    assert_eq!(play.node(NodeId(4)).parent, Some(NodeId(3)));
    assert_eq!(play.line(), ids(&[0, 1, 3, 4]));
    let events: Vec<Event> = (1..=4).map(|id| play.node(NodeId(id)).event).collect();
    assert_eq!(events, ["Be5", "Wd4", "Bd4", "Wd5"].map(|text| Event::Move(text.to_owned())));
    assert_eq!(play.node(NodeId(1)).by, SeatSet::one(Seat(0)));
    assert_eq!(play.node(NodeId(4)).by, SeatSet::one(Seat(1)));
    assert_eq!(jump(&mut play, Request::GoTo(NodeId(2))), NodeId(2));
    assert_eq!(play.position_text(), "5/6/7/8/4b4/3w4/7/6/5 w 1");
    let (before, beats) = play.move_into(NodeId(4)).expect("a move led there");
    assert_eq!((before.len(), beats.len()), (2, 1));
}

#[test]
fn redo_follows_the_child_that_was_visited_last() {
    let mut play = new();
    place(&mut play, "Be5 Wd4");
    jump(&mut play, Request::GoTo(NodeId::ROOT));
    place(&mut play, "We5");
    jump(&mut play, Request::Undo);
    assert_eq!(play.line(), ids(&[0, 3]));
    assert_eq!(redo(&mut play), NodeId(3));
    assert_eq!(refused(&mut play, Request::Redo), "refuse-nothing-to-redo");
    assert_eq!(jump(&mut play, Request::GoTo(NodeId(1))), NodeId(1));
    jump(&mut play, Request::Undo);
    assert_eq!(redo(&mut play), NodeId(1), "the branch that was gone to");
    assert_eq!(redo(&mut play), NodeId(2));
    assert_eq!(play.position_text(), "5/6/7/8/4b4/3w4/7/6/5 w 1");
}

#[test]
fn going_to_a_node_keeps_the_line_beyond_it() {
    let mut play = new();
    place(&mut play, "Be5 Wd4 Wd5 Ba1");
    assert_eq!(jump(&mut play, Request::GoTo(NodeId(2))), NodeId(2));
    assert_eq!(play.line(), ids(&[0, 1, 2, 3, 4]));
    assert!(play.asked().contains(Seat(1)));
    assert_eq!(jump(&mut play, Request::GoTo(NodeId(4))), NodeId(4));
    assert_eq!(refused(&mut play, Request::GoTo(NodeId(5))), "refuse-no-node");
}

#[test]
fn playing_a_known_move_again_adds_no_node() {
    let mut play = new();
    place(&mut play, "Be5 Wd4");
    jump(&mut play, Request::GoTo(NodeId::ROOT));
    place(&mut play, "Ba1");
    jump(&mut play, Request::Undo);
    let first = play.submit(Request::Order(Seat(0), "BE5".to_owned()));
    assert!(matches!(first, Ok(SessionChange::Played { .. })), "it is shown all the same");
    assert_eq!(play.cursor(), NodeId(1));
    let cell = play.info().geometry.parse("d4").expect("a cell");
    assert!(play.submit(Request::Picks(Seat(1), vec![Pick::Cell(cell), Pick::Choice(1)])).is_ok());
    assert_eq!(play.cursor(), NodeId(2));
    assert_eq!(play.node(NodeId::ROOT).children, ids(&[1, 3]));
    assert_eq!(refused(&mut play, Request::GoTo(NodeId(4))), "refuse-no-node");
    assert_eq!(play.line(), ids(&[0, 1, 2]));
}

#[test]
fn comments_and_glyphs_belong_to_their_node() {
    let mut play = new();
    place(&mut play, "Be5 Wd4");
    for (node, comment) in [(0, "the start"), (1, "the middle"), (0, "the very start"), (1, "the very middle"), (1, "")]
    {
        assert_eq!(play.submit(Request::Comment(NodeId(node), comment.to_owned())), Ok(SessionChange::Noted));
        assert_eq!(play.comment(NodeId(node)), comment);
    }
    let comments: Vec<&str> = (0..=2).map(|id| play.comment(NodeId(id))).collect();
    assert_eq!(comments, ["the very start", "", ""]);
    assert_eq!(play.submit(Request::Nags(NodeId(2), vec![Nag(5), Nag(14)])), Ok(SessionChange::Noted));
    assert_eq!(play.submit(Request::Nags(NodeId(1), vec![Nag(1)])), Ok(SessionChange::Noted));
    assert_eq!(play.submit(Request::Nags(NodeId(2), vec![Nag(3)])), Ok(SessionChange::Noted));
    let nags: Vec<&[Nag]> = (0..=2).map(|id| play.nags(NodeId(id))).collect();
    assert_eq!(nags, [&[][..], &[Nag(1)], &[Nag(3)]]);
    // Notes are emptied in any order.
    for node in [1, 0, 2] {
        assert_eq!(play.submit(Request::Nags(NodeId(node), Vec::new())), Ok(SessionChange::Noted));
        assert_eq!(play.submit(Request::Comment(NodeId(node), String::new())), Ok(SessionChange::Noted));
    }
    assert!((0..=2).all(|id| play.nags(NodeId(id)).is_empty() && play.comment(NodeId(id)).is_empty()));
    for (node, note) in [(2, "a"), (1, ""), (2, "")] {
        let nags = note.bytes().map(Nag).collect();
        assert_eq!(play.submit(Request::Nags(NodeId(node), nags)), Ok(SessionChange::Noted));
        assert_eq!(play.submit(Request::Comment(NodeId(node), note.to_owned())), Ok(SessionChange::Noted));
    }
    assert_eq!((play.nags(NodeId(1)), play.comment(NodeId(1))), (&[][..], ""));
    assert_eq!(play.cursor(), NodeId(2));
    assert_eq!(refused(&mut play, Request::Comment(NodeId(3), String::new())), "refuse-no-node");
    assert_eq!(refused(&mut play, Request::Nags(NodeId(3), Vec::new())), "refuse-no-node");
}

#[test]
fn orders_come_only_from_the_seat_that_is_asked() {
    let mut play = new();
    let order = |seat, text: &str| Request::Order(Seat(seat), text.to_owned());
    assert_eq!(refused(&mut play, order(1, "Be5")), "refuse-not-your-turn");
    assert_eq!(refused(&mut play, order(0, "e5")), "refuse-unreadable");
    assert_eq!(refused(&mut play, Request::Move("nonsense".to_owned())), "refuse-unreadable");
    assert_eq!(refused(&mut play, Request::Picks(Seat(0), vec![Pick::Cell(Cell(3))])), "refuse-unfinished");
    assert_eq!(refused(&mut play, Request::Picks(Seat(0), vec![Pick::Choice(0)])), "refuse-produto-cell-first");
    assert_eq!((play.orders(Seat(0)).len(), play.orders(Seat(1)).len()), (122, 0));
    assert!(play.orders(Seat(0)).is_sorted());
    let picks = [Pick::Cell(Cell(0)), Pick::Choice(1)];
    assert_eq!(play.order_of(Seat(0), &picks).as_deref(), Some("Wa1"));
    assert_eq!((play.order_of(Seat(0), &picks[..1]), play.order_of(Seat(1), &picks)), (None, None));
    assert_eq!((play.next_steps(Seat(0), &picks[..1]).len(), play.next_steps(Seat(1), &[]).len()), (2, 0));
    assert_eq!(play.refuse(Seat(1), &[], picks[0]).text.key, "refuse-not-your-turn");
    assert_eq!(play.refuse(Seat(0), &[], picks[1]).text.key, "refuse-produto-cell-first");
}

#[test]
fn what_the_game_does_not_have_is_refused() {
    let mut play = new();
    for number in [2, 7, 8, 9, 16, 255] {
        let seat = Seat(number);
        for request in [
            Request::Order(seat, "Be5".to_owned()),
            Request::Picks(seat, vec![Pick::Cell(Cell(0)), Pick::Choice(0)]),
            Request::Resign(seat),
            Request::Flag(seat),
        ] {
            assert_eq!(refused(&mut play, request.clone()), "refuse-no-seat", "{request:?}");
        }
        assert_eq!(play.refuse(seat, &[], Pick::Cell(Cell(0))).text.key, "refuse-no-seat");
        assert_eq!((play.side_of(seat), play.orders(seat)), (None, Vec::new()));
    }
    let cell = |index| Pick::Cell(Cell(index));
    for picks in [vec![cell(61)], vec![cell(255)], vec![cell(0), cell(255)], vec![cell(0), Pick::Choice(2)]] {
        assert_eq!(refused(&mut play, Request::Picks(Seat(0), picks.clone())), "refuse-no-pick", "{picks:?}");
        let (next, prefix) = picks.split_last().expect("there is a pick");
        assert_eq!(play.refuse(Seat(0), prefix, *next).text.key, "refuse-no-pick", "{picks:?}");
    }
    assert_eq!(play.refuse(Seat(0), &[cell(255)], cell(0)).text.key, "refuse-no-pick", "also among the picks before");
    for id in [NodeId(1), NodeId(usize::MAX)] {
        assert_eq!(refused(&mut play, Request::GoTo(id)), "refuse-no-node");
        assert_eq!((play.outcome_at(id), play.move_into(id)), (None, None));
        assert_eq!(play.node(id), play.node(NodeId::ROOT));
    }
}

fn check_over(play: &mut GameSession<Produto>) {
    assert!(play.asked().is_empty() && play.orders(Seat(0)).is_empty() && play.orders(Seat(1)).is_empty());
    for request in [
        Request::Move("Ba2".to_owned()),
        Request::Order(Seat(0), "Ba2".to_owned()),
        Request::Order(Seat(1), "Ba2".to_owned()),
        Request::Picks(Seat(0), vec![Pick::Cell(Cell(1)), Pick::Choice(0)]),
        Request::Resign(Seat(0)),
        Request::Resign(Seat(1)),
        Request::Flag(Seat(0)),
        Request::AgreeDraw,
    ] {
        assert_eq!(refused(play, request.clone()), "refuse-over", "{request:?}");
    }
    assert_eq!(play.refuse(Seat(0), &[], Pick::Cell(Cell(1))).text.key, "refuse-over");
}

#[test]
fn a_play_ends_by_resignation_agreement_or_the_clock() {
    let black = SeatSet::one(Seat(0));
    let white = SeatSet::one(Seat(1));
    for (request, event, by, winner, reason) in [
        (Request::Resign(Seat(0)), Event::Resigned(Seat(0)), black, Winner::Side(Side(1)), "resignation"),
        (Request::Resign(Seat(1)), Event::Resigned(Seat(1)), white, Winner::Side(Side(0)), "resignation"),
        (Request::Flag(Seat(0)), Event::Flagged(Seat(0)), black, Winner::Side(Side(1)), "clock"),
        (Request::Flag(Seat(1)), Event::Flagged(Seat(1)), white, Winner::Side(Side(0)), "clock"),
        (Request::AgreeDraw, Event::DrawAgreed, SeatSet::first(2), Winner::Draw, "agreement"),
    ] {
        let mut play = new();
        place(&mut play, "Be5");
        let text = play.position_text();
        assert_eq!(play.submit(request.clone()), Ok(SessionChange::Ended));
        let outcome = play.outcome().expect("an end");
        assert_eq!((outcome.winner, outcome.reason), (winner, reason));
        let node = play.node(play.cursor());
        assert_eq!((&node.event, node.by, node.turn, node.parent), (&event, by, 1, Some(NodeId(1))));
        assert_eq!((play.position_text(), play.move_into(play.cursor())), (text, None));
        check_over(&mut play);
        assert_eq!(jump(&mut play, Request::Undo), NodeId(1), "it can be taken back");
        assert_eq!(play.outcome(), None);
        assert_eq!(play.submit(request), Ok(SessionChange::Ended));
        assert_eq!((play.cursor(), play.line()), (NodeId(2), ids(&[0, 1, 2])), "known ends add no node");
        jump(&mut play, Request::Undo);
        place(&mut play, "Wd4");
        assert_eq!(play.node(NodeId(1)).children, ids(&[2, 3]), "the game goes on beside it");
        assert_eq!(jump(&mut play, Request::GoTo(NodeId(2))), NodeId(2));
        assert_eq!(play.outcome().map(|outcome| outcome.reason), Some(reason));
        jump(&mut play, Request::Undo);
        assert_eq!(play.submit(Request::Redo), Ok(SessionChange::Jumped), "no move is shown");
        assert_eq!(play.cursor(), NodeId(2));
    }
}

#[test]
fn a_seat_that_is_not_there_cannot_leave() {
    let mut play = new();
    assert_eq!(refused(&mut play, Request::Resign(Seat(2))), "refuse-no-seat");
    assert_eq!(refused(&mut play, Request::Flag(Seat(7))), "refuse-no-seat");
}

#[test]
fn a_play_ends_by_the_rules_and_can_go_on_before_that() {
    let mut play = from(SHORT);
    place(&mut play, "Be5 We6");
    let outcome = play.outcome().expect("the board is full");
    assert_eq!((outcome.winner, outcome.reason), (Winner::Side(Side(1)), "fewer-stones"));
    check_over(&mut play);
    jump(&mut play, Request::Undo);
    assert_eq!((play.outcome(), play.asked()), (None, SeatSet::one(Seat(1))));
    assert_eq!(play.orders(Seat(1)), ["Be6", "We6"]);
}

#[test]
fn the_header_says_where_a_play_began_and_who_sits_where() {
    let mut play = from(SHORT);
    assert_eq!(play.header().position.as_deref(), Some(SHORT));
    assert_eq!(new().header().position, None);
    assert_eq!((play.seats(), play.header().names.len(), play.header().controllers.len()), (2, 2, 2));
    let strong = Controller::Computer("strong".to_owned());
    play.describe(
        "2008-05-01".to_owned(),
        vec!["Ana".to_owned()],
        vec![Controller::Human, strong.clone(), strong.clone()],
    );
    assert_eq!(play.header().date, "2008-05-01");
    assert_eq!(play.header().names, ["Ana", ""]);
    assert_eq!(play.header().controllers, [Controller::Human, strong]);
    assert_eq!(play.header().position.as_deref(), Some(SHORT));
}

#[test]
fn stones_are_progress_and_no_position_comes_back() {
    let mut play = new();
    place(&mut play, "Be5 Wd4 Wd5");
    assert_eq!((play.quiet_turns(), play.line_hashes()), (0, vec![play.hash()]));
}
