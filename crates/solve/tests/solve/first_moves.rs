//! Gatos & Cães, Avanço and Atari Go on boards of other sizes.

use crate::battery::Slow;
use crate::board_text::{gather, spread};
use crate::plain::{best, of_turn};
use crate::slow_atari_go::SlowAtariGo;
use crate::slow_avanco::SlowAvanco;
use crate::slow_gatos_caes::SlowGatosCaes;
use crate::{entry, explored, solved};
use ludoteca_rules::random;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::spaces::first_moves::atari_go::AtariGo;
use ludoteca_solve::spaces::first_moves::avanco::Avanco;
use ludoteca_solve::spaces::first_moves::gatos_caes::GatosCaes;
use ludoteca_solve::spaces::first_moves::grid::{Grid, Sides};
use ludoteca_solve::spaces::first_moves::search::Search;
use ludoteca_solve::spaces::{Wanted, find};
use ludoteca_tablebase::{Value, Verdict};
use std::collections::{BTreeSet, HashMap};

/// The ranks of a board from the top, `.` for an empty cell.
pub(crate) type Ranks = Vec<Vec<char>>;

/// A game on a board of any size, with nothing of the crate: the boards after each move of a side, and whether the side
/// to move has lost.
pub(crate) struct Plain {
    sides: [char; 2],
    moves: fn(&Ranks, char) -> Vec<Ranks>,
    is_lost: fn(&Ranks, char) -> bool,
    /// The first position with so many files and ranks.
    start: fn(usize, usize) -> Ranks,
}

fn at(board: &Ranks, rank: i32, file: i32) -> Option<char> {
    board.get(usize::try_from(rank).ok()?)?.get(usize::try_from(file).ok()?).copied()
}

fn beside(rank: i32, file: i32) -> [(i32, i32); 4] {
    [(rank - 1, file), (rank + 1, file), (rank, file - 1), (rank, file + 1)]
}

fn cells(board: &Ranks) -> impl Iterator<Item = (i32, i32)> + use<> {
    let (ranks, files) = (board.len() as i32, board[0].len() as i32);
    (0..ranks).flat_map(move |rank| (0..files).map(move |file| (rank, file)))
}

fn with(board: &Ranks, changes: &[((i32, i32), char)]) -> Ranks {
    let mut board = board.clone();
    for ((rank, file), sign) in changes {
        board[*rank as usize][*file as usize] = *sign;
    }
    board
}

fn has(board: &Ranks, sign: char) -> bool {
    board.iter().flatten().any(|found| *found == sign)
}

fn empty(files: usize, ranks: usize) -> Ranks {
    vec![vec!['.'; files]; ranks]
}

const GATOS_CAES: Plain = Plain {
    sides: ['c', 'd'],
    moves: |board, side| {
        let (ranks, files) = (board.len() as i32, board[0].len() as i32);
        // A middle one, or one of two.
        let is_middle = |number: i32, of: i32| (2 * number - (of - 1)).abs() <= 1;
        let open = cells(board).filter(|(rank, file)| {
            let alone = |(rank, file)| at(board, rank, file).is_none_or(|sign| sign == '.' || sign == side);
            let central = is_middle(*rank, ranks) && is_middle(*file, files);
            at(board, *rank, *file) == Some('.')
                && beside(*rank, *file).into_iter().all(alone)
                && (has(board, side) || central == (side == 'c'))
        });
        open.map(|cell| with(board, &[(cell, side)])).collect()
    },
    is_lost: |board, side| (GATOS_CAES.moves)(board, side).is_empty(),
    start: empty,
};

