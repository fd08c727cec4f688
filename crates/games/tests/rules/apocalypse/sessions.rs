//! What a session makes of sealed orders, relocations and the house stop rules.

use super::START;
use ludoteca_games::apocalypse::Apocalypse;
use ludoteca_rules::session::{
    BoardView, Event, GameSession, HistoryView, Node, NodeId, PlayView, Request, Session, SessionChange,
};
use ludoteca_rules::{Cell, Game, Options, Pick, Seat, SeatSet, Sign, Standing, Step};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

fn play(text: &str, options: &str) -> GameSession<Apocalypse> {
    let options = Options::parse(Apocalypse::INFO.options, options).expect("options");
    GameSession::from_position(options, text).expect("a position")
}

fn order(play: &mut GameSession<Apocalypse>, seat: Seat, text: &str) -> SessionChange {
    play.submit(Request::Order(seat, text.to_owned())).unwrap_or_else(|refusal| panic!("{text}: {}", refusal.text))
}

fn moves(play: &mut GameSession<Apocalypse>, texts: &str) {
    for text in texts.split_whitespace() {
        play.submit(Request::Move(text.to_owned())).unwrap_or_else(|refusal| panic!("{text}: {}", refusal.text));
    }
}

fn reason(play: &GameSession<Apocalypse>) -> Option<&'static str> {
    play.outcome().map(|outcome| outcome.reason)
}

/// All that anybody but the one who sealed can see.
type Seen = (String, Vec<Standing>, Vec<Sign>, Vec<String>, Vec<Step>, u64, Vec<u64>, Vec<Node>, u32);

fn seen_by(play: &GameSession<Apocalypse>, seat: Seat) -> Seen {
    (
        play.position_text(),
        play.standing(),
        play.signs(),
        play.orders(seat),
        play.next_steps(seat, &[]),
        play.hash(),
        play.line_hashes(),
        play.line().into_iter().map(|id| play.node(id).clone()).collect(),
        play.quiet_turns(),
    )
}

#[test]
fn sealing_shows_nothing() {
    for (first, sealed, second, answer) in [(WHITE, "a1-b3", BLACK, "e4-e3"), (BLACK, "e4-e3", WHITE, "a1-b3")] {
        let mut play = play(START, "");
        let before = seen_by(&play, second);
        assert_eq!(order(&mut play, first, sealed), SessionChange::Sealed(first));
        assert_eq!(seen_by(&play, second), before);
        assert_eq!((play.asked(), play.sealed()), (SeatSet::one(second), SeatSet::one(first)));
        assert!(play.orders(first).is_empty() && play.next_steps(first, &[]).is_empty());
        let again = play.submit(Request::Order(first, sealed.to_owned())).expect_err("sealed already");
        assert_eq!(again.text.key, "refuse-sealed");
        assert!(matches!(order(&mut play, second, answer), SessionChange::Played { .. }));
        assert_eq!(play.position_text(), "npppn/p4/1N2p/P3P/1PPPN s 0:0 -");
        assert_eq!(play.node(play.cursor()).event, Event::Move("a1-b3|e4-e3".to_owned()));
        assert_eq!((play.asked(), play.sealed()), (SeatSet::first(2), SeatSet::NONE));
    }
}

#[test]
fn an_illegal_order_is_sealed_like_any_other() {
    let mut play = play(START, "");
    let before = seen_by(&play, BLACK);
    let refusal = play.submit(Request::Order(WHITE, "b1-b3".to_owned())).expect_err("no double step");
    let sealable = refusal.sealable.expect("at the price of a point");
    assert_eq!((refusal.text.key, sealable.as_str()), ("refuse-apocalypse-pawn-double", "?"));
    assert!(play.sealed().is_empty(), "a refusal changes nothing");
    let touched = play.refuse(WHITE, &[Pick::Cell(Cell(1))], Pick::Cell(Cell(11)));
    assert_eq!((touched.text.key, touched.sealable.as_deref()), ("refuse-apocalypse-pawn-double", Some("?")));
    assert_eq!(order(&mut play, WHITE, &sealable), SessionChange::Sealed(WHITE));
    assert_eq!(seen_by(&play, BLACK), before);
    order(&mut play, BLACK, "e4-e3");
    assert_eq!(play.position_text(), "npppn/p4/4p/P3P/NPPPN s 1:0 -");
    assert_eq!(play.node(play.cursor()).event, Event::Move("?|e4-e3".to_owned()));
}

