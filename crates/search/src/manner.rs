//! How a level behaves beside what it plays: how long it seems to think, and what it says when it knows the result.

use ludoteca_rules::Text;
use ludoteca_rules::thinking::think::{Analysis, Ending, LEVELS, Score};
use std::time::Duration;

/// What is clear to anybody takes a moment.
const MOMENT: Duration = Duration::from_millis(500);

/// Every order beyond the first that is about as good takes so much longer.
const EACH: Duration = Duration::from_millis(250);

/// A level takes so much longer than the one below it over what is not clear.
const DEEPER: Duration = Duration::from_millis(150);

/// Nobody waits longer.
const LONGEST: Duration = Duration::from_millis(2800);

/// An order is about as good as the best if it is worth at most so much less, in the unit of [`Score::value`].
const CLOSE: i32 = 40;

/// Where the values of orders are unknown, one order in so many counts as about as good as the best.
const SHARE: usize = 8;

/// How long the player of a level, from 1, takes over its answer, from when the board came to rest, the time in which
/// it really thought included: a moment where there is one order, or where it has proved how the game ends, else the
/// longer the more orders (of which it had so many) are about as good. Always less than three seconds; a level that
/// really thinks longer answers when it has thought.
#[must_use]
pub fn pause(level: usize, orders: usize, analysis: &Analysis) -> Duration {
    if orders <= 1 || analysis.score.proof.is_some() {
        return MOMENT;
    }
    let close = match analysis.orders.first() {
        Some((_, best)) => {
            let is_close = |score: &Score| best.value.saturating_sub(score.value) <= CLOSE;
            analysis.orders.iter().filter(|(_, score)| is_close(score)).count()
        }
        None => 1 + orders / SHARE,
    };
    let rivals = u32::try_from(close.saturating_sub(1)).unwrap_or(u32::MAX);
    if rivals == 0 {
        return MOMENT;
    }
    let deeper = DEEPER * u32::try_from(level.clamp(1, LEVELS) - 1).unwrap_or(0);
    MOMENT.saturating_add(EACH.saturating_mul(rivals)).saturating_add(deeper).min(LONGEST)
}

/// What the strongest level says once it has proved how the game ends, with the number of its own or the other side's
/// moves until then where that is known. Nothing where nothing is proved, and from the others: they keep it to
/// themselves.
#[must_use]
pub fn proved(level: usize, analysis: &Analysis) -> Option<Text> {
    let proof = analysis.score.proof.filter(|_| level == LEVELS)?;
    let moves = |plies: u32, key| Text::new(key).with_number("moves", plies.div_ceil(2));
    Some(match (proof.ending, proof.plies) {
        (Ending::Win, Some(plies)) => moves(plies, "proved-win"),
        (Ending::Win, None) => Text::new("proved-wins"),
        (Ending::Loss, Some(plies)) => moves(plies, "proved-loss"),
        (Ending::Loss, None) => Text::new("proved-losses"),
        (Ending::Draw, _) => Text::new("proved-draw"),
    })
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, MOMENT, pause, proved};
    use ludoteca_rules::thinking::think::{Analysis, Ending, LEVELS, Proof, Score};
    use std::time::Duration;

    fn valued(values: &[i32]) -> Analysis {
        let orders = values.iter().map(|value| (value.to_string(), Score { value: *value, proof: None }));
        Analysis { orders: orders.collect(), ..Analysis::nothing() }
    }

    fn known(ending: Ending, plies: Option<u32>) -> Analysis {
        Analysis { score: Score { value: 0, proof: Some(Proof { ending, plies }) }, ..Analysis::nothing() }
    }

    #[test]
    fn what_is_clear_takes_a_moment() {
        assert_eq!(pause(3, 1, &valued(&[0])), MOMENT);
        assert_eq!(pause(3, 3, &valued(&[300, 100, 0])), MOMENT);
        assert_eq!(pause(3, 30, &known(Ending::Win, Some(3))), MOMENT);
    }

    #[test]
    fn what_is_hard_takes_longer_and_never_three_seconds() {
        let [few, many] = [valued(&[20, 10, -300]), valued(&[20, 15, 10, 5, -300])];
        assert!(MOMENT < pause(1, 3, &few));
        assert!(pause(1, 3, &few) < pause(1, 5, &many));
        assert!(pause(1, 3, &few) < pause(4, 3, &few));
        for level in 1..=LEVELS {
            for orders in [2, 10, 500] {
                for analysis in [valued(&vec![0; orders]), Analysis::nothing()] {
                    assert!(pause(level, orders, &analysis) <= LONGEST);
                }
            }
        }
        assert!(LONGEST < Duration::from_secs(3));
    }

    #[test]
    fn only_the_strongest_says_what_it_has_proved() {
        let win = known(Ending::Win, Some(5));
        assert_eq!(proved(LEVELS, &win).map(|text| text.key), Some("proved-win"));
        assert_eq!(proved(LEVELS - 1, &win), None);
        assert_eq!(proved(LEVELS, &valued(&[1, 0])), None);
        assert_eq!(proved(LEVELS, &known(Ending::Loss, None)).map(|text| text.key), Some("proved-losses"));
        assert_eq!(proved(LEVELS, &known(Ending::Draw, None)).map(|text| text.key), Some("proved-draw"));
    }
}
