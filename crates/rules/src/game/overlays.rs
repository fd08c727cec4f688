//! The overlays of a game, as it lists them in [`Game::OVERLAYS`](super::Game::OVERLAYS).

use super::Rules;
use crate::display::overlay::OverlayReport;
use crate::geometry::Cell;

/// One of the things that can be laid over the board of a game.
pub struct Overlay<G: Rules> {
    /// Its name on the command line, behind which `@` and a cell may stand; `overlay-ID` is the text key of its name.
    pub id: &'static str,
    /// What it says of a position.
    pub compute: fn(&G::Position) -> OverlayReport,
    /// What it says of the piece on a cell while that is in somebody's hand, instead; `None` for a cell of which it has
    /// nothing to say.
    pub about: Option<fn(&G::Position, Cell) -> Option<OverlayReport>>,
}
