//! One play of a game: who sits where, what was played, and how it ended.
//!
//! [`Session`] is the type-erased face that table, panels, command line and records use; [`Play`] is the one behind it for
//! each game. Only the session changes a position; every actor sends it the same [`Request`]. There is no clock inside:
//! whoever keeps time tells the session when a flag has fallen.
//!
//! Start with [`Session::submit`]; the history tree is in `history.rs`.

mod history;
mod play;

pub use history::{Event, Node, NodeId};
pub use play::Play;

use super::{
    Beat, Cell, Info, Options, Outcome, Pick, Refusal, Seat, SeatSet, SideInfo, Sign, Standing, Step, roll::OpeningRoll,
};

/// Who decides for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Controller {
    /// A person at this computer.
    #[default]
    Human,
    /// The computer, at a named level.
    Computer(String),
}

/// What is fixed before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The opening roll, where the game has one.
    pub roll: Option<OpeningRoll>,
    /// Position text, if the play does not begin at the start.
    pub position: Option<String>,
    /// Day of the play, as text; empty if unknown.
    pub date: String,
    /// Name of each seat; empty if unknown.
    pub names: Vec<String>,
    /// Who decides for each seat.
    pub controllers: Vec<Controller>,
}

/// What anybody may ask of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// An order of a seat, as the picks a person made.
    Picks(Seat, Vec<Pick>),
    /// An order of a seat as text.
    Order(Seat, String),
    /// A whole move as text; where several seats decide at once, their orders joined by `|`.
    Move(String),
    /// A seat gives up.
    Resign(Seat),
    /// All agree on a draw.
    AgreeDraw,
    /// The time of a seat is up.
    Flag(Seat),
    /// Withdraws what is sealed, else takes back the last turn with its follow-ups.
    Undo,
    /// Plays the turn again that was taken back last.
    Redo,
    /// Goes to any node of the history.
    GoTo(NodeId),
    /// Writes a comment on the node under the cursor.
    Comment(String),
}

/// What a request changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The order of a seat is sealed; the others are still asked.
    Sealed(Seat),
    /// All sealed orders were withdrawn.
    Withdrawn,
    /// A move was played.
    Played {
        /// The pieces before it.
        before: Vec<Standing>,
        /// What it does on the table.
        beats: Vec<Beat>,
    },
    /// The cursor went elsewhere in the history.
    Jumped,
    /// The game ended without a move.
    Ended,
    /// Nothing on the board or in the history moved.
    Noted,
}

/// A play of some game. See the module's head.
pub trait Session: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static Info;
    /// Options of this play.
    fn options(&self) -> &Options;
    /// What is fixed before the first move.
    fn header(&self) -> &Header;
    /// Changes names, date or controllers; roll and position stay as they are.
    fn describe(&mut self, date: String, names: Vec<String>, controllers: Vec<Controller>);

    /// The position under the cursor, as text.
    fn position_text(&self) -> String;
    /// The sides of the game.
    fn sides(&self) -> &'static [SideInfo];
    /// Number of seats.
    fn seats(&self) -> u8 {
        self.sides().iter().map(|side| side.seats.len() as u8).sum()
    }
    /// Seats whose order is still missing; none when the game is over.
    fn asked(&self) -> SeatSet;
    /// Seats whose order is sealed.
    fn sealed(&self) -> SeatSet;
    /// How the play ended, by the rules or by the session.
    fn outcome(&self) -> Option<Outcome>;
    /// The pieces on the board.
    fn standing(&self) -> Vec<Standing>;
    /// Where the piece stands that moves although picks name its target only: see
    /// [`Game::lone_mover`](super::Game::lone_mover).
    fn lone_mover(&self) -> Option<Cell>;
    /// What else the position says.
    fn signs(&self) -> Vec<Sign>;
    /// Hash of the position under the cursor.
    fn hash(&self) -> u64;
    /// Hashes of the positions since the last irreversible move, oldest first: a search counts repetitions with them.
    fn line_hashes(&self) -> Vec<u64>;
    /// Turns since the last progress.
    fn quiet_turns(&self) -> u32;

    /// The legal orders of a seat as text, in byte order. None once its order is sealed.
    fn orders(&self, seat: Seat) -> Vec<String>;
    /// What can follow the picks made so far.
    fn next_steps(&self, seat: Seat, prefix: &[Pick]) -> Vec<Step>;
    /// The order whose path is exactly these picks.
    fn order_of(&self, seat: Seat, picks: &[Pick]) -> Option<String>;
    /// Why `next` cannot follow `prefix`; the order to seal, if any, as text.
    fn refuse(&self, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<String>;

    /// The only way to change anything.
    ///
    /// # Errors
    /// Why not, in words; then nothing has changed.
    fn submit(&mut self, request: Request) -> Result<Change, Refusal<String>>;

    /// The node under the cursor.
    fn cursor(&self) -> NodeId;
    /// One node of the history.
    fn node(&self, id: NodeId) -> &Node;
    /// How the play ended at a node; `None` while it went on there.
    fn outcome_at(&self, id: NodeId) -> Option<Outcome>;
    /// The nodes from the root through the cursor to the end of the line that redo would follow.
    fn line(&self) -> Vec<NodeId>;
    /// The pieces before the move that led to a node, and what the move does; `None` if no move led there.
    fn move_into(&self, id: NodeId) -> Option<(Vec<Standing>, Vec<Beat>)>;
}
