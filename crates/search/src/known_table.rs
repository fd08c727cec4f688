//! Tables of endings in which searchers look positions up: those among the bytes of the program, and those that
//! somebody has made with `ludoteca solve`, which the program offers to its searchers.
//!
//! Start with [`KnownTable`]; [`offer`] is for the program.

use ludoteca_rules::Game;
use ludoteca_tablebase::{Code, Form, Packed};
use std::sync::OnceLock;

/// Where the table of an ending is.
#[derive(Clone, Copy, Debug)]
pub enum KnownTable {
    /// Among the bytes of the program.
    Shipped(&'static [u8]),
    /// It has this name, this form and so many entries, if it was made.
    Made {
        /// The name under which `ludoteca solve` keeps it.
        name: &'static str,
        /// What is kept of each position.
        form: Form,
        /// How many numbers there are.
        count: fn() -> u64,
    },
}

/// Opens the table of a game, by its id, and of a name.
type Open = dyn Fn(&str, &str) -> Option<Packed> + Send + Sync;

/// What the program offers.
static MADE: OnceLock<Box<Open>> = OnceLock::new();

/// Offers tables that were made: what is told the id of a game and the name of a table opens it, if it is there,
/// complete, and of the rules as they are. Only the first offer of a program counts.
pub fn offer(open: impl Fn(&str, &str) -> Option<Packed> + Send + Sync + 'static) {
    // Whoever offers a second time offers the same.
    let _ = MADE.set(Box::new(open));
}

impl KnownTable {
    /// The bytes of a table of the program.
    #[must_use]
    pub const fn shipped(&self) -> Option<&'static [u8]> {
        match self {
            Self::Shipped(bytes) => Some(bytes),
            Self::Made { .. } => None,
        }
    }

    fn open<G: Game>(&self) -> Option<Packed> {
        match self {
            // A table of the program that cannot be read is as good as none.
            Self::Shipped(bytes) => Packed::of_bytes(bytes).ok(),
            Self::Made { name, form, count } => {
                let packed = MADE.get()?(G::INFO.id, name)?;
                let head = packed.head();
                ((head.form, head.count) == (*form, count())).then_some(packed)
            }
        }
    }
}

/// A table that is opened when it is asked for the first time.
#[derive(Default)]
pub(crate) struct OpenedTable(Option<Packed>);

impl OpenedTable {
    /// The entry of a number; `None` if there is no table, or it cannot be read there.
    pub fn code<G: Game>(&mut self, known: &KnownTable, number: u64) -> Option<Code> {
        if self.0.is_none() {
            self.0 = known.open::<G>();
        }
        self.0.as_mut()?.code(number).ok()
    }
}
