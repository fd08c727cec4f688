//! From arguments to a session, and what several commands print of it.

use crate::{file, near};
use ludoteca_record as record;
use ludoteca_rules::options::{OptionError, shorten};
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::{Catalogue, Entry, Options, Seat, Text, random};
use ludoteca_store::Failure;
use std::cell::OnceCell;
use std::path::{Path, PathBuf};

/// `GAME [--position P] [--moves M]` or `--record FILE [--at N]`, as `show` and `moves` take them.
#[derive(Default, clap::Args)]
pub struct GameArgs {
    /// Id and options, as text.
    #[arg(value_name = "GAME", required_unless_present = "record", conflicts_with = "record")]
    pub game: Option<String>,
    /// Position text to begin with.
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    /// Moves to play first, separated by spaces.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub moves: Option<String>,
    /// File with a record to begin with.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pub record: Option<PathBuf>,
    /// How many moves of the record's main line have been made; without it, those to where the record was left.
    #[arg(long, value_name = "N", requires = "record", conflicts_with = "game")]
    pub at: Option<usize>,
    /// The text of that file, once it was read: standard input can be read only once.
    #[arg(skip)]
    pub(crate) text: OnceCell<String>,
}

impl GameArgs {
    fn text(&self, record: &Path) -> Result<&str, Failure> {
        if let Some(text) = self.text.get() {
            return Ok(text);
        }
        let text = file::text(record)?;
        Ok(self.text.get_or_init(|| text))
    }

    /// The game and its options. Of a record the head is enough.
    ///
    /// # Errors
    /// An unknown game or option, or a file that cannot be read.
    pub fn entry(&self, catalogue: &Catalogue) -> Result<(&'static Entry, Options), Failure> {
        let Some(record) = &self.record else {
            return entry(catalogue, self.game.as_deref().unwrap_or_default()).map_err(Failure::Input);
        };
        let head = record::head(self.text(record)?).map_err(|error| Failure::Input(error.text()))?;
        entry(catalogue, &format!("{}:{}", head.game, head.options)).map_err(Failure::Input)
    }

    /// An error if a file that is to be written is the record that is read.
    ///
    /// # Errors
    /// The same file stands for both.
    pub fn check_output(&self, out: &Path) -> Result<(), Failure> {
        self.record.as_deref().map_or(Ok(()), |record| file::check_other(record, out))
    }

    /// Whether it does not begin at the start.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        self.position.is_some() || self.moves.is_some() || self.record.is_some()
    }

    /// The session after all the moves.
    ///
    /// # Errors
    /// An unknown game or option, a malformed position, an illegal move, a file that cannot be read or is no record.
    pub fn session(&self, catalogue: &Catalogue) -> Result<Box<dyn Session>, Failure> {
        if let Some(record) = &self.record {
            let mut session =
                record::read(self.text(record)?, catalogue).map_err(|error| Failure::Input(error.text()))?;
            if let Some(at) = self.at {
                let line = session.line();
                let last = line.len() - 1;
                let node = line.get(at).ok_or_else(|| {
                    let text = Text::new("error-record-at").with_number("at", i64::try_from(at).unwrap_or(i64::MAX));
                    Failure::Input(text.with_number("last", i64::try_from(last).unwrap_or(i64::MAX)))
                })?;
                // The node is on the line.
                let _ = session.submit(Request::GoTo(*node));
            }
            return Ok(session);
        }
        let moves = self.moves.as_deref().unwrap_or_default();
        begin(catalogue, self.game.as_deref().unwrap_or_default(), self.position.as_deref(), moves.split_whitespace())
            .map_err(Failure::Input)
    }
}

/// A new seed, short enough to be written down.
///
/// # Errors
/// The system gives no random numbers.
pub fn new_seed() -> Result<u64, Failure> {
    random::new_seed().map_err(|error| Failure::Work(Text::new("error-stream").with("cause", error.to_string())))
}

/// The game and its options from `sapiens:players=teams,setup=2022`.
///
/// # Errors
/// An unknown game or option.
pub fn entry(catalogue: &Catalogue, game: &str) -> Result<(&'static Entry, Options), Text> {
    let (id, options) = game.split_once(':').unwrap_or((game, ""));
    let entry = catalogue.find(id).ok_or_else(|| unknown_game(id, catalogue))?;
    let options = Options::parse(entry.info.options, options).map_err(|error| wrong_option(&error, entry))?;
    Ok((entry, options))
}

fn unknown_game(id: &str, catalogue: &Catalogue) -> Text {
    let text = near::text(["error-game-unknown", "error-game-unknown-near"], near::game(id, catalogue));
    text.with("id", shorten(id)).with("known", catalogue.ids())
}

fn wrong_option(error: &OptionError, entry: &Entry) -> Text {
    let specs = entry.info.options;
    let near = match error {
        OptionError::Name { name, .. } => near::name(name, specs.iter().map(|spec| spec.name))
            .map(|near| Text::new("error-option-name-near").with("name", name).with_text("near", near)),
        OptionError::Value { name, value, .. } => {
            let values = specs.iter().find(|spec| spec.name == name).map_or(&[][..], |spec| spec.values);
            near::name(value, values.iter().copied()).map(|near| {
                let text = Text::new("error-option-value-near").with("name", name).with("value", value);
                text.with_text("near", near)
            })
        }
        OptionError::Form(_) | OptionError::Twice(_) => None,
    };
    near.unwrap_or_else(|| error.text())
}

/// A session of a game, from a position or the start, after some moves.
pub(super) fn begin<'a>(
    catalogue: &Catalogue,
    game: &str,
    position: Option<&str>,
    moves: impl IntoIterator<Item = &'a str>,
) -> Result<Box<dyn Session>, Text> {
    let (entry, options) = entry(catalogue, game)?;
    let mut session = match position {
        Some(text) => entry.from_position(options, text).map_err(|error| error.text())?,
        None => entry.start(options),
    };
    play_moves(&mut *session, moves)?;
    Ok(session)
}

/// Plays these moves.
pub(super) fn play_moves<'a>(session: &mut dyn Session, moves: impl IntoIterator<Item = &'a str>) -> Result<(), Text> {
    for (number, text) in (1_i64..).zip(moves) {
        session.submit(Request::Move(text.to_owned())).map_err(|refusal| {
            Text::new("error-move")
                .with_number("number", number)
                .with("move", shorten(text))
                .with_text("reason", refusal.text)
        })?;
    }
    Ok(())
}

/// The side of a seat as the command line writes it: `w`, `1+3`.
pub(super) fn side_text(session: &dyn PlayView, seat: Seat) -> &'static str {
    session.side_of(seat).map_or("-", |side| session.sides()[usize::from(side.0)].text)
}
