//! The head of a file.

use super::HEAD;
use super::entries::Form;
use blake3::Hash;

/// How far a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Which time it goes through all numbers, from 0: the distance that is looked for.
    pub pass: u32,
    /// How many numbers are done in this pass.
    pub done: u64,
    /// Whether this pass has found anything.
    pub found: bool,
}

/// What the head says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name of the table.
    pub name: String,
    /// The id of the game.
    pub game: String,
    /// What the rules of the game answer, as a hash.
    pub rules: Hash,
    /// What is kept of each position.
    pub form: Form,
    /// How many numbers there are.
    pub count: u64,
    /// How far the table is; `None` if it is complete.
    pub progress: Option<Progress>,
    /// The checksum of all entries.
    pub checksum: Hash,
    /// The checksum of the list of blocks.
    pub blocks: Hash,
}

/// Magic and form of the file.
const FIRST: &str = "ludoteca table 1";

impl Head {
    /// The bytes of the head.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let state = self.progress.map_or_else(
            || "complete".to_owned(),
            |progress| format!("{} {} {}", progress.pass, progress.done, u8::from(progress.found)),
        );
        let text = format!(
            "{FIRST}\ntable {}\ngame {}\nrules {}\nform {}\npositions {}\nstate {state}\nchecksum {}\nblocks {}\n",
            self.name,
            self.game,
            self.rules,
            self.form.text(),
            self.count,
            self.checksum,
            self.blocks,
        );
        let mut bytes = format!("{text}head {}\n", blake3::hash(text.as_bytes())).into_bytes();
        bytes.resize(HEAD as usize, b'\n');
        bytes
    }

    /// Reads a head; `None` if these bytes are none, or not as they were written.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(bytes).ok()?.trim_end_matches('\n');
        let (text, last) = text.rsplit_once('\n')?;
        let text = format!("{text}\n");
        let sum = Hash::from_hex(last.strip_prefix("head ")?).ok()?;
        let mut lines = text.lines();
        if lines.next()? != FIRST || sum != blake3::hash(text.as_bytes()) {
            return None;
        }
        let mut value = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(' ');
        let head = Self {
            name: value("table")?.to_owned(),
            game: value("game")?.to_owned(),
            rules: Hash::from_hex(value("rules")?).ok()?,
            form: Form::parse(value("form")?)?,
            count: value("positions")?.parse().ok()?,
            progress: match value("state")? {
                "complete" => None,
                state => Some(progress(state)?),
            },
            checksum: Hash::from_hex(value("checksum")?).ok()?,
            blocks: Hash::from_hex(value("blocks")?).ok()?,
        };
        lines.next().is_none().then_some(head)
    }
}

fn progress(text: &str) -> Option<Progress> {
    let mut numbers = text.split(' ');
    let pass = numbers.next()?.parse().ok()?;
    let done = numbers.next()?.parse().ok()?;
    let found = numbers.next()? == "1";
    numbers.next().is_none().then_some(Progress { pass, done, found })
}
