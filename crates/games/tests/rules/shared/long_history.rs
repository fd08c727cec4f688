//! The history of a long play: every node has its position again, wherever the cursor comes from.

use ludoteca_games::sapiens::Sapiens;
use ludoteca_rules::session::{BoardView, GameSession, HistoryView, NodeId, PlayView, Request, Session};
use ludoteca_rules::{Game, Options, Standing, random};

fn new(options: &str) -> GameSession<Sapiens> {
    let options = Options::parse(Sapiens::INFO.options, options).expect("they are its options");
    GameSession::new(options, None)
}

fn play(session: &mut GameSession<Sapiens>, text: &str) {
    session.submit(Request::Move(text.to_owned())).unwrap_or_else(|refusal| panic!("{text}: {}", refusal.text));
}

/// What a node was when its move was played.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    position: String,
    standing: Vec<Standing>,
    hash: u64,
    quiet_turns: u32,
    over: bool,
}

fn seen(session: &GameSession<Sapiens>) -> Seen {
    Seen {
        position: session.position_text(),
        standing: session.standing(),
        hash: session.hash(),
        quiet_turns: session.quiet_turns(),
        over: session.outcome().is_some(),
    }
}

#[test]
fn every_node_keeps_its_position() {
    let mut rng = random::generator(8);
    let mut session = new("repetition=off,no-progress=off");
    let mut nodes = vec![seen(&session)];
    for step in 0..4_000 {
        // Mostly on from here, so that lines get far longer than what is kept of them; else from any node.
        if session.outcome().is_some() || random::below(&mut rng, 60) == 0 {
            let target = NodeId(random::below(&mut rng, nodes.len()));
            session.submit(Request::GoTo(target)).expect("it is there");
            assert_eq!(seen(&session), nodes[target.0], "step {step}");
            continue;
        }
        let seat = session.asked().iter().next().expect("it goes on");
        let orders = session.orders(seat);
        // Turning a die captures nothing, so that the play lasts.
        let quiet: Vec<&String> = orders.iter().filter(|order| order.ends_with('~')).collect();
        play(&mut session, quiet[random::below(&mut rng, quiet.len())]);
        let here = session.cursor();
        if here.0 == nodes.len() {
            nodes.push(seen(&session));
        }
        assert_eq!(seen(&session), nodes[here.0], "step {step}");
        if step % 7 == 0 {
            let (before, _) = session.move_into(here).expect("a move led here");
            let parent = session.node(here).parent.expect("a move led here");
            assert_eq!(before, nodes[parent.0].standing, "step {step}");
        }
    }
}

#[test]
fn repetition_is_counted_on_the_way_to_the_cursor_only() {
    let mut session = new("");
    let to_and_fro = ["a2~", "a7~", "a2~", "a7~"];
    to_and_fro.iter().for_each(|text| play(&mut session, text));
    let second = session.cursor();
    // Another way to the same position, and then elsewhere: neither counts for the first.
    session.submit(Request::GoTo(NodeId::ROOT)).expect("it is there");
    ["b2~", "b7~", "b2~", "b7~", "b2~"].iter().for_each(|text| play(&mut session, text));
    session.submit(Request::GoTo(second)).expect("it is there");
    to_and_fro[..3].iter().for_each(|text| play(&mut session, text));
    assert_eq!(session.outcome(), None);
    let before = session.cursor();
    session.submit(Request::GoTo(NodeId(6))).expect("it is there");
    session.submit(Request::GoTo(before)).expect("it is there");
    play(&mut session, to_and_fro[3]);
    assert_eq!(session.outcome().map(|outcome| outcome.reason), Some("repetition"));
    let end = session.cursor();
    session.submit(Request::GoTo(NodeId(6))).expect("it is there");
    assert_eq!(session.outcome_at(end).map(|outcome| outcome.reason), Some("repetition"));
    assert_eq!((session.outcome(), session.outcome_at(before)), (None, None));
}
