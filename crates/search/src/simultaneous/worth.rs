//! What a stage game is worth, from what its cells are worth.

use super::matrix::MatrixGame;
use super::stage::longest_win;
use ludoteca_tablebase::Worth;

/// Solves stage games whose cells are known. Used again and again, so that its buffers are allocated once.
#[derive(Clone, Debug, Default)]
pub struct WorthGame {
    /// The last one that was solved as a whole.
    pub matrix: MatrixGame,
    payoffs: Vec<f64>,
}

impl WorthGame {
    /// What a game with these cells, row by row and [seen a ply earlier](Worth::earlier), is worth to the first side,
    /// which chooses the row.
    ///
    /// It is a certain win only if one order wins whatever the other side decides, and a mix of orders never is.
    pub fn worth(&mut self, columns: usize, cells: &[Worth]) -> Worth {
        if let Some(plies) = sure_win(columns, cells) {
            return Worth::sure(plies);
        }
        let value = |worth: &Worth| worth.value;
        let least = |row: &[Worth]| row.iter().map(value).fold(f64::INFINITY, f64::min);
        let lower = cells.chunks(columns).map(least).fold(f64::NEG_INFINITY, f64::max);
        let most = |column: usize| cells[column..].iter().step_by(columns).map(value).fold(f64::NEG_INFINITY, f64::max);
        let upper = (0..columns).map(most).fold(f64::INFINITY, f64::min);
        if lower >= upper {
            return Worth::mixed(lower);
        }
        self.mix(columns, cells);
        Worth::mixed(self.matrix.value.clamp(lower, upper))
    }

    /// Finds how both sides play a game with these cells.
    pub fn mix(&mut self, columns: usize, cells: &[Worth]) {
        self.payoffs.clear();
        self.payoffs.extend(cells.iter().map(|worth| worth.value));
        self.matrix.solve(cells.len() / columns, columns, &self.payoffs);
    }
}

/// Plies until the first side (positive) or the second (negative) has certainly won; `None` if neither has an order for
/// that.
fn sure_win(columns: usize, cells: &[Worth]) -> Option<i16> {
    let row = |row: &[Worth]| longest_win(row.iter().map(|worth| worth.sure));
    let column = |column: usize| longest_win(cells[column..].iter().step_by(columns).map(|worth| -worth.sure));
    let won = cells.chunks(columns).map(row).filter(|plies| *plies > 0).min();
    let lost = || (0..columns).map(column).filter(|plies| *plies > 0).min();
    won.or_else(|| lost().map(|plies| -plies))
}
