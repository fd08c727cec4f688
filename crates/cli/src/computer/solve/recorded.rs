//! Best play of both sides from a position of a table, as a game that can be recorded, shown and filmed.

use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Catalogue, Options, Text};
use ludoteca_solve::explore::Look;
use ludoteca_store::Failure;

/// The game from a position that was looked at to its end, by the moves of a line.
///
/// # Errors
/// There is no such line, as in a draw or where it is not known how long the game lasts; or the board is not that of
/// the game.
pub(super) fn of(
    catalogue: &Catalogue,
    game: &str,
    position: &str,
    (seen, line): (&Look, &[String]),
) -> Result<Box<dyn Session>, Failure> {
    if !seen.timed || line.is_empty() {
        return Err(Failure::Input(Text::new("error-solve-no-best-play")));
    }
    let entry = catalogue.find(game).expect("a table is of a game of the catalogue");
    let other_board = |_| Failure::Input(Text::new("error-solve-other-board"));
    let mut play = entry.from_position(Options::defaults(entry.info.options), position).map_err(other_board)?;
    for played in line {
        play.submit(Request::Move(played.clone())).map_err(|refusal| Failure::Input(refusal.text))?;
    }
    Ok(play)
}
