//! How long games take.

/// A bar of a histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    /// From this length.
    pub from: u32,
    /// Up to this one.
    pub to: u32,
    /// So many games.
    pub games: u32,
}

/// Lengths of games, in turns of all sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// Between which bounds the true mean is, with 95 %, from how far the lengths spread.
    pub interval: [f64; 2],
    /// A quarter of the games is not longer than the first, half not longer than the second, three quarters not longer
    /// than the third, as programs for tables count it: between two lengths in proportion.
    pub quartiles: [f64; 3],
    /// The shortest game.
    pub shortest: u32,
    /// The longest.
    pub longest: u32,
    /// How many were how long: bars of equal width, [`Lengths::MOST_BINS`] at most.
    pub histogram: Vec<Bin>,
}

impl Lengths {
    /// Most bars of a histogram.
    pub const MOST_BINS: u32 = 20;

    /// Of these games; `None` without any.
    #[must_use]
    pub fn of(mut plies: Vec<u32>) -> Option<Self> {
        plies.sort_unstable();
        let (shortest, longest) = (*plies.first()?, *plies.last()?);
        let count = plies.len() as f64;
        let mean = plies.iter().copied().map(f64::from).sum::<f64>() / count;
        let squares: f64 = plies.iter().map(|length| (f64::from(*length) - mean).powi(2)).sum();
        let error = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
        let quartiles = [0.25, 0.5, 0.75].map(|part| quantile(&plies, part));
        let interval = [mean - error, mean + error];
        Some(Self { mean, interval, quartiles, shortest, longest, histogram: histogram(&plies, shortest, longest) })
    }
}

/// The value below which such a part of sorted lengths lies, between two of them in proportion.
fn quantile(sorted: &[u32], part: f64) -> f64 {
    let place = part * (sorted.len() - 1) as f64;
    let [low, high] = [place.floor(), place.ceil()].map(|place| f64::from(sorted[place as usize]));
    low + (high - low) * place.fract()
}

fn histogram(sorted: &[u32], shortest: u32, longest: u32) -> Vec<Bin> {
    let bars = |width: &u32| longest / width - shortest / width < Lengths::MOST_BINS;
    let powers = std::iter::successors(Some(1_u32), |power| power.checked_mul(10));
    let mut widths = powers.flat_map(|power| [1, 2, 5].map(|step: u32| power.saturating_mul(step)));
    let width = widths.find(bars).unwrap_or(u32::MAX);
    let bin = |number: u32| {
        let (from, to) = (number * width, (number * width).saturating_add(width - 1));
        let games = sorted.partition_point(|length| *length <= to) - sorted.partition_point(|length| *length < from);
        Bin { from, to, games: games as u32 }
    };
    (shortest / width..=longest / width).map(bin).collect()
}

#[cfg(test)]
mod tests {
    use super::{Bin, Lengths};

    #[test]
    fn quartiles_are_those_of_programs_for_tables() {
        let lengths = Lengths::of(vec![7, 1, 2, 4]).expect("there are some");
        assert_eq!(lengths.quartiles, [1.75, 3.0, 4.75]);
        assert_eq!((lengths.mean, lengths.shortest, lengths.longest), (3.5, 1, 7));
        // The deviation is √7, that of the mean √7 / 2.
        assert!((lengths.interval[1] - 3.5 - 1.96 * 7_f64.sqrt() / 2.0).abs() < 1e-9);
        let one = Lengths::of(vec![5]).expect("there is one");
        assert_eq!((one.quartiles, one.interval), ([5.0; 3], [5.0; 2]));
        assert_eq!(Lengths::of(Vec::new()), None);
    }

    #[test]
    fn every_game_is_in_one_bar_and_bars_are_few_and_equal() {
        for most in [1, 19, 20, 39, 40, 399, 4000, 99_999] {
            let plies: Vec<u32> = (0..1000).map(|game| game * 7919 % (most + 1)).collect();
            let Lengths { histogram, shortest, longest, .. } = Lengths::of(plies).expect("there are some");
            assert!(histogram.len() <= 20, "{most}");
            assert_eq!(histogram.iter().map(|bin| bin.games).sum::<u32>(), 1000);
            assert!(histogram[0].from <= shortest && histogram.last().is_some_and(|bin| bin.to >= longest));
            assert!(histogram.windows(2).all(|two| two[0].to + 1 == two[1].from));
        }
        let few = Lengths::of(vec![3, 3, 5]).expect("there are some").histogram;
        assert_eq!(few, [(3, 2), (4, 0), (5, 1)].map(|(at, games)| Bin { from: at, to: at, games }));
    }
}
