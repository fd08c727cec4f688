//! Who is where: points, then what decides between equal points.
//!
//! In a round robin and a Swiss tournament these decide, one after the other: points; the points among those who have
//! equally many, if all of them met each other; Buchholz without the weakest opponent; Buchholz, the sum of the
//! opponents' points; Sonneborn-Berger, the sum of the points of those one won against and half of those one drew with;
//! games won; games won without having begun. Won games count only if they were played. Whoever is equal in all this
//! shares the place.
//!
//! In Buchholz and Sonneborn-Berger a round that a pupil did not play, as there was no opponent or one of the two did
//! not come, counts as one against an opponent with the pupil's own points. In a round robin, rounds without an
//! opponent do not count. This is simpler than FIDE's rules, which also change what unplayed rounds of the *opponents*
//! are worth.
//!
//! In double elimination only the rounds one was in count: those who are in come first, the unbeaten before the others,
//! then those who went out, the last ones first. Whoever went out in the same round shares the place.

use super::rounds::History;
use super::rounds::elimination;
use super::sheet::Pairing;
use super::sheet::Points;
use super::sheet::System;
use super::sheet::Tournament;
use std::cmp::Reverse;

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, and the last one of those who share it, from 1.
    pub places: (usize, usize),
    /// Who, by the place in the list of pupils.
    pub pupil: usize,
    /// Points won.
    pub points: Points,
    /// Points among those who have equally many points, if all of those met each other.
    pub direct: Option<Points>,
    /// Sum of the opponents' points, without the least.
    pub buchholz_cut: Points,
    /// Sum of the opponents' points.
    pub buchholz: Points,
    /// Sum of the points of those one won against, and half of those one drew with.
    pub sonneborn: Points,
    /// Games won at the board.
    pub wins: usize,
    /// Those of them in which the other one began.
    pub wins_as_second: usize,
    /// How often one lost.
    pub losses: usize,
    /// In double elimination, whether one is still in, and else the last round in which one was, from 1.
    pub reached: Option<usize>,
}

/// The standings of the results so far, the best first.
#[must_use]
pub fn standings(sheet: &Tournament) -> Vec<Row> {
    let histories = History::all(sheet);
    let mut rows: Vec<Row> = (0..histories.len()).map(|pupil| row(sheet, &histories, pupil)).collect();
    let direct: Vec<Option<Points>> = (0..histories.len()).map(|pupil| direct(&histories, pupil)).collect();
    for row in &mut rows {
        row.direct = direct[row.pupil];
    }
    let eliminated = sheet.system == System::DoubleElimination;
    let key = |row: &Row| {
        // In double elimination nothing else decides.
        let decides = |number: usize| if eliminated { 0 } else { number };
        let points = |points: Points| decides(points.quarters() as usize);
        let way = row.reached.map_or((usize::MAX, Reverse(row.losses)), |round| (round, Reverse(0)));
        let numbers = [
            points(row.points),
            points(row.direct.unwrap_or_default()),
            points(row.buchholz_cut),
            points(row.buchholz),
            points(row.sonneborn),
            decides(row.wins),
            decides(row.wins_as_second),
        ];
        (if eliminated { way } else { (0, Reverse(0)) }, numbers)
    };
    rows.sort_by_key(|row| (Reverse(key(row)), row.pupil));
    let keys: Vec<_> = rows.iter().map(key).collect();
    for (place, row) in rows.iter_mut().enumerate() {
        let same = |other: &_| *other == keys[place];
        let first = keys.iter().position(same).unwrap_or(place);
        let last = keys.iter().rposition(same).unwrap_or(place);
        row.places = (first + 1, last + 1);
    }
    rows
}

fn row(sheet: &Tournament, histories: &[History], pupil: usize) -> Row {
    let history = &histories[pupil];
    let robin = matches!(sheet.system, System::RoundRobin { .. });
    // What a round that was not played counts as: the own points, and what the round gave.
    let mut met: Vec<(Points, Points)> = Vec::new();
    for (round, boards) in sheet.rounds.iter().enumerate() {
        if let Some(meeting) = history.meetings.iter().find(|meeting| meeting.round == round) {
            let played = meeting.outcome.is_played();
            if played {
                met.push((histories[meeting.opponent].points, meeting.mark()));
            } else if meeting.outcome.mark(true).is_some() {
                met.push((history.points, meeting.mark()));
            }
        } else if !robin {
            let bye = boards.contains(&Pairing::bye(pupil));
            met.push((history.points, if bye { Points::WIN } else { Points::NONE }));
        }
    }
    let opponents: Vec<Points> = met.iter().map(|(points, _)| *points).collect();
    let won = |meeting: &&super::rounds::Meeting| meeting.outcome.is_played() && meeting.mark() == Points::WIN;
    let out = sheet.system == System::DoubleElimination
        && !elimination::left(sheet, histories).iter().any(|(left, _)| *left == pupil);
    Row {
        places: (0, 0),
        pupil,
        points: history.points,
        direct: None,
        buchholz_cut: Points::cut(&opponents),
        buchholz: opponents.iter().copied().sum(),
        sonneborn: met.iter().map(|(points, mark)| points.share(*mark)).sum(),
        wins: history.meetings.iter().filter(won).count(),
        wins_as_second: history.meetings.iter().filter(won).filter(|meeting| !meeting.began).count(),
        losses: history.losses(),
        reached: out.then(|| last_round(sheet, history, pupil)),
    }
}

/// The round in which one lost for the second time, or the last one that one was paired in.
fn last_round(sheet: &Tournament, history: &History, pupil: usize) -> usize {
    let lost = history.meetings.iter().filter(|meeting| meeting.is_lost()).nth(1).map(|meeting| meeting.round);
    let paired =
        || sheet.rounds.iter().rposition(|round| round.iter().any(|board| board.pupils().any(|one| one == pupil)));
    lost.or_else(paired).map_or(0, |round| round + 1)
}

/// The points of one pupil among all who have equally many points, if those all met each other.
fn direct(histories: &[History], pupil: usize) -> Option<Points> {
    let equal: Vec<usize> =
        (0..histories.len()).filter(|other| histories[*other].points == histories[pupil].points).collect();
    let met = |one: usize| equal.iter().all(|other| *other == one || histories[one].met(*other) > 0);
    if equal.len() < 2 || !equal.iter().all(|one| met(*one)) {
        return None;
    }
    let among = histories[pupil].meetings.iter().filter(|meeting| equal.contains(&meeting.opponent));
    Some(among.map(super::rounds::Meeting::mark).sum())
}