pub(crate) const AVANCO: Plain = Plain {
    sides: ['w', 'b'],
    moves: |board, side| {
        let forward = if side == 'w' { -1 } else { 1 };
        let own = cells(board).filter(|(rank, file)| at(board, *rank, *file) == Some(side));
        let steps = own.flat_map(|(rank, file)| (-1..=1).map(move |step| (rank, file, step)));
        let after = steps.filter_map(|(rank, file, step)| {
            let to = (rank + forward, file + step);
            let found = at(board, to.0, to.1)?;
            let goes = found == '.' || found != side && step != 0;
            goes.then(|| with(board, &[((rank, file), '.'), (to, side)]))
        });
        after.collect()
    },
    is_lost: |board, side| {
        let other = if side == 'w' { 'b' } else { 'w' };
        let far = if side == 'w' { &board[board.len() - 1] } else { &board[0] };
        far.contains(&other) || !has(board, side)
    },
    start: |files, ranks| {
        let line = |sign| vec![vec![sign; files]; 2];
        [line('b'), empty(files, ranks - 4), line('w')].concat()
    },
};

/// Whether the stones that hang together with this one have an empty point beside one of them.
fn is_free(board: &Ranks, stone: (i32, i32)) -> bool {
    let sign = at(board, stone.0, stone.1);
    let mut group = vec![stone];
    let mut place = 0;
    while let Some((rank, file)) = group.get(place).copied() {
        for next in beside(rank, file) {
            match at(board, next.0, next.1) {
                Some('.') => return true,
                found if found == sign && !group.contains(&next) => group.push(next),
                _ => {}
            }
        }
        place += 1;
    }
    false
}

pub(crate) const ATARI_GO: Plain = Plain {
    sides: ['b', 'w'],
    moves: |board, side| {
        let points = cells(board).filter(|(rank, file)| at(board, *rank, *file) == Some('.'));
        let after = points.filter_map(|point| {
            let after = with(board, &[(point, side)]);
            let taken = |(rank, file): (i32, i32)| {
                let other = at(&after, rank, file).is_some_and(|sign| sign != '.' && sign != side);
                other && !is_free(&after, (rank, file))
            };
            (is_free(&after, point) || beside(point.0, point.1).into_iter().any(taken)).then_some(after)
        });
        after.collect()
    },
    is_lost: |board, side| {
        let mut own = cells(board).filter(|(rank, file)| at(board, *rank, *file) == Some(side));
        own.any(|stone| !is_free(board, stone)) || (ATARI_GO.moves)(board, side).is_empty()
    },
    start: empty,
};

impl Plain {
    pub(crate) fn other(&self, side: char) -> char {
        self.sides[usize::from(side == self.sides[0])]
    }

    /// The verdict of whoever is to move, by looking at every game.
    fn verdict(&self, board: &Ranks, side: char, known: &mut HashMap<(Ranks, char), Verdict>) -> Verdict {
        if let Some(verdict) = known.get(&(board.clone(), side)) {
            return *verdict;
        }
        let lost = Verdict::new(Value::Loss, 0);
        let after = if (self.is_lost)(board, side) { Vec::new() } else { (self.moves)(board, side) };
        let worths = after.iter().map(|after| of_turn(self.verdict(after, self.other(side), known)));
        let verdict = best(worths).unwrap_or(lost);
        known.insert((board.clone(), side), verdict);
        verdict
    }

    /// A game of chance from the start, until so many plies are played or it is over; `None` if it is over.
    fn drawn(
        &self,
        (files, ranks): (usize, usize),
        plies: usize,
        draw: &mut dyn FnMut(usize) -> usize,
    ) -> Option<(Ranks, char)> {
        let (mut board, mut side) = ((self.start)(files, ranks), self.sides[0]);
        for _ in 0..plies {
            if (self.is_lost)(&board, side) {
                return None;
            }
            let mut moves = (self.moves)(&board, side);
            let place = draw(moves.len());
            (board, side) = (moves.swap_remove(place), self.other(side));
        }
        (!(self.is_lost)(&board, side)).then_some((board, side))
    }

    fn text(&self, board: &Ranks, side: char) -> String {
        format!("{} {side}", gather(board.iter().map(Vec::as_slice)))
    }

    fn read(text: &str) -> (Ranks, char) {
        let (board, side) = text.split_once(' ').expect("a board and a side");
        (spread(board), side.chars().next().expect("a side"))
    }

