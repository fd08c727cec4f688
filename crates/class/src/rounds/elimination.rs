//! Double elimination: whoever has lost twice is out.
//!
//! There is no fixed plan. In every round those who have not lost are paired with each other, and so are those who have
//! lost once. So everyone who is still in plays in nearly every round, a corrected result only changes with whom a
//! pupil is paired from then on, and any number of pupils will do. If a number is odd, the one with the fewest byes so
//! far waits, of several the one with the highest lot. Pupils meet again only if it cannot be otherwise. When one is
//! left who has not lost and one who has lost once, they play the final; if the first one loses it, both have lost
//! once, and they play again.

use super::draw::seated;
use super::history::History;
use super::matching::{Graph, bits, is_perfect};
use crate::sheet::Pairing;
use crate::sheet::Tournament;
use ludoteca_rules::Text;

/// Who is still in, with how often each has lost.
pub(crate) fn left(sheet: &Tournament, histories: &[History]) -> Vec<(usize, usize)> {
    sheet.present().map(|pupil| (pupil, histories[pupil].losses())).filter(|(_, losses)| *losses < 2).collect()
}

/// The boards of the next round.
///
/// # Errors
/// A sentence if only one is left, or nobody.
pub(crate) fn round(sheet: &Tournament) -> Result<Vec<Pairing>, Text> {
    let histories = History::all(sheet);
    let lots = sheet.lots();
    let mut left = left(sheet, &histories);
    if left.len() < 2 {
        return Err(Text::new("class-over"));
    }
    left.sort_by_key(|(pupil, losses)| (*losses, lots[*pupil]));
    if let [(one, _), (other, _)] = left[..] {
        return Ok(vec![seated(one, other, &histories)]);
    }
    let mut boards = Vec::new();
    let mut byes = Vec::new();
    for losses in 0..2 {
        let group: Vec<usize> = left.iter().filter(|(_, lost)| *lost == losses).map(|(pupil, _)| *pupil).collect();
        let (games, bye) = paired(&group, &histories);
        boards.extend(games.into_iter().map(|(one, other)| seated(one, other, &histories)));
        byes.extend(bye.map(Pairing::bye));
    }
    boards.extend(byes);
    Ok(boards)
}

/// The pairs of a group, and who waits.
fn paired(group: &[usize], histories: &[History]) -> (Vec<(usize, usize)>, Option<usize>) {
    let met = &|one: usize, other: usize| histories[group[one]].met(group[other]);
    let count = group.len();
    let all = (0..count).fold(0_u64, |set, place| set | 1 << place);
    let mut waiting: Vec<usize> = (0..count).rev().collect();
    waiting.sort_by_key(|place| histories[group[*place]].byes);
    let byes: Vec<Option<usize>> =
        if count.is_multiple_of(2) { vec![None] } else { waiting.into_iter().map(Some).collect() };
    let most = (0..count).flat_map(|one| (0..count).map(move |other| met(one, other))).max().unwrap_or(0);
    for again in 0..=most {
        let row = |one: usize| bits(all & !(1 << one)).filter(move |other| met(one, *other) <= again);
        let graph: Graph = (0..count).map(|one| row(one).fold(0, |set, other| set | 1 << other)).collect();
        let among = |bye: Option<usize>| bye.map_or(all, |place| all & !(1 << place));
        let Some(bye) = byes.iter().find(|bye| is_perfect(&graph, among(**bye))) else { continue };
        let mut rest = among(*bye);
        let mut games = Vec::new();
        while let Some(one) = bits(rest).next() {
            rest &= !(1 << one);
            // The one opposite, as if the upper half sat across from the lower half.
            let half = rest.count_ones() as usize / 2;
            let mut others: Vec<(usize, usize)> = bits(rest).enumerate().collect();
            others.retain(|(_, other)| graph[one] >> other & 1 == 1);
            others.sort_by_key(|(place, other)| (met(one, *other), place.abs_diff(half)));
            let chosen = others.iter().find(|(_, other)| is_perfect(&graph, rest & !(1 << other)));
            let (_, other) = chosen.expect("all who are left can be paired, so this one can");
            rest &= !(1 << other);
            games.push((group[one], group[*other]));
        }
        return (games, bye.map(|place| group[place]));
    }
    (Vec::new(), None)
}
