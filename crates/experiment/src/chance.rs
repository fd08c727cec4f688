//! How sure a count is, and whether two counts differ by more than chance: all with 95 %.

/// 95 % of a normal distribution lie within so many deviations.
const DEVIATIONS: f64 = 1.959_964;

/// The values that χ² stays below in 95 of 100 cases where all is chance, for 1, 2, … degrees of freedom.
const CHI_SQUARE: [f64; 11] = [3.841, 5.991, 7.815, 9.488, 11.070, 12.592, 14.067, 15.507, 16.919, 18.307, 19.675];

/// In every class as many must be expected for χ² to be trusted.
const LEAST_EXPECTED: f64 = 5.0;

/// Wilson's interval (1927) of a share that was found in so many trials: from 0 to 1.
#[must_use]
pub fn wilson(share: f64, trials: f64) -> [f64; 2] {
    if trials <= 0.0 {
        return [0.0, 1.0];
    }
    let square = DEVIATIONS * DEVIATIONS;
    let middle = share + square / (2.0 * trials);
    let reach = DEVIATIONS * (share * (1.0 - share) / trials + square / (4.0 * trials * trials)).sqrt();
    let [low, high] = [middle - reach, middle + reach].map(|end| (end / (1.0 + square / trials)).clamp(0.0, 1.0));
    // Rounding would leave something beside nothing and beside all.
    [if share <= 0.0 { 0.0 } else { low }, if share >= 1.0 { 1.0 } else { high }]
}

/// How many of some trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// How many.
    pub part: u32,
    /// Of how many.
    pub of: u32,
}

impl Share {
    /// From 0 to 1; 0 without trials.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.part) / f64::from(self.of.max(1))
    }

    /// Between which bounds the true share is, with 95 %: see [`wilson`].
    #[must_use]
    pub fn interval(self) -> [f64; 2] {
        wilson(self.value(), f64::from(self.of))
    }
}

/// What can be said of a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// So large a difference would come by chance alone in fewer than 5 of 100 experiments.
    Real,
    /// It could be chance.
    Chance,
    /// There are too few to say anything.
    TooFew,
}

impl Verdict {
    /// As `--json` says it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Real => "real",
            Self::Chance => "chance",
            Self::TooFew => "too-few",
        }
    }

    /// Of a χ² with so many degrees of freedom. One beyond the table takes its last value, and is then called real too
    /// seldom rather than too often where freedom is less than in the table.
    fn of(chi_square: f64, freedom: usize) -> Self {
        let bound = CHI_SQUARE[freedom.clamp(1, CHI_SQUARE.len()) - 1];
        if chi_square > bound { Self::Real } else { Self::Chance }
    }
}

/// Whether some of these classes are likelier than others, of which so many were counted.
#[must_use]
pub fn between(counts: &[u32]) -> Verdict {
    let all: f64 = counts.iter().copied().map(f64::from).sum();
    let expected = all / counts.len().max(1) as f64;
    if counts.len() < 2 || expected < LEAST_EXPECTED {
        return Verdict::TooFew;
    }
    let chi_square = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    Verdict::of(chi_square, counts.len() - 1)
}

/// Whether a share differs from one to another of these, each found by itself.
#[must_use]
pub fn among(shares: &[Share]) -> Verdict {
    let sum = |of: fn(&Share) -> u32| shares.iter().map(of).map(f64::from).sum::<f64>();
    let (part, all) = (sum(|share| share.part), sum(|share| share.of));
    if shares.len() < 2 || shares.iter().any(|share| share.of == 0) {
        return Verdict::TooFew;
    }
    // Nobody ever, or everybody always: there is no difference.
    if part == 0.0 || part == all {
        return Verdict::Chance;
    }
    let share = part / all;
    let least = shares.iter().map(|it| f64::from(it.of) * share.min(1.0 - share)).fold(f64::INFINITY, f64::min);
    if least < LEAST_EXPECTED {
        return Verdict::TooFew;
    }
    let of_one = |it: &Share| {
        let (part, of) = (f64::from(it.part), f64::from(it.of));
        (part - of * share).powi(2) / (of * share * (1.0 - share))
    };
    Verdict::of(shares.iter().map(of_one).sum(), shares.len() - 1)
}

#[cfg(test)]
mod tests {
    use super::{Share, Verdict, among, between, wilson};

    #[test]
    fn the_interval_is_wilsons() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (part, of, low, high) in
            [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
        {
            let interval = Share { part, of }.interval();
            assert!((interval[0] - low).abs() < 5e-5 && (interval[1] - high).abs() < 5e-5, "{part}: {interval:?}");
        }
        assert_eq!(wilson(0.0, 0.0), [0.0, 1.0], "nothing is known before the first game");
    }

    #[test]
    fn a_difference_is_real_where_it_is_more_than_chance() {
        // 1000 throws of a coin: 531 to 469 is the first that is not chance.
        assert_eq!((between(&[530, 470]), between(&[531, 469])), (Verdict::Chance, Verdict::Real));
        assert_eq!(between(&[3, 5]), Verdict::TooFew);
        assert_eq!(between(&[25, 25, 25, 25]), Verdict::Chance);
        assert_eq!(between(&[45, 25, 15, 15]), Verdict::Real);
        assert_eq!(between(&[]), Verdict::TooFew);
    }

    #[test]
    fn shares_differ_where_it_is_more_than_chance() {
        let shares = |parts: &[u32]| parts.iter().map(|part| Share { part: *part, of: 100 }).collect::<Vec<_>>();
        assert_eq!(among(&shares(&[50, 50, 50])), Verdict::Chance);
        // χ² is 3.92 and 3.38.
        assert_eq!((among(&shares(&[43, 57])), among(&shares(&[44, 57]))), (Verdict::Real, Verdict::Chance));
        assert_eq!(among(&shares(&[0, 0])), Verdict::Chance);
        assert_eq!(among(&shares(&[1, 2])), Verdict::TooFew);
        assert_eq!(among(&shares(&[50])), Verdict::TooFew);
    }
}
