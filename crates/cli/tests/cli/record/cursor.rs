//! A record keeps where a play was wound back to.

use ludoteca_record::{read, write};
use ludoteca_rules::session::{NodeId, PlayView, Request};

const MOVES: &str = "[Game \"sapiens\"]\n1. a2~ (1. b2~ 2. b7~) 2. a7~ 3. b2~ resigns:2";

fn cursor_tag(text: &str) -> Option<&str> {
    text.lines().find(|line| line.starts_with("[Cursor "))
}

#[test]
fn the_cursor_is_kept_where_it_is_not_at_the_end() {
    let mut session = read(MOVES, &ludoteca_games::catalogue()).expect("it is a record");
    assert_eq!(cursor_tag(&write(&*session)), None);
    // From the end, over the resignation, to the start; in a branch, which is then the main line.
    for (steps, said) in
        [(0, None), (1, Some("[Cursor \"3\"]")), (3, Some("[Cursor \"1\"]")), (4, Some("[Cursor \"0\"]"))]
    {
        let line = session.line();
        session.submit(Request::GoTo(line[line.len() - 1 - steps])).expect("it is there");
        let text = write(&*session);
        assert_eq!(cursor_tag(&text), said, "{text}");
        let again = read(&text, &ludoteca_games::catalogue()).expect("it was written here");
        let place = |play: &dyn PlayView| play.line().iter().position(|node| *node == play.cursor());
        assert_eq!((again.position_text(), place(&*again)), (session.position_text(), place(&*session)));
        assert_eq!(write(&*again), text);
        assert!(text.contains("[Result \"w\"]"), "the result is that of the end: {text}");
    }
    let branch = session.node(NodeId::ROOT).children[1];
    session.submit(Request::GoTo(branch)).expect("it is there");
    let again = read(&write(&*session), &ludoteca_games::catalogue()).expect("it was written here");
    assert_eq!((again.position_text(), again.can_redo()), (session.position_text(), true));
}
