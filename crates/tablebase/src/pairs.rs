//! Two different numbers in any order, numbered: the two men of a kind in an ending.

/// How many pairs there are of numbers below this.
#[must_use]
pub const fn pairs(below: u64) -> u64 {
    below * below.saturating_sub(1) / 2
}

/// The number of a pair, which depends on the greater one first.
#[must_use]
pub fn pair_number(one: u64, other: u64) -> u64 {
    pairs(one.max(other)) + one.min(other)
}

/// The pair of a number, the lower one first.
#[must_use]
pub const fn pair(number: u64) -> [u64; 2] {
    let mut high = (1 + 8 * number).isqrt().div_ceil(2);
    if pairs(high) > number {
        high -= 1;
    }
    [number - pairs(high), high]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_has_one_number() {
        let mut number = 0;
        for high in 0..300 {
            for low in 0..high {
                assert_eq!(
                    (pair(number), pair_number(low, high), pair_number(high, low)),
                    ([low, high], number, number)
                );
                number += 1;
            }
        }
        assert_eq!(number, pairs(300));
    }
}
