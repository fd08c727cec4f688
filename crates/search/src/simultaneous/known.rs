//! Positions whose worth is in a table, of the program or made by somebody, with the mixed strategies of both sides.
//!
//! A table knows of no repetition of positions, and what it says holds where enough turns without progress are left:
//! [`KnownStages`] looks a position up only where that is so. Elsewhere, and where fewer plies are asked for than a
//! certain win takes, the position is searched.

use super::solution::Solution;
use super::worth::WorthGame;
use crate::Root;
use crate::known_table::{KnownTable, OpenedTable};
use ludoteca_rules::thinking::think::Question;
use ludoteca_rules::{Game, Rules, Seat, Side, Winner};
use ludoteca_tablebase::{Ranked, Worth};

/// What an order may lose and is still as good as another: what entries of tables are rounded by.
const TOLERANCE: f64 = 1e-6;

/// A worth that was the same for so many turns is so with any number of them.
const SETTLED: u32 = 10;

/// The table of a game in which both sides decide at once.
pub struct KnownStages<G: Rules> {
    rank: fn(&G::Position) -> Option<Ranked>,
    table: KnownTable,
}

impl<G: Game> KnownStages<G> {
    /// The positions with these numbers, and their table.
    #[must_use]
    pub const fn of(rank: fn(&G::Position) -> Option<Ranked>, table: KnownTable) -> Self {
        Self { rank, table }
    }

    /// Its table.
    #[must_use]
    pub const fn table(&self) -> &KnownTable {
        &self.table
    }
}

/// Tables that positions are looked up in.
pub(super) struct Known<G: Rules> {
    stages: &'static [KnownStages<G>],
    tables: Vec<OpenedTable>,
    game: WorthGame,
}

impl<G: Game> Known<G> {
    pub fn new(stages: &'static [KnownStages<G>]) -> Self {
        let tables = stages.iter().map(|_| OpenedTable::default()).collect();
        Self { stages, tables, game: WorthGame::default() }
    }

    /// How both sides play a root; `None` if no table settles it.
    pub fn solve(&mut self, root: &Root<G>, question: &Question) -> Option<Solution<G::Order>> {
        if root.is_repeated() {
            return None;
        }
        (0..self.stages.len()).find_map(|place| self.solve_by(place, root, question))
    }

    /// The same by one of the tables.
    fn solve_by(&mut self, place: usize, root: &Root<G>, question: &Question) -> Option<Solution<G::Order>> {
        (self.stages[place].rank)(&root.position)?;
        let most = root.most_quiet_turns;
        let left = most.map(|most| most.saturating_sub(root.quiet_turns));
        let mut game = std::mem::take(&mut self.game);
        let solved = solve::<G, _>(&mut game, &root.position, |after, progress, turn| {
            let left = if progress { most } else { left.map(|left| left.saturating_sub(u32::from(turn))) };
            self.worth(place, after, left).ok_or(())
        });
        self.game = game;
        let solution = solved.ok()?;
        let plies = u32::from(solution.forced_win.unsigned_abs());
        // Whoever asks for so many plies wants to know what is seen within them.
        let seen = |depth| plies != 0 && plies <= depth;
        question.budget.depth.is_none_or(seen).then_some(solution)
    }

    /// What a position is worth to the first side with so many turns without progress left; `None` if this table does
    /// not say that.
    fn worth(&mut self, place: usize, position: &G::Position, left: Option<u32>) -> Option<Worth> {
        let stages = &self.stages[place];
        let Ranked { number, turned } = (stages.rank)(position)?;
        let worth = Worth::of(self.tables[place].code::<G>(&stages.table, number)?)?;
        let (turns, most) = (u32::from(worth.turns), G::INFO.no_progress.unwrap_or(0));
        let holds = match left {
            Some(left) if left <= most => turns <= left,
            _ => worth.sure != 0 || turns + SETTLED <= most,
        };
        holds.then_some(if turned { worth.turned() } else { worth })
    }
}

/// How both sides play a position, from what the positions after each pair of orders are worth to the first side, of
/// which `worth` is told whether the pair was progress and whether it was a turn.
///
/// # Errors
/// Those of `worth`.
pub fn solve<G: Game, F>(
    game: &mut WorthGame,
    position: &G::Position,
    mut worth: impl FnMut(&G::Position, bool, bool) -> Result<Worth, F>,
) -> Result<Solution<G::Order>, F> {
    let mut solution = Solution::before_search::<G>(position);
    let columns = solution.strategies[1].len();
    let mut cells = Vec::with_capacity(solution.forced_wins.len());
    for (white, _) in &solution.strategies[0] {
        for (black, _) in &solution.strategies[1] {
            let both: Vec<G::Order> = [*white, *black].into_iter().flatten().collect();
            let played = G::join(position, &both);
            let mut after = position.clone();
            G::play(&mut after, played);
            cells.push(match G::outcome(&after).map(|outcome| outcome.winner) {
                Some(Winner::Draw) => Worth::DRAW,
                Some(Winner::Side(Side(side))) => Worth::sure(1 - 2 * i16::from(side)),
                None => worth(&after, G::progress(position, played), !G::is_follow_up(position))?.earlier(),
            });
        }
    }
    let whole = game.worth(columns, &cells);
    let shares = shares::<G>(game, position, columns, &cells);
    for (side, shares) in shares.into_iter().enumerate() {
        for ((_, share), found) in solution.strategies[side].iter_mut().zip(shares) {
            *share = found;
        }
    }
    let share = |side: usize, index: usize| solution.strategies[side][index].1;
    let row = |row: usize| (0..columns).map(|column| share(1, column) * cells[row * columns + column].value).sum();
    let column = |column: usize| {
        let rows = 0..cells.len() / columns;
        -rows.map(|row| share(0, row) * cells[row * columns + column].value).sum::<f64>()
    };
    solution.order_values = [(0..cells.len() / columns).map(row).collect(), (0..columns).map(column).collect()];
    solution.values = [whole.value, -whole.value];
    solution.depth = u32::from(whole.sure.unsigned_abs());
    solution.forced_win = whole.sure;
    solution.forced_wins = cells.iter().map(|cell| cell.sure).collect();
    Ok(solution)
}

/// The mixed strategies of a stage game. An order that is not legal is left out of its side's strategy where it gains
/// nothing, but the other side must have an answer to it all the same.
fn shares<G: Game>(game: &mut WorthGame, position: &G::Position, columns: usize, cells: &[Worth]) -> [Vec<f64>; 2] {
    let mut list = Vec::new();
    let legal = [Seat(0), Seat(1)].map(|seat| {
        G::orders(position, seat, &mut list);
        list.len().max(1)
    });
    let all = [cells.len() / columns, columns];
    let mut part = |[rows, columns_of]: [usize; 2]| {
        let rows = cells.chunks(columns).take(rows);
        let part: Vec<Worth> = rows.flat_map(|row| row[..columns_of].iter().copied()).collect();
        game.mix(columns_of, &part);
        (game.matrix.value, [game.matrix.rows.clone(), game.matrix.columns.clone()])
    };
    let (value, whole) = part(all);
    let (by_white, [white, _]) = part([legal[0], all[1]]);
    let (by_black, [_, black]) = part([all[0], legal[1]]);
    let [mut white_mix, mut black_mix] = whole;
    if by_white > value - TOLERANCE {
        white_mix = white;
    }
    if by_black < value + TOLERANCE {
        black_mix = black;
    }
    white_mix.resize(all[0], 0.0);
    black_mix.resize(all[1], 0.0);
    [white_mix, black_mix]
}
