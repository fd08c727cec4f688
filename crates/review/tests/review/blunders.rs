//! A blunder made by hand in every game.

use super::{play, review};
use ludoteca_games::catalogue;
use ludoteca_review::{Review, Worth, refutation};
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::think::{Ending, Stop};
use ludoteca_words::{Language, Words};

/// Game, position, the orders that keep the value (or some of them), and a blunder.
const BLUNDERS: [(&str, &str, &[&str], &str); 8] = [
    ("avanco", "7/2w4/7/7/6w/b6/7 w", &["c6-b7", "c6-c7", "c6-d7"], "g3-g4"),
    ("semaforo", "4/2gr/g3 2", &["a1", "c2"], "b1"),
    ("atari-go", "bw7/9/9/9/4b4/3bw4/4b4/9/w7w b", &["f4"], "h8"),
    ("rastros", "7/7/3xx2/2xx3/1x5/o6/7 2", &["a3"], "a1"),
    ("gatos-caes", "2d1c2c/1c3c2/d2c2d1/d1d1c2c/2d1c1c1/1dd2d1d/c2c4/1c2d1d1 c", &["a8"], ""),
    ("horizon", HORIZON, &["a6-a7"], ""),
    ("sapiens", "6,w3+,1/6,b1x,1/8/8/1,w1+,6/8/8/8 w 2 alliances", &["g8xg7"], ""),
    ("produto", "wwwwb/wwbbwb/bw1bbww/wbbbwwbb/wwbbbbwbb/bwbbwbbw/bwbbbbb/bwbbbw/wbwbb b 1", &["Bg3"], "Wg3"),
];

const HORIZON: &str = "1ww2wwww/9/2w6/1w7/k8/1W7/1W7/2W6/9/1WK1WW1WW 2 b1,c1,e1,f1,h1,i1,b10,c10,f10,g10,h10,i10 0:0 -";

/// The review of a blunder; where none is named, of the first order that is not right.
fn of(game: &str, position: &str, right: &[&str], blunder: &str) -> Review {
    let mut played = play(game, Some(position), "*");
    let seat = played.asked().iter().next().expect("somebody is to move");
    let mut orders = played.orders(seat).into_iter();
    let wrong = orders.find(|order| if blunder.is_empty() { !right.contains(&&**order) } else { order == blunder });
    let wrong = wrong.unwrap_or_else(|| panic!("{game}: no {blunder} among {:?}", played.orders(seat)));
    played.submit(Request::Move(wrong)).expect("it is listed");
    review(&*played).expect("it can be reviewed")
}

#[test]
fn a_blunder_is_a_turning_point_and_every_order_that_keeps_the_value_is_right() {
    for (game, position, right, blunder) in BLUNDERS {
        let review = of(game, position, right, blunder);
        let turn = review.turns.first().unwrap_or_else(|| panic!("{game}: {review:?}"));
        assert_eq!((review.turns.len(), turn.ply), (1, 1), "{game}");
        assert!(right.iter().all(|order| turn.right.contains(&(*order).to_owned())), "{game}: {:?}", turn.right);
        assert!(!turn.right.contains(&turn.played) && turn.right.first() == Some(&turn.better), "{game}");
        assert_eq!((&turn.line[0], &turn.refutation[0]), (&turn.better, &turn.played), "{game}");
        assert!(turn.loss() >= 150, "{game}: {turn:?}");
        let question = turn.question.as_ref().unwrap_or_else(|| panic!("{game}: no question"));
        assert_eq!((&question.right, question.side), (&turn.right, turn.side), "{game}");
        for language in Language::ALL {
            let said = turn.told(&Words::new(language, &catalogue()));
            assert!(said.contains(&turn.better) && !said.contains('{'), "{game}: {said}");
        }
    }
}

#[test]
fn what_was_won_and_is_lost_is_proved_and_told_in_the_terms_of_the_game() {
    let said = |game: &str| {
        let (game, position, right, blunder) =
            *BLUNDERS.iter().find(|(id, ..)| *id == game).expect("it is in the table");
        let review = of(game, position, right, blunder);
        assert!(review.turns[0].proved, "{game}: {:?}", review.turns[0]);
        review.turns[0].told(&Words::new(Language::En, &catalogue()))
    };
    let avanco = said("avanco");
    assert!(avanco.starts_with("Before it: wins with this move. After it: loses within one move."), "{avanco}");
    assert!(avanco.contains("The answer a2-a1 wins at once."), "{avanco}");
}

#[test]
fn other_wrong_tries_are_refuted_too() {
    let (game, position, right, blunder) = BLUNDERS[0];
    let question = of(game, position, right, blunder).turns[0].question.clone().expect("one seat decides");
    let catalogue = catalogue();
    let entry = catalogue.find(game).expect("it is there");
    assert_eq!(refutation(entry, &question, "g3-f4", 2000, &Stop::default()), ["g3-f4", "a2-a1"]);
    assert_eq!(refutation(entry, &question, "a1-a2", 2000, &Stop::default()), [] as [&str; 0]);
}

#[test]
fn where_both_order_at_once_nothing_is_proved_or_asked() {
    let moves = "1. a2-a3|a4-a3 2. b2-b3|b4-b3";
    let mut played = play("apocalypse", None, "*");
    for _ in 0..6 {
        for seat in played.asked().iter() {
            let order = played.orders(seat)[0].clone();
            played.submit(Request::Order(seat, order)).unwrap_or_else(|_| panic!("{moves}"));
        }
    }
    let review = review(&*played).expect("it can be reviewed");
    assert!(review.turns.iter().all(|turn| turn.question.is_none() || turn.refutation.len() > 1));
    let unread = review.turns.iter().filter(|turn| turn.question.is_none());
    assert!(unread.into_iter().all(|turn| !turn.proved), "{:?}", review.turns);
}

#[test]
fn an_end_is_worth_what_it_says() {
    let review = of("avanco", BLUNDERS[0].1, BLUNDERS[0].2, BLUNDERS[0].3);
    let worth: Vec<Worth> = review.curve.iter().map(|point| point.worth).collect();
    assert_eq!(worth[0].ending(), Some(Ending::Win));
    assert_eq!(worth[1].ending(), Some(Ending::Loss));
}
