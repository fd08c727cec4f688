//! The standings of a Swiss tournament worked out from its results alone, without anything of the sheets, by what the
//! manual says of them.

use std::cmp::Ordering;

/// One board of a round: two pupils by their places in the list, the one who began first, and the half points that each
/// won. Whoever is alone has no opponent.
pub struct Board {
    pub first: usize,
    pub second: Option<usize>,
    pub halves: [u32; 2],
    pub played: bool,
}

/// What stands in one line of the standings; sums are in quarters of a point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub pupil: usize,
    pub places: (usize, usize),
    pub points: u32,
    pub direct: Option<u32>,
    pub buchholz_cut: u32,
    pub buchholz: u32,
    pub sonneborn: u32,
    pub wins: u32,
    pub wins_as_second: u32,
}

/// A round as one pupil had it.
enum Had {
    Game { with: usize, halves: u32, began: bool },
    Unplayed { halves: u32 },
}

/// The lines of so many pupils, the best first; those who share a place in the order of the list.
pub fn standings(pupils: usize, rounds: &[Vec<Board>]) -> Vec<Line> {
    let had: Vec<Vec<Had>> = (0..pupils).map(|pupil| rounds.iter().map(|round| had(pupil, round)).collect()).collect();
    let points: Vec<u32> = had.iter().map(|all| 2 * all.iter().map(halves).sum::<u32>()).collect();
    let mut lines: Vec<Line> = (0..pupils)
        .map(|pupil| Line { direct: direct(pupil, rounds, &points), ..line(pupil, &had[pupil], &points) })
        .collect();
    lines.sort_by(before);
    let places: Vec<(usize, usize)> = lines
        .iter()
        .map(|line| {
            let so = |wanted| lines.iter().filter(|other| before(other, line) == wanted).count();
            (so(Ordering::Less) + 1, so(Ordering::Less) + so(Ordering::Equal))
        })
        .collect();
    lines.iter_mut().zip(places).for_each(|(line, places)| line.places = places);
    lines
}

/// Who has more of the first sum in which two differ is before the other.
fn before(one: &Line, other: &Line) -> Ordering {
    let sums = |line: &Line| {
        let direct = line.direct.unwrap_or(0);
        let cut = line.buchholz_cut;
        [line.points, direct, cut, line.buchholz, line.sonneborn, line.wins, line.wins_as_second]
    };
    let differ = sums(one).into_iter().zip(sums(other)).find(|(one, other)| one != other);
    differ.map_or(Ordering::Equal, |(one, other)| other.cmp(&one))
}

/// How a pupil had a round; whoever is on no board of it came later, or was away.
fn had(pupil: usize, round: &[Board]) -> Had {
    for board in round {
        let began = board.first == pupil;
        if !began && board.second != Some(pupil) {
            continue;
        }
        let halves = board.halves[usize::from(!began)];
        let with = if began { board.second } else { Some(board.first) };
        return match with.filter(|_| board.played) {
            Some(with) => Had::Game { with, halves, began },
            None => Had::Unplayed { halves },
        };
    }
    Had::Unplayed { halves: 0 }
}

const fn halves(had: &Had) -> u32 {
    match had {
        Had::Game { halves, .. } | Had::Unplayed { halves } => *halves,
    }
}

/// All of a line but the games among those with equally many points, and the place.
fn line(pupil: usize, rounds: &[Had], points: &[u32]) -> Line {
    let mut line = Line { pupil, points: points[pupil], ..Line::default() };
    let mut least = None::<u32>;
    for had in rounds {
        // A round without a game is one against somebody with the own points.
        let opponent = match had {
            Had::Game { with, .. } => points[*with],
            Had::Unplayed { .. } => points[pupil],
        };
        line.buchholz += opponent;
        least = Some(least.map_or(opponent, |least| least.min(opponent)));
        line.sonneborn += opponent * halves(had) / 2;
        if let Had::Game { halves: 2, began, .. } = had {
            line.wins += 1;
            line.wins_as_second += u32::from(!began);
        }
    }
    line.buchholz_cut = line.buchholz - least.unwrap_or(0);
    line
}

/// The points among those who have as many, if each of them was paired with each other one.
fn direct(pupil: usize, rounds: &[Vec<Board>], points: &[u32]) -> Option<u32> {
    let group: Vec<usize> = (0..points.len()).filter(|other| points[*other] == points[pupil]).collect();
    let paired = |one: usize, other: usize| {
        let both = |board: &&Board| {
            (board.first, board.second) == (one, Some(other)) || (board.first, board.second) == (other, Some(one))
        };
        rounds.iter().flatten().find(both)
    };
    let met = |one: &usize| group.iter().all(|other| other == one || paired(*one, *other).is_some());
    (group.len() > 1 && group.iter().all(met)).then(|| {
        let others = group.iter().filter(|other| **other != pupil).filter_map(|other| paired(pupil, *other));
        others.map(|board| 2 * board.halves[usize::from(board.first != pupil)]).sum()
    })
}
