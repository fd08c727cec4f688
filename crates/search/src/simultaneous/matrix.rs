//! Matrix games: one player chooses a row, the other at the same time a column, and the cell is the payoff of the
//! first, which the second loses.
//!
//! They are solved by the simplex method: the column player's linear program, whose dual is the row player's, in a
//! condensed tableau that leaves out the columns of basic variables. Only additions, multiplications and divisions in a
//! fixed order are used, so the result is the same on every machine.

/// Numbers nearer to 0 count as 0.
const EPSILON: f64 = 1e-9;

/// The first pivots choose the entering variable that gains most (Dantzig's rule). The later ones follow Bland's rule,
/// which is slower and cannot cycle.
const DANTZIG_PIVOTS: usize = 40;

/// No program of a board game needs so many: where rounding keeps one from ending, what was found is good enough.
const MAX_PIVOTS: usize = 400;

/// The value and equilibrium of a matrix game. Used again and again, so that its buffers are allocated once.
#[derive(Clone, Debug, Default)]
pub struct MatrixGame {
    /// The value for the row player.
    pub value: f64,
    /// The probability of each row.
    pub rows: Vec<f64>,
    /// The probability of each column.
    pub columns: Vec<f64>,
    tableau: Vec<f64>,
    /// The basic variable of each row of the tableau. A variable below the number of columns stands for a column of the
    /// game, and any other for a row.
    basic: Vec<usize>,
    /// The nonbasic variable of each column of the tableau.
    nonbasic: Vec<usize>,
}

impl MatrixGame {
    /// Solves the game with these payoffs, row by row.
    pub fn solve(&mut self, rows: usize, columns: usize, cells: &[f64]) {
        debug_assert_eq!(cells.len(), rows * columns, "a cell for each row and column");
        let width = columns + 1;
        let least = cells.iter().copied().fold(f64::INFINITY, f64::min);
        self.tableau.clear();
        // With all payoffs positive the value is positive, and the program can be scaled to the value 1.
        for row in cells.chunks(columns) {
            self.tableau.extend(row.iter().map(|cell| cell - least + 1.0));
            self.tableau.push(1.0);
        }
        self.tableau.extend((0..columns).map(|_| -1.0));
        self.tableau.push(0.0);
        self.basic.clear();
        self.basic.extend(columns..columns + rows);
        self.nonbasic.clear();
        self.nonbasic.extend(0..columns);
        for pivots in 0..MAX_PIVOTS {
            let Some(entering) = self.entering(rows, columns, pivots < DANTZIG_PIVOTS) else { break };
            let Some(leaving) = self.leaving(rows, columns, entering) else { break };
            self.pivot(rows, width, leaving, entering);
        }
        self.read_equilibrium(rows, columns);
        self.value += least - 1.0;
    }

    /// The column of the variable that enters the basis; `None` at the optimum.
    fn entering(&self, rows: usize, columns: usize, dantzig: bool) -> Option<usize> {
        let gains = &self.tableau[rows * (columns + 1)..][..columns];
        let improving = (0..columns).filter(|column| gains[*column] < -EPSILON);
        if dantzig {
            improving.min_by(|this, that| gains[*this].total_cmp(&gains[*that]))
        } else {
            improving.min_by_key(|column| self.nonbasic[*column])
        }
    }

    /// The row of the variable that leaves the basis: the one that bounds the entering variable first (ratio test).
    fn leaving(&self, rows: usize, columns: usize, entering: usize) -> Option<usize> {
        let width = columns + 1;
        let mut best: Option<(f64, usize)> = None;
        for row in 0..rows {
            let coefficient = self.tableau[row * width + entering];
            if coefficient <= EPSILON {
                continue;
            }
            let ratio = self.tableau[row * width + columns] / coefficient;
            let tighter = best.is_none_or(|(least, chosen)| {
                ratio < least - EPSILON || ratio < least + EPSILON && self.basic[row] < self.basic[chosen]
            });
            if tighter {
                best = Some((ratio, row));
            }
        }
        best.map(|(_, row)| row)
    }

    /// Exchanges the basic variable of a row for the nonbasic one of a column.
    fn pivot(&mut self, rows: usize, width: usize, row: usize, column: usize) {
        let pivot = self.tableau[row * width + column];
        for index in 0..width {
            self.tableau[row * width + index] /= pivot;
        }
        self.tableau[row * width + column] = 1.0 / pivot;
        for other in (0..=rows).filter(|other| *other != row) {
            let factor = self.tableau[other * width + column];
            if factor == 0.0 {
                continue;
            }
            for index in 0..width {
                if index != column {
                    self.tableau[other * width + index] -= factor * self.tableau[row * width + index];
                }
            }
            self.tableau[other * width + column] = -factor / pivot;
        }
        std::mem::swap(&mut self.basic[row], &mut self.nonbasic[column]);
    }

    /// Reads the equilibrium: the columns from the basic variables, the rows from the dual prices of the nonbasic ones.
    fn read_equilibrium(&mut self, rows: usize, columns: usize) {
        let width = columns + 1;
        let total = self.tableau[rows * width + columns];
        self.value = 1.0 / total;
        self.rows.clear();
        self.rows.resize(rows, 0.0);
        self.columns.clear();
        self.columns.resize(columns, 0.0);
        for row in 0..rows {
            if self.basic[row] < columns {
                self.columns[self.basic[row]] = self.tableau[row * width + columns].max(0.0) / total;
            }
        }
        for column in 0..columns {
            if self.nonbasic[column] >= columns {
                self.rows[self.nonbasic[column] - columns] = self.tableau[rows * width + column].max(0.0) / total;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::MatrixGame;

    fn solved(rows: usize, columns: usize, cells: &[f64]) -> MatrixGame {
        let mut game = MatrixGame::default();
        game.solve(rows, columns, cells);
        game
    }

    fn near(found: &[f64], expected: &[f64]) -> bool {
        found.len() == expected.len()
            && found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-9)
    }

    #[test]
    fn matching_pennies_are_mixed_evenly() {
        let game = solved(2, 2, &[1.0, -1.0, -1.0, 1.0]);
        assert!(near(&[game.value], &[0.0]) && near(&game.rows, &[0.5; 2]) && near(&game.columns, &[0.5; 2]));
    }

    #[test]
    fn a_saddle_point_is_played_purely() {
        let game = solved(2, 3, &[3.0, 1.0, 2.0, 0.0, -1.0, 5.0]);
        assert!(near(&[game.value], &[1.0]) && near(&game.rows, &[1.0, 0.0]) && near(&game.columns, &[0.0, 1.0, 0.0]));
    }

    #[test]
    fn neither_player_can_do_better_against_the_other() {
        let mut state = 7;
        for size in 1..12_usize {
            let (rows, columns) = (size, 12 - size);
            let cells: Vec<f64> = (0..rows * columns)
                .map(|_| {
                    let (number, next) = ludoteca_rules::hash::splitmix(state);
                    state = next;
                    // Few different values, so that many programs are degenerate.
                    (number % 5) as f64 / 4.0
                })
                .collect();
            let game = solved(rows, columns, &cells);
            let row = |row: usize| -> f64 {
                (0..columns).map(|column| game.columns[column] * cells[row * columns + column]).sum()
            };
            let column =
                |column: usize| -> f64 { (0..rows).map(|row| game.rows[row] * cells[row * columns + column]).sum() };
            assert!((0..rows).all(|index| row(index) < game.value + 1e-9), "{size}");
            assert!((0..columns).all(|index| column(index) > game.value - 1e-9), "{size}");
            assert!((game.rows.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }
}
