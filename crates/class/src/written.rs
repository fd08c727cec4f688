//! A sheet as a text file that people can read: its head, the pupils with their numbers, the boards of every round, and
//! a last line that shows that nothing is missing. `read.rs` is the way back.
//!
//! ```text
//! Ludoteca class 1
//! Name: Spring
//! Game: rastros
//! System: swiss 5
//! Seed: 7
//!
//! Pupils
//! 1 here Ana
//! 2 gone Rui
//! 3 here Zé
//!
//! Round 1
//! 1: 3-2 1-0
//! 2: 1 bye
//!
//! End
//! ```

use super::sheet::Tournament;
use std::fmt;

/// The first line; the number is that of the form.
pub(super) const HEAD: &str = "Ludoteca class 1";

/// Whether a first line is that of a form that comes after this one.
pub(super) fn is_newer(head: &str) -> bool {
    let number = |line: &str| line.strip_prefix("Ludoteca class ")?.parse::<u64>().ok();
    number(head) > number(HEAD)
}

/// The last line.
pub(super) const END: &str = "End";

/// The sheet as its file has it.
impl fmt::Display for Tournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{HEAD}\nName: {}\nGame: {}\nSystem: {}\nSeed: {}\n",
            self.name, self.game, self.system, self.seed
        )?;
        writeln!(f, "Pupils")?;
        for (number, pupil) in (1..).zip(&self.pupils) {
            writeln!(f, "{number} {} {}", if pupil.withdrawn { "gone" } else { "here" }, pupil.name)?;
        }
        for (number, boards) in (1..).zip(&self.rounds) {
            writeln!(f, "\nRound {number}")?;
            for (board, pairing) in (1..).zip(boards) {
                write!(f, "{board}: {}", pairing.first + 1)?;
                if let Some(second) = pairing.second {
                    write!(f, "-{}", second + 1)?;
                }
                writeln!(f, " {}", pairing.outcome.text())?;
            }
        }
        writeln!(f, "\n{END}")
    }
}
