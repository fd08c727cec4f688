//! What the guard stops, and what it lets pass.

use ludoteca_games::catalogue;
use ludoteca_review::clear_mistake;
use ludoteca_rules::Options;
use ludoteca_rules::thinking::think::Stop;

fn is_stopped(game: &str, position: &str, order: &str) -> bool {
    let catalogue = catalogue();
    let entry = catalogue.find(game).expect("it is in the catalogue");
    let play = entry.from_position(Options::defaults(entry.info.options), position).expect("it can be read");
    let seat = play.asked().iter().next().expect("somebody is asked");
    clear_mistake(&*play, (seat, order), &catalogue, &Stop::default()).is_some()
}

#[test]
fn an_order_that_loses_is_stopped_if_another_does_not() {
    assert!(is_stopped("rastros", "7/5o1/4x2/7/7/7/7 1", "g7"), "the home of the other side");
    assert!(!is_stopped("rastros", "7/5o1/4x2/7/7/7/7 2", "g7"), "one's own home");
}

#[test]
fn where_every_order_loses_none_is_stopped() {
    for order in ["d1", "d2", "e2"] {
        assert!(!is_stopped("rastros", "7/7/4x2/5xx/5x1/5x1/4oxx 2", order), "{order}");
    }
}
