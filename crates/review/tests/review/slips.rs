//! Games that no single move turned, and what chances are said to be.

use super::{play, review};
use ludoteca_games::catalogue;
use ludoteca_review::{Worth, annotate};
use ludoteca_rules::session::Nag;
use ludoteca_rules::thinking::think::Score;
use ludoteca_words::{Language, Words};

/// Six moves of which three give a little away.
const SMALL: &str = "1. l2-k3 2. c11-c9 3. c2-c3 4. k11-i9 5. l1-l3 6. g11-g10 *";

/// Six moves of which some give a rook away, and the others less.
const LARGE: &str = "1. g2-g4 2. a11-c9 3. h2-h4 4. g11-g10 5. f1-g2 6. a12-a4 *";

#[test]
fn where_no_single_move_turned_the_game_the_few_that_cost_the_most_are_told() {
    let mut played = play("horizons", None, SMALL);
    let review = review(&*played).expect("it can be reviewed");
    assert!(!review.has_turned() && (1..=3).contains(&review.turns.len()), "{review:?}");
    assert!(review.turns.iter().all(|turn| (60..150).contains(&turn.loss())), "{review:?}");
    assert!(review.turns.is_sorted_by_key(|turn| std::cmp::Reverse(turn.loss())), "{review:?}");
    let turn = &review.turns[0];
    assert_eq!((turn.ply, &*turn.played), (5, "l1-l3"));
    let words = Words::new(Language::En, &catalogue());
    assert!(turn.told(&words).starts_with("Before it and after it: chances are even. But it cost something."));
    annotate(&review, &mut *played, &words);
    assert_eq!(played.nags(turn.node), [Nag(6)]);
}

#[test]
fn where_a_move_turned_the_game_small_losses_are_not_told() {
    let review = review(&*play("horizons", None, LARGE)).expect("it can be reviewed");
    assert!(review.has_turned());
    assert!(review.turns.iter().all(|turn| turn.loss() >= 150), "{review:?}");
}

#[test]
fn chances_are_those_with_which_games_were_won_and_equal_sides_have_equal_chances() {
    let judged = |game: &str, value: i32| Worth::of(&*play(game, None, "*"), Score { value, proof: None }).share;
    for entry in catalogue().iter() {
        let (id, three_in_four) = (entry.info.id, entry.info.three_in_four);
        assert_eq!([three_in_four, 0, -three_in_four].map(|value| judged(id, value)), [750, 500, 250], "{id}");
        assert_eq!([i32::MAX, i32::MIN].map(|value| judged(id, value)), [980, 20], "{id}: nothing judged is certain");
    }
    assert_eq!(judged("sapiens:players=single", 0), 250);
    assert_eq!(judged("sapiens:players=teams", 0), 500);
}
