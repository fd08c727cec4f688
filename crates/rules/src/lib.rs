//! The shared rules system: what every game is made of, and one play of it.
//!
//! Depends only on the standard library, `arrayvec`, `rand` and `thiserror`. No side effects: no input or output, no
//! clock, no thread, no float, so that equal inputs give equal results on every machine.
//!
//! Start with [`game::Game`] (the rules of one game), then [`display::effect`] (what a move does on the table),
//! [`display::pick`] (how a person enters an order), [`display::figure`] (how it looks in a flat picture),
//! [`session`] (one play of a game with its history), [`editor`] (a position set up by hand), [`entry`] (a game
//! without its type) and [`thinking::think`] (what the computer is asked as a player).
//!
//! What a searcher needs of a game is [`Rules`] alone. Here of a game with ten stones, of which each takes one or two
//! in turn; whoever takes the last one wins:
//!
//! ```
//! use ludoteca_rules::{Options, Outcome, Rules, Seat, Side, one_seat_at_a_time};
//!
//! /// The stones that are left, and whose turn it is.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! struct Heap {
//!     stones: u8,
//!     turn: u8,
//! }
//!
//! struct Stones;
//!
//! impl Rules for Stones {
//!     one_seat_at_a_time!(Heap, u8, |here| Seat(here.turn));
//!
//!     fn start(_: &Options, first: Seat) -> Heap {
//!         Heap { stones: 10, turn: first.0 }
//!     }
//!
//!     fn moves(position: &Heap, list: &mut Vec<u8>) {
//!         list.clear();
//!         list.extend(1..=position.stones.min(2));
//!     }
//!
//!     fn play(position: &mut Heap, taken: u8) {
//!         *position = Heap { stones: position.stones - taken, turn: 1 - position.turn };
//!     }
//!
//!     fn outcome(position: &Heap) -> Option<Outcome> {
//!         (position.stones == 0).then(|| Outcome::win(Side(1 - position.turn), "reason-last-stone"))
//!     }
//!
//!     fn hash(position: &Heap) -> u64 {
//!         ludoteca_rules::hash::mix(position.stones.into(), position.turn.into())
//!     }
//!
//!     fn progress(_: &Heap, _: u8) -> bool {
//!         true
//!     }
//! }
//!
//! /// Whether whoever plays can force a win.
//! fn wins(position: Heap) -> bool {
//!     let mut moves = Vec::new();
//!     Stones::moves(&position, &mut moves);
//!     moves.into_iter().any(|taken| {
//!         let mut next = position;
//!         Stones::play(&mut next, taken);
//!         !wins(next)
//!     })
//! }
//!
//! let start = Stones::start(&Options::defaults(&[]), Seat(0));
//! assert_eq!(Stones::count(&start), 2);
//! assert!(wins(start));
//! assert!(!wins(Heap { stones: 9, turn: 1 }));
//! ```

pub mod bitboard;
pub mod catalogue;
pub mod comment;
pub mod content;
pub mod display;
pub mod editor;
pub mod entry;
pub mod game;
pub mod geometry;
pub mod hash;
pub mod laws;
pub mod options;
pub mod orders;
pub mod outcome;
pub mod paths;
pub mod position_text;
pub mod random;
pub mod seats;
pub mod session;
pub mod setup;
pub mod text;
pub mod thinking;
pub mod walk;

pub use catalogue::Catalogue;
pub use content::Content;
pub use display::effect::{Beat, Effect, Kind, Piece, Standing};
pub use display::figure::{Dye, Figure, Ground};
pub use display::net::{Net, NetFace};
pub use display::overlay::{Badge, OverlayReport, Role};
pub use display::pick::{CellRelation, Choice, Mark, Path, Pick, Refusal, Step};
pub use display::sign::{Meaning, Sign};
pub use editor::{Edit, SetupEditor};
pub use entry::Entry;
pub use game::{BoxLabel, Editing, Game, Info, Notation, Overlay, PieceEdit, Reading, Rules, View};
pub use geometry::{Cell, Geometry};
pub use options::{OptionSpec, Options};
pub use outcome::{Outcome, Winner};
pub use position_text::PositionError;
pub use seats::seat::{Seat, SeatSet, Side, SideColour, SideInfo};
pub use setup::{Fault, Setup};
pub use text::{Arg, Text};
