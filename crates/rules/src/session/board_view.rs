//! What lies on a board.

use crate::{Figure, Info, Net, Options, Piece, Seat, Side, SideInfo, Sign, Standing, Text};

/// A board with its pieces, and what the position says besides: of a play, or of a position that is being set up.
/// Pictures, signs and names need no more.
pub trait BoardView: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static Info;
    /// Options of this play.
    fn options(&self) -> &Options;
    /// Number of seats that its game has with these options.
    fn seats_with(&self, options: &Options) -> u8;
    /// The sides of the game.
    fn sides(&self) -> &'static [SideInfo];
    /// Number of seats.
    fn seats(&self) -> u8 {
        SideInfo::seats(self.sides())
    }
    /// The side that a seat decides for; `None` if the game has no such seat.
    fn side_of(&self, seat: Seat) -> Option<Side> {
        SideInfo::side_of(self.sides(), seat)
    }
    /// The position under the cursor, as text.
    fn position_text(&self) -> String;
    /// The pieces on the board.
    fn standing(&self) -> Vec<Standing>;
    /// How a piece looks in a flat picture: see [`Game::figure`](crate::Game::figure).
    fn figure(&self, piece: Piece) -> Figure;
    /// The pieces that can be folded of paper: see [`Game::nets`](crate::Game::nets).
    fn nets(&self) -> Vec<Net> {
        Vec::new()
    }
    /// A piece in words, if it has some of its own: see [`View::tell`](crate::View::tell).
    fn tell(&self, piece: Piece) -> Option<Text>;
    /// What the position says beyond where the pieces stand.
    fn signs(&self) -> Vec<Sign>;
    /// Hash of the position under the cursor.
    fn hash(&self) -> u64;
}