#[test]
fn picks_seal_as_text_does() {
    let mut play = play(START, "");
    let picks = vec![Pick::Cell(Cell(0)), Pick::Cell(Cell(11))];
    assert_eq!(play.order_of(WHITE, &picks).as_deref(), Some("a1-b3"));
    assert_eq!(play.submit(Request::Picks(WHITE, picks)), Ok(SessionChange::Sealed(WHITE)));
    order(&mut play, BLACK, "e4-e3");
    assert_eq!(play.node(play.cursor()).event, Event::Move("a1-b3|e4-e3".to_owned()));
}

#[test]
fn undo_withdraws_what_is_sealed_first() {
    let mut play = play(START, "");
    moves(&mut play, "a2-a3|a4-a3");
    let before = seen_by(&play, WHITE);
    order(&mut play, WHITE, "a1-b3");
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Withdrawn));
    assert_eq!((play.asked(), play.sealed()), (SeatSet::first(2), SeatSet::NONE));
    assert_eq!(seen_by(&play, WHITE), before);
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Jumped));
    assert_eq!(play.position_text(), START);
}

/// A play of two turns, gone back to the node between them, where White has sealed a2-a3.
fn sealed_in_the_middle() -> GameSession<Apocalypse> {
    let mut play = play(START, "");
    moves(&mut play, "a1-b3|e4-e3 b3-a1|e5-d3");
    assert_eq!(play.submit(Request::GoTo(NodeId(1))), Ok(SessionChange::Jumped));
    assert_eq!(order(&mut play, WHITE, "a2-a3"), SessionChange::Sealed(WHITE));
    play
}

#[test]
fn a_sealed_order_waits_where_it_was_given() {
    for leave in [
        Request::GoTo(NodeId::ROOT),
        Request::GoTo(NodeId(2)),
        Request::Redo,
        Request::Move("e1-d3|a4-a3".to_owned()),
        Request::Resign(BLACK),
        Request::Flag(WHITE),
        Request::AgreeDraw,
    ] {
        let mut play = sealed_in_the_middle();
        let (hidden, spelled) = (seen_by(&play, BLACK), play.orders(BLACK));
        play.submit(leave.clone()).unwrap_or_else(|refusal| panic!("{leave:?}: {}", refusal.text));
        assert_ne!(play.cursor(), NodeId(1), "{leave:?}");
        assert_eq!(play.sealed(), SeatSet::NONE, "{leave:?}: elsewhere nothing is sealed");
        assert_eq!(play.submit(Request::GoTo(NodeId(1))), Ok(SessionChange::Jumped));
        assert_eq!((play.asked(), play.sealed()), (SeatSet::one(BLACK), SeatSet::one(WHITE)), "{leave:?}");
        assert!(play.orders(WHITE).is_empty() && play.next_steps(WHITE, &[]).is_empty(), "{leave:?}: still secret");
        assert_eq!((&play.position_text(), play.orders(BLACK)), (&hidden.0, spelled), "{leave:?}");
        assert!(matches!(order(&mut play, BLACK, "e5-d3"), SessionChange::Played { .. }));
        assert_eq!(play.node(play.cursor()).event, Event::Move("a2-a3|e5-d3".to_owned()), "{leave:?}");
        play.submit(Request::GoTo(NodeId(1))).expect("it is there");
        assert_eq!((play.asked(), play.sealed()), (SeatSet::first(2), SeatSet::NONE), "{leave:?}: it was revealed");
    }
}

#[test]
fn going_to_the_node_where_the_play_is_changes_nothing() {
    let mut play = sealed_in_the_middle();
    let before = (seen_by(&play, BLACK), seen_by(&play, WHITE), play.sealed());
    assert_eq!(play.submit(Request::GoTo(NodeId(1))), Ok(SessionChange::Noted));
    assert_eq!((seen_by(&play, BLACK), seen_by(&play, WHITE), play.sealed()), before);
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Withdrawn));
}

#[test]
fn each_node_keeps_its_own_sealed_orders() {
    let mut play = sealed_in_the_middle();
    play.submit(Request::GoTo(NodeId::ROOT)).expect("the start");
    order(&mut play, BLACK, "e4-e3");
    play.submit(Request::GoTo(NodeId(1))).expect("where White sealed");
    assert_eq!(play.sealed(), SeatSet::one(WHITE));
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Withdrawn), "what is sealed here");
    assert_eq!((play.cursor(), play.sealed()), (NodeId(1), SeatSet::NONE));
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Jumped), "to where Black sealed");
    assert_eq!((play.cursor(), play.sealed()), (NodeId::ROOT, SeatSet::one(BLACK)));
    order(&mut play, WHITE, "a1-b3");
    assert_eq!(play.cursor(), NodeId(1), "the move that is known");
}