    /// Compares these rules with the slow ones of the game on its own board, along games of chance.
    fn agrees_with<S: Slow>(&self, start: &str) {
        let mut chance = random::generator(5);
        for _ in 0..30 {
            let mut text = start.to_owned();
            while S::outcome(&text).is_none() {
                let (board, side) = Self::read(&text);
                assert!(!(self.is_lost)(&board, side), "{text}");
                let after = (self.moves)(&board, side);
                let mut after: Vec<String> = after.iter().map(|after| self.text(after, self.other(side))).collect();
                let mut slow: Vec<String> = S::moves(&text).into_iter().map(|(_, after)| after).collect();
                after.sort_unstable();
                slow.sort_unstable();
                assert_eq!(after, slow, "{text}");
                text = slow.swap_remove(random::below(&mut chance, slow.len()));
            }
            let (board, side) = Self::read(&text);
            assert!((self.is_lost)(&board, side), "{text}");
        }
    }

    /// Compares every entry of the table of a small board.
    fn agrees_on(&self, game: &str, size: &str) {
        let subject = find(game, Wanted { size: Some(size), ..Wanted::default() }).expect("a board");
        let (space, entries) = (&*subject.space, solved(&*subject.space));
        let mut known = HashMap::new();
        for number in 0..entries.count() {
            let text = space.text(number);
            let (board, side) = Self::read(&text);
            let plain = self.verdict(&board, side, &mut known);
            let found = entry(space, &entries, &text).expect("an entry");
            assert_eq!(found.value, plain.value, "{game}: {text}");
            assert!(found.plies == plain.plies || game == "gatos-caes", "{game}: {text}: {found:?}, {plain:?}");
        }
    }

    /// Compares a search with these rules in so many positions of games of chance; it may leave some out.
    pub(crate) fn agrees_in(
        &self,
        size: (usize, usize),
        plies: usize,
        counts_plies: bool,
        mut search: impl FnMut(&Ranks, char) -> Option<Verdict>,
    ) {
        const POSITIONS: usize = 60;
        let (mut chance, mut compared) = (random::generator(6), 0);
        while compared < POSITIONS {
            let Some((ranks, side)) = self.drawn(size, plies, &mut |of| random::below(&mut chance, of)) else {
                continue;
            };
            let Some(found) = search(&ranks, side) else { continue };
            let plain = self.verdict(&ranks, side, &mut HashMap::new());
            assert_eq!(found.value, plain.value, "{}", self.text(&ranks, side));
            assert!(found.plies == plain.plies || !counts_plies, "{}", self.text(&ranks, side));
            compared += 1;
        }
    }
}

/// The cells that hold a sign, a1 the lowest bit; ranks in reverse order if the board is turned.
fn set(board: &Ranks, is_in: impl Fn((i32, i32)) -> bool, is_turned: bool) -> u64 {
    let (ranks, files) = (board.len() as i32, board[0].len() as i32);
    let bit = |(rank, file): (i32, i32)| 1 << ((if is_turned { rank } else { ranks - 1 - rank }) * files + file);
    cells(board).filter(|cell| is_in(*cell)).fold(0, |set, cell| set | bit(cell))
}

pub(crate) fn signs(board: &Ranks, sign: char, is_turned: bool) -> u64 {
    set(board, |(rank, file)| at(board, rank, file) == Some(sign), is_turned)
}

#[test]
fn the_plain_rules_of_these_tests_are_those_of_the_games() {
    GATOS_CAES.agrees_with::<SlowGatosCaes>("8/8/8/8/8/8/8/8 c");
    AVANCO.agrees_with::<SlowAvanco>("bbbbbbb/bbbbbbb/7/7/7/wwwwwww/wwwwwww w");
    ATARI_GO.agrees_with::<SlowAtariGo>("9/9/9/9/9/9/9/9/9 b");
}

