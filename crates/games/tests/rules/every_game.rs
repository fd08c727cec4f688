//! The tests that every game has, made from what the game's folder knows of it. The checks themselves are in `battery`
//! and `mutation` and `foreign`.

/// Each test under a name of its own, so that they run side by side: perft of the game's `perft.txt`, the laws, the
/// golden game, the comparison with the slow rules, mutated texts, and what the game does not have.
///
/// `weight` is how likely each move is in the random games of the laws and of the comparison. `special` names the moves
/// that must occur in the comparison, and `classify` says which of them a move is. The slow rules confirm the figures
/// of perft up to `most`, of which there are at least `figures`.
macro_rules! shared_tests {
    (
        $game:ty, $slow:ty, $starts:expr, $weight:expr, $special:expr, $classify:expr;
        laws: $plies:literal plies; golden: seed $seed:literal, $golden_weight:expr;
        slow perft: most $most:literal, figures $figures:literal
    ) => {
        #[test]
        fn perft_gives_the_known_counts() {
            $crate::battery::check_perft::<$game>(include_str!("perft.txt"));
        }

        #[test]
        fn the_slow_rules_count_the_same() {
            $crate::battery::check_perft_slowly::<$slow>(include_str!("perft.txt"), $most, $figures);
        }

        #[test]
        fn the_laws_hold() {
            $crate::battery::check_laws::<$game>(&$starts, $plies, $weight);
        }

        #[test]
        fn a_random_game_is_told_as_before() {
            $crate::battery::check_golden::<$game>($seed, $golden_weight);
        }

        #[test]
        fn the_slow_rules_agree() {
            $crate::battery::compare_with_slow::<$game, $slow>(&$starts, 100_000, &$special, $weight, $classify);
        }

        #[test]
        fn no_text_makes_the_rules_panic() {
            $crate::mutation::check_mutations::<$game>(&$starts);
        }

        #[test]
        fn what_the_game_does_not_have_is_refused() {
            $crate::foreign::check_foreign::<$game>(&$starts);
        }
    };
}

pub(crate) use shared_tests;
