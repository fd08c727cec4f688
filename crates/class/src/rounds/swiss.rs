//! The Swiss system, in a simplified form of our own, near to the Dutch system of FIDE.
//!
//! What holds in every round, each as far as those before it allow:
//! 1. Nobody meets the same pupil twice, and nobody has a second bye. If there is no such round, there is none at all.
//! 2. Nobody begins more than twice more often than not, or the other way round, nor three times running; if that
//!    cannot be, three times running is allowed, and only then the rest.
//! 3. The bye goes to the lowest who can have it: fewest points, then the highest lot.
//! 4. The greatest difference of points in a pairing is as small as it can be.
//! 5. From the top, each pupil meets one with as few points less as can be, so that of their group as many as possible
//!    are paired within it; rather one who has not also begun too often, or too rarely; and rather the one opposite,
//!    when the upper half of the group sits across from the lower half, each in the order of the lots.
//!
//! It differs from FIDE's in what follows the absolute criteria: there, floats of the last rounds and the strength of a
//! wish to begin count too, and exchanges are tried in another order. A pairing counts as a meeting even if one did not
//! come.

use super::draw::{Balance, clash, seated};
use super::history::History;
use super::matching::{Graph, bits, is_perfect, pairs};
use crate::sheet::Pairing;
use crate::sheet::Points;
use crate::sheet::Tournament;
use ludoteca_rules::Text;

/// The boards of the next round.
///
/// # Errors
/// A sentence if there is no pairing without a rematch or a second bye.
pub(crate) fn round(sheet: &Tournament) -> Result<Vec<Pairing>, Text> {
    let histories = History::all(sheet);
    let lots = sheet.lots();
    let mut order: Vec<usize> = sheet.present().collect();
    order.sort_by_key(|pupil| (std::cmp::Reverse(histories[*pupil].points), lots[*pupil]));
    let all = order.iter().enumerate().fold(0, |set, (place, _)| set | 1 << place);
    let points: Vec<Points> = order.iter().map(|pupil| histories[*pupil].points).collect();
    for balance in Balance::ALL {
        let field = Field { order: &order, points: &points, histories: &histories, balance };
        let graph = field.graph(|_, _| true);
        let free = |place: &usize| histories[order[*place]].byes == 0;
        let bye = match order.len().is_multiple_of(2) {
            true if is_perfect(&graph, all) => None,
            true => continue,
            false => match (0..order.len()).rev().filter(free).find(|place| is_perfect(&graph, all & !(1 << place))) {
                Some(place) => Some(place),
                None => continue,
            },
        };
        let among = bye.map_or(all, |place| all & !(1 << place));
        let games = field.paired(among).into_iter().map(|(one, other)| seated(order[one], order[other], &histories));
        return Ok(games.chain(bye.map(|place| Pairing::bye(order[place]))).collect());
    }
    Err(Text::new("class-no-pairing"))
}

/// All who play, from the top; they are named by their places in this order.
struct Field<'a> {
    order: &'a [usize],
    points: &'a [Points],
    histories: &'a [History],
    balance: Balance,
}

