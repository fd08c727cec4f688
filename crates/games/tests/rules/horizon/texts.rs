//! Position texts and move texts of Horizon.

use super::{PLACED, START};
use crate::battery::{after, position, position_error};
use ludoteca_games::horizon::{Horizon, Move};
use ludoteca_rules::{Cell, Notation, orders};

#[test]
fn cells_may_be_written_in_capitals_and_pieces_may_not_be_small() {
    let placed = after::<Horizon>(START, "KE1 KE10 E1-E3");
    assert!(placed.starts_with("wwwwkwwww/9/9/9/9/9/9/4K4/9/WWWW1WWWW 2 a1,b1,c1,d1,f1"), "{placed}");
    let here = position::<Horizon>(START);
    assert!(orders::read_move::<Horizon>(&here, "ke1").is_err());
    assert_eq!(Horizon::spell(&here, Move::Leap { to: Cell(0) }), "Ka1");
}

#[test]
fn malformed_positions_name_their_field() {
    let empty = "9/9/9/9/9/9/9/9/9";
    for (text, field, key) in [
        (String::new(), 0, "position-fields"),
        (format!("{empty}/9 1 - 0:0"), 0, "position-fields"),
        (format!("{empty}/9 1 - 0:0 - -"), 0, "position-fields"),
        (format!("{empty}/9 1  - 0:0 -"), 0, "position-fields"),
        (format!("{empty} 1 - 0:0 -"), 1, "position-ranks"),
        (format!("{empty}/8 1 - 0:0 -"), 1, "position-width"),
        (format!("{empty}/10 1 - 0:0 -"), 1, "position-width"),
        (format!("{empty}/4,4 1 - 0:0 -"), 1, "position-piece"),
        (format!("{empty}/p8 1 - 0:0 -"), 1, "position-piece"),
        (format!("{empty}/09 1 - 0:0 -"), 1, "position-run"),
        (format!("{empty}/0K8 1 - 0:0 -"), 1, "position-run"),
        (format!("{empty}/kWWWWWWWW 1 - 0:0 -").replacen('9', "W8", 1), 1, "position-too-many"),
        (format!("{empty}/KK6k 1 - 0:0 -"), 1, "position-too-many"),
        ("kk7/9/9/9/9/9/9/9/9/K8 1 - 0:0 -".to_owned(), 1, "position-too-many"),
        (format!("{empty}/W8 1 - 0:0 -"), 1, "position-horizon-no-king"),
        (format!("{empty}/9 2 - 0:0 -"), 1, "position-horizon-no-king"),
        (format!("{empty}/9 1 - 1:0 -"), 1, "position-horizon-no-king"),
        (format!("{empty}/9 1 - 0:0 K"), 1, "position-horizon-no-king"),
        ("K8/9/9/9/9/9/9/9/9/k8 1 - 0:0 -".to_owned(), 1, "position-horizon-both-won"),
        (format!("{empty}/k8 1 - 3:0 -"), 4, "position-horizon-both-won"),
        ("9/k8/9/9/9/9/9/9/K8/9 1 - 3:3 -".to_owned(), 4, "position-horizon-both-won"),
        ("9/9/9/9/9/9/9/9/K8/k8 1 - 3:0 -".to_owned(), 4, "position-horizon-both-won"),
        (PLACED.replace(" 1 ", " w "), 2, "position-expected"),
        (PLACED.replace(" 1 ", " 3 "), 2, "position-expected"),
        (PLACED.replace("a1,b1", "b1,a1"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("a1,b1", "a1,a1,b1"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("a1,b1", "A1,b1"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("a1,b1", "a1,,b1"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("i10", "i10,"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("i10", "j10"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("i10", "-"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("i10", "a10"), 3, "position-horizon-unmoved-form"),
        (PLACED.replace("/WWWW", "/1WWW"), 3, "position-horizon-unmoved"),
        ("k8/9/9/9/9/9/9/9/W8/K8 1 a2 0:0 -".to_owned(), 3, "position-horizon-unmoved"),
        ("k8/9/9/9/9/9/9/9/9/K7w 1 i1 0:1 -".to_owned(), 3, "position-horizon-unmoved"),
        (PLACED.replace("0:0", "0"), 4, "position-expected"),
        (PLACED.replace("0:0", "0:0:0"), 4, "position-expected"),
        (PLACED.replace("0:0", "00:0"), 4, "position-expected"),
        (PLACED.replace("0:0", "4:0"), 4, "position-expected"),
        (PLACED.replace("0:0", "0:-1"), 4, "position-expected"),
        ("kW7/9/9/9/9/9/9/9/9/K8 1 - 0:1 -".to_owned(), 4, "position-horizon-arrivals"),
        ("k8/9/9/9/9/9/9/9/9/Kw7 1 - 1:0 -".to_owned(), 4, "position-horizon-arrivals"),
        ("WWWW1k3/9/9/9/9/9/9/9/9/4K4 1 - 3:0 -".to_owned(), 1, "position-horizon-arrived"),
        ("WWWW1k3/9/9/9/9/9/9/9/9/4K4 1 - 4:0 -".to_owned(), 1, "position-horizon-arrived"),
        (PLACED.replace("0:0 -", "0:0 kK"), 5, "position-expected"),
        (format!("{empty}/k8 1 - 0:0 K"), 5, "position-horizon-leap"),
        (format!("{empty}/k8 1 - 0:0 Kk"), 5, "position-horizon-leap"),
        (format!("{empty}/K8 1 - 0:0 k"), 5, "position-horizon-leap"),
        (PLACED.replace("0:0 -", "0:0 +"), 5, "position-expected"),
    ] {
        assert_eq!(position_error::<Horizon>(&text), (field, key), "{text}");
    }
}
