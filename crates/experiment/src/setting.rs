//! What is wished: which games, who plays them, and how many.

use ludoteca_rules::options::shorten;
use ludoteca_rules::session::{NodeId, PlayView, Session};
use ludoteca_rules::thinking::think::{LEVELS, parse_level};
use ludoteca_rules::{Entry, Options, Seat, SeatSet, Side, SideInfo, Text};

/// Most games of each setting.
pub const MOST_GAMES: u32 = 100_000;

/// Most settings that are compared at once.
pub const MOST_SETTINGS: usize = 12;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Chance: every legal move is as likely as the others.
    Random,
    /// This level of the computer, from 1.
    Level(usize),
}

impl Player {
    /// The player that a text names: `random`, or a level.
    ///
    /// # Errors
    /// It is neither.
    pub fn parse(text: &str) -> Result<Self, Text> {
        if text == "random" {
            return Ok(Self::Random);
        }
        let wrong = || Text::new("experiment-player").with("text", shorten(text)).with_number("levels", LEVELS as u32);
        parse_level(text).map(Self::Level).ok_or_else(wrong)
    }

    /// As the command line writes it.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Random => "random".to_owned(),
            Self::Level(level) => level.to_string(),
        }
    }
}

/// A game with its options, where it begins, and who plays.
#[derive(Clone, Debug)]
pub struct Setting {
    /// What is special about it among the settings that are compared, as it was asked for; empty if it is alone.
    pub label: String,
    pub(crate) entry: &'static Entry,
    pub(crate) options: Options,
    pub(crate) position: String,
    pub(crate) players: Vec<Player>,
    sides: &'static [SideInfo],
    first: Option<Side>,
    stones: bool,
}

impl Setting {
    /// Games that go on from where a play stands, with a player for each seat. What the play counted on the way there
    /// (repetition, turns without progress) is counted from there anew, and so is the length.
    ///
    /// # Errors
    /// The play has ended, there are more players than seats or fewer, or the computer does not play the game.
    pub fn new(entry: &'static Entry, play: &dyn PlayView, players: Vec<Player>) -> Result<Self, Text> {
        let asked = play.asked();
        if asked.is_empty() {
            return Err(Text::new("experiment-over"));
        }
        if players.len() != usize::from(play.seats()) {
            return Err(Text::new("experiment-seats").with_number("seats", play.seats()));
        }
        if entry.searchers.is_empty() && players.iter().any(|player| *player != Player::Random) {
            return Err(Text::new("error-searcher-none").with("game", entry.info.id));
        }
        // Of a play that was begun, whoever made its first move.
        let begun = play.line().get(1).filter(|_| play.cursor() != NodeId::ROOT).map(|first| play.node(*first).by);
        let beginning = begun.unwrap_or(asked);
        let first = beginning.iter().next().filter(|_| beginning.len() == 1).and_then(|seat| play.side_of(seat));
        let (options, position) = (play.options().clone(), play.position_text());
        let (sides, stones) = (play.sides(), play.counts_stones());
        Ok(Self { label: String::new(), entry, options, position, players, sides, first, stones })
    }

    /// The same setting with this label.
    #[must_use]
    pub fn labelled(self, label: &str) -> Self {
        Self { label: label.to_owned(), ..self }
    }

    /// The game.
    #[must_use]
    pub const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// Its options.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The position in which every game begins, as text.
    #[must_use]
    pub fn position(&self) -> &str {
        &self.position
    }

    /// Who decides for each seat.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The sides of the game.
    #[must_use]
    pub const fn sides(&self) -> &'static [SideInfo] {
        self.sides
    }

    /// The side that made the first move of the play, or makes the first one now; none where several decide at once.
    #[must_use]
    pub const fn first(&self) -> Option<Side> {
        self.first
    }

    /// Whether people count its length in stones and not in turns: see [`PlayView::counts_stones`].
    #[must_use]
    pub const fn counts_stones(&self) -> bool {
        self.stones
    }

    /// The side whose wins are compared between settings: the one that begins, or the first.
    #[must_use]
    pub fn compared(&self) -> Side {
        self.first.unwrap_or(Side(0))
    }

    /// A play at its beginning.
    pub(crate) fn begin(&self) -> Box<dyn Session> {
        let begun = self.entry.from_position(self.options.clone(), &self.position);
        begun.expect("a position has the text that the game itself printed")
    }

    /// Whether chance decides for all of these seats.
    pub(crate) fn is_random(&self, seats: SeatSet) -> bool {
        seats.iter().all(|seat| self.player(seat) == Player::Random)
    }

    /// Whether chance decides everything, so that a game takes no time to speak of.
    pub(crate) fn is_quick(&self) -> bool {
        self.players.iter().all(|player| *player == Player::Random)
    }

    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.players.get(usize::from(seat.0)).copied().unwrap_or(Player::Random)
    }
}

/// What is wished: one setting, or several to be compared.
#[derive(Clone, Debug)]
pub struct Experiment {
    /// The settings, at most [`MOST_SETTINGS`].
    pub settings: Vec<Setting>,
    /// Games of each, at most [`MOST_GAMES`].
    pub games: u32,
    /// Where all chance comes from. Every setting is played with the same seeds, so that one that is compared has the
    /// same games as alone.
    pub seed: u64,
    /// So many turns at the beginning of each game are chance's, whoever plays: levels alone hardly vary their games.
    pub opening: u32,
    /// A game that goes on for so many turns of all sides is cut.
    pub longest: u32,
}

impl Experiment {
    /// A thousand games of each setting.
    #[must_use]
    pub const fn of(settings: Vec<Setting>) -> Self {
        Self { settings, games: 1000, seed: 1, opening: 0, longest: 1000 }
    }
}
