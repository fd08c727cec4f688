//! One play of a game: who takes part, what was played, and how it ended.
//!
//! [`Session`] is a play whose game is not known by type; [`PlayView`] is its read-only half, made of [`BoardView`]
//! (what lies on the board) and [`HistoryView`] (how it came there), and [`GameSession`] implements them all for each
//! game. Only the session changes a position, always in answer to a [`Request`]. There is no clock inside: whoever
//! keeps time tells the session when a flag has fallen. Where several seats decide at once, an order is sealed at the
//! node where it was given until the others are in, wherever the cursor goes meanwhile.
//!
//! Depends only on the rest of `rules`. Start with [`Session::submit`]; the history tree is in `history.rs`.

mod board_view;
mod game_session;
mod header;
mod history;
mod history_view;
mod node;
mod notes;
mod positions;
mod read;
mod removed;
mod request;
mod series;
mod view;

pub use board_view::BoardView;
pub use game_session::GameSession;
pub use header::{Controller, Header, Tag};
pub use history_view::HistoryView;
pub use node::{Event, Node, NodeId};
pub use notes::Nag;
pub use request::{Request, SessionChange};
pub use series::Series;
pub use view::PlayView;

use super::Refusal;
use rand::rngs::ChaCha8Rng;

/// A play of some game that can be changed. See the module's head.
pub trait Session: PlayView {
    /// Changes names, date and controllers.
    fn describe(&mut self, date: String, names: Vec<String>, controllers: Vec<Controller>);

    /// Changes what else a record says about the play.
    fn set_tags(&mut self, tags: Vec<Tag>);

    /// Gives the play a title, a tag of its record; an empty one takes it away.
    fn set_title(&mut self, title: &str) {
        let mut header = self.header().clone();
        header.set_tag("Title", Some(title.trim()).filter(|title| !title.is_empty()));
        self.set_tags(header.tags);
    }

    /// Says under what name the play is kept.
    fn keep_as(&mut self, name: Option<String>);

    /// The only way to change anything else.
    ///
    /// # Errors
    /// Why not, in words; then nothing has changed.
    fn submit(&mut self, request: Request) -> Result<SessionChange, Refusal<String>>;

    /// Plays a whole move as [`Request::Move`] does, without telling what it does on the table: for long records.
    ///
    /// # Errors
    /// Why not, in words; then nothing has changed.
    fn replay(&mut self, text: &str) -> Result<(), Refusal<String>>;

    /// Plays any legal move, each as likely as the others, without telling what it does on the table; where several
    /// seats decide at once, for all of them. `false` where the play is over.
    fn play_random(&mut self, random: &mut ChaCha8Rng) -> bool;
}