#[test]
fn undo_takes_back_a_turn_with_its_relocation() {
    let text = "n3n/1P2p/4P/1p3/N3N s 0:0 -";
    let mut play = play(text, "");
    moves(&mut play, "b4-b5|b2-b1 ?|>d3");
    assert_eq!(play.asked(), SeatSet::one(WHITE));
    assert_eq!(
        play.submit(Request::Order(BLACK, "e4-e3".to_owned())).expect_err("wait").text.key,
        "refuse-not-your-turn"
    );
    assert!(matches!(order(&mut play, WHITE, ">c3"), SessionChange::Played { .. }));
    assert_eq!(play.position_text(), "n3n/4p/2PpP/5/N3N s 1:0 -");
    let turns: Vec<(u32, bool)> =
        play.line().iter().map(|id| (play.node(*id).turn, play.node(*id).follow_up)).collect();
    assert_eq!(turns, [(0, false), (1, false), (1, true), (1, true)]);
    assert_eq!(play.submit(Request::Undo), Ok(SessionChange::Jumped));
    assert_eq!(play.position_text(), text);
    assert_eq!(play.submit(Request::Redo), Ok(SessionChange::Jumped));
    assert_eq!(play.position_text(), "n3n/4p/2PpP/5/N3N s 1:0 -");
}

/// Knights that walk out and home again, twice two turns.
const SHUFFLE: &str = "a1-b3|e5-d3 b3-a1|d3-e5 ";

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut play = play(START, "");
    moves(&mut play, SHUFFLE);
    moves(&mut play, "a1-b3|e5-d3");
    assert_eq!(reason(&play), None);
    moves(&mut play, "b3-a1|d3-e5");
    assert_eq!(reason(&play), Some("repetition"));
    assert!(play.asked().is_empty());
}

#[test]
fn a_penalty_point_makes_another_position() {
    let mut play = play(START, "");
    moves(&mut play, SHUFFLE);
    moves(&mut play, "?|?");
    assert_eq!(reason(&play), None, "the board for the third time, but not the points");
    moves(&mut play, SHUFFLE);
    assert_eq!(reason(&play), None);
    moves(&mut play, SHUFFLE);
    assert_eq!(reason(&play), Some("repetition"));
}

#[test]
fn repetition_can_be_switched_off() {
    let mut play = play(START, "repetition=off");
    moves(&mut play, &SHUFFLE.repeat(4));
    assert_eq!(reason(&play), None);
}

#[test]
fn fifty_turns_without_progress_are_a_draw() {
    let mut quiet = play(START, "repetition=off");
    moves(&mut quiet, &SHUFFLE.repeat(24));
    moves(&mut quiet, "a1-b3|e5-d3");
    assert_eq!((reason(&quiet), quiet.quiet_turns()), (None, 49));
    moves(&mut quiet, "?|d3-e5");
    assert_eq!((reason(&quiet), quiet.quiet_turns()), (Some("no-progress"), 50));

    let mut progress = play(START, "repetition=off");
    moves(&mut progress, &SHUFFLE.repeat(24));
    moves(&mut progress, "a1-b3|e4-e3");
    assert_eq!((reason(&progress), progress.quiet_turns()), (None, 0));

    let mut off = play(START, "repetition=off,no-progress=off");
    moves(&mut off, &SHUFFLE.repeat(26));
    assert_eq!((reason(&off), off.quiet_turns()), (None, 52));
}

#[test]
fn a_pawn_that_is_put_back_lets_positions_come_again() {
    let begin = "n4/1P2p/5/P4/N3N s 0:0 -";
    let there_and_back = "b4-b5|a5-b3 >b4|- b4-b5|b3-a5 >b4|-";
    let mut again = play(begin, "");
    moves(&mut again, there_and_back);
    assert_eq!((reason(&again), again.position_text()), (None, begin.to_owned()));
    assert_eq!(again.line_hashes().len(), 5, "no position is beyond recall");
    moves(&mut again, there_and_back);
    assert_eq!(reason(&again), Some("repetition"));
}

#[test]
fn a_finished_play_refuses_everything() {
    let mut play = play(START, "");
    moves(&mut play, "?|a4-a3 ?|e4-e3");
    assert_eq!(reason(&play), Some("penalties"));
    let refusal = play.submit(Request::Order(WHITE, "?".to_owned())).expect_err("over");
    assert_eq!(refusal.text.key, "refuse-over");
    assert!(play.submit(Request::Move("?|?".to_owned())).is_err());
}