impl Field<'_> {
    fn history(&self, place: usize) -> &History {
        &self.histories[self.order[place]]
    }

    /// Who may meet whom, if also `wanted` says so.
    fn graph(&self, wanted: impl Fn(usize, usize) -> bool) -> Graph {
        let may = |one: usize, other: usize| {
            one != other
                && self.history(one).met(self.order[other]) == 0
                && wanted(one, other)
                && self.balance.allows(self.history(one), self.history(other))
        };
        let count = self.order.len();
        (0..count)
            .map(|one| (0..count).filter(|other| may(one, *other)).fold(0, |set, other| set | 1 << other))
            .collect()
    }

    fn gap(&self, one: usize, other: usize) -> Points {
        self.points[one].gap(self.points[other])
    }

    /// Who may meet whom when the greatest difference of points is as small as it can be.
    fn narrow(&self, among: u64) -> Graph {
        let to_first: Vec<Points> = self.points.iter().map(|points| points.gap(self.points[0])).collect();
        let between = |one: &Points| to_first.iter().map(|other| one.gap(*other)).collect::<Vec<_>>();
        let mut gaps: Vec<Points> = to_first.iter().flat_map(between).collect();
        gaps.sort_unstable();
        gaps.dedup();
        let graphs = gaps.into_iter().map(|most| self.graph(|one, other| self.gap(one, other) <= most));
        graphs.into_iter().find(|graph| is_perfect(graph, among)).unwrap_or_else(|| self.graph(|_, _| true))
    }

    /// The pairs among these, all of whom can be paired.
    fn paired(&self, among: u64) -> Vec<(usize, usize)> {
        let graph = self.narrow(among);
        let mut rest = among;
        let mut made = Vec::new();
        while let Some(one) = bits(rest).next() {
            rest &= !(1 << one);
            let candidates = self.candidates(&graph, one, rest);
            let whole = |other: &&usize| is_perfect(&graph, rest & !(1 << **other));
            let kind = |other: &&usize| self.keeps_group(&graph, one, **other, rest);
            let chosen = candidates.iter().filter(kind).find(whole).or_else(|| candidates.iter().find(whole));
            let other = *chosen.expect("all who are left can be paired, so this one can");
            rest &= !(1 << other);
            made.push((one, other));
        }
        made
    }

    /// Those with as many points as `place`.
    fn group(&self, place: usize, among: u64) -> u64 {
        bits(among).filter(|other| self.points[*other] == self.points[place]).fold(0, |set, other| set | 1 << other)
    }

    /// Whether after this pair as many as before can be paired within the group that the second one is taken from.
    fn keeps_group(&self, graph: &Graph, one: usize, other: usize, rest: u64) -> bool {
        let group = self.group(other, rest);
        let left = pairs(graph, group & !(1 << other));
        if self.points[one] == self.points[other] {
            left + 1 == pairs(graph, group | 1 << one)
        } else {
            left == pairs(graph, group)
        }
    }

    /// Whom `one`, the highest who is left, may meet, from the best.
    fn candidates(&self, graph: &Graph, one: usize, rest: u64) -> Vec<usize> {
        let group: Vec<usize> = bits(self.group(one, rest)).collect();
        let half = group.len() / 2;
        let order = |other: usize| match group.iter().position(|place| *place == other) {
            // The one opposite, those behind it, then upwards from it.
            Some(place) if place >= half => place - half,
            Some(place) => group.len() - place,
            None => other,
        };
        let mut found: Vec<usize> = bits(graph[one] & rest).collect();
        found.sort_by_key(|other| {
            (self.gap(one, *other), clash(self.history(one), self.history(*other)), order(*other))
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use super::super::matching::ASKED;
    use crate::{Outcome, System, Tournament};
    use ludoteca_rules::random;

    /// A matching of 64 takes a hundredth of a millisecond, so this many are made before anybody notices.
    const MOST: usize = 2000;

    #[test]
    fn sixty_four_are_paired_with_few_matchings_however_long_they_play() {
        const RESULTS: [Outcome; 5] =
            [Outcome::First, Outcome::First, Outcome::Second, Outcome::Draw, Outcome::SecondByForfeit];
        let mut rng = random::generator(64);
        let mut sheet = Tournament::new("Test", "game", System::Swiss { rounds: 40 }, 1).expect("a name");
        for number in 1..=64 {
            sheet.add(&format!("Pupil {number}")).expect("there is room");
        }
        let mut most = 0;
        for round in 1..=40 {
            ASKED.set(0);
            let boards = sheet.pair().expect("forty rounds are possible").len();
            assert_eq!(boards, 32, "{sheet}");
            most = most.max(ASKED.get());
            for board in 1..=boards {
                let outcome = RESULTS[random::below(&mut rng, RESULTS.len())];
                sheet.set_result(round, board, outcome).expect("an open board takes a result");
            }
        }
        println!("{most} matchings at most");
        assert!((1..=MOST).contains(&most), "{most}");
    }
}