#[test]
fn every_first_move_of_a_small_board_is_as_plain_minimax_finds_it() {
    for size in ["2x2", "3x2", "3x3", "4x3", "5x3", "3x5", "4x4"] {
        GATOS_CAES.agrees_on("gatos-caes", size);
    }
    AVANCO.agrees_on("avanco", "4x4");
    for size in ["2x2", "3x2", "3x3", "4x3"] {
        ATARI_GO.agrees_on("atari-go", size);
    }
}

#[test]
fn late_positions_of_larger_boards_are_as_plain_minimax_finds_them() {
    let stop = Stop::default();
    let board = GatosCaes::new(Grid::new(5, 5));
    let mut search = Search::new(&board, 16);
    GATOS_CAES.agrees_in((5, 5), 8, false, |ranks, side| {
        let open = |side: char| {
            let after = (GATOS_CAES.moves)(ranks, side);
            set(ranks, |(rank, file)| after.contains(&with(ranks, &[((rank, file), side)])), false)
        };
        search.verdict(board.node(open(side), open(GATOS_CAES.other(side))), &stop)
    });
    let board = Avanco::new(Grid::new(4, 5));
    let mut search = Search::new(&board, 16);
    AVANCO.agrees_in((4, 5), 20, true, |ranks, side| {
        let [own, other] = [side, AVANCO.other(side)].map(|sign| signs(ranks, sign, side == 'b'));
        search.verdict(Sides { own, other }, &stop)
    });
    let board = AtariGo::new(Grid::new(4, 4));
    let mut search = Search::new(&board, 16);
    ATARI_GO.agrees_in((4, 4), 6, true, |ranks, side| search.verdict(stones(ranks, side), &stop));
}

/// The stones of a position of Atari Go.
pub(crate) fn stones(ranks: &Ranks, side: char) -> Sides {
    let [own, other] = [side, ATARI_GO.other(side)].map(|sign| signs(ranks, sign, false));
    Sides { own, other }
}

#[test]
fn a_first_position_is_looked_at_to_the_end() {
    let subject = find("atari-go", Wanted { size: Some("3x3"), ..Wanted::default() }).expect("a board");
    let (space, entries) = (&*subject.space, solved(&*subject.space));
    let mut code = |number| Ok(entries.code(number));
    let (seen, line) = explored(space, "3/3/3 b", &mut code);
    assert_eq!((seen.verdict, line.len()), (Some(Verdict::new(Value::Win, 7)), 7));
    // The line is a game by the slow rules, and Black captures with its last stone.
    let (mut board, mut side) = Plain::read("3/3/3 b");
    for played in &line {
        let cell = played.as_bytes();
        let place = ((b'3' - cell[1]).into(), (cell[0] - b'a').into());
        let after = with(&board, &[(place, side)]);
        assert!((ATARI_GO.moves)(&board, side).contains(&after), "{played} in {line:?}");
        (board, side) = (after, ATARI_GO.other(side));
    }
    assert!((ATARI_GO.is_lost)(&board, 'w'));
}

#[test]
fn the_published_value_of_avanco_is_met() {
    // Told in the forum of Little Golem in December 2006.
    let subject = find("avanco", Wanted { size: Some("5x5"), ..Wanted::default() }).expect("a board");
    let mut prover = subject.space.prover(256).expect("it is searched");
    assert_eq!(prover.prove(0, &Stop::default()), Some(Verdict::new(Value::Loss, 26)));
}

#[test]
fn of_first_moves_that_mirror_each_other_one_is_searched() {
    // Corners, cells of the edge and in the middle; steps of the two pieces on the left, of which one cannot go outwards.
    for (game, size, searched) in [("atari-go", "4x4", 3), ("atari-go", "4x3", 4), ("avanco", "4x5", 5)] {
        let space = find(game, Wanted { size: Some(size), ..Wanted::default() }).expect("a board").space;
        let images: BTreeSet<u64> = (1..space.count()).map(|number| space.image(number)).collect();
        assert_eq!(images.len(), searched, "{game} {size}");
        assert!(images.iter().all(|number| space.image(*number) == *number));
        assert_eq!(space.image(0), 0);
    }
}
