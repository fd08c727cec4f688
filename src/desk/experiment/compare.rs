//! What an experiment compares: the values of an option, the moves that are possible here, or who plays at a seat.

use ludoteca_experiment::{MOST_SETTINGS, Player, Setting};
use ludoteca_rules::options::OptionSpec;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::think::LEVELS;
use ludoteca_rules::{Arg, Entry, Options, Seat, Text};
use ludoteca_table::play::Play;
use ludoteca_words::{Words, telling};

/// What differs between the lines of an experiment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compared {
    /// Nothing: there is one line.
    #[default]
    Nothing,
    /// The values of the option of this name.
    Option(&'static str),
    /// The moves that are possible on the board.
    Moves,
    /// Who plays at the seat of this number, from 0: chance, and every level.
    Seat(usize),
}

/// What can be compared with this play; nothing comes first.
#[must_use]
pub fn possible(play: &Play) -> Vec<Compared> {
    let view = play.view();
    let options = play.entry.info.options.iter().filter(|spec| spec.values.len() > 1);
    let options = options.map(|spec| Compared::Option(spec.name));
    let moves = (2..=MOST_SETTINGS).contains(&moves(view).len()).then_some(Compared::Moves);
    let seats = if play.entry.searchers.is_empty() { 0 } else { usize::from(view.seats()) };
    let seats = (0..seats).map(Compared::Seat);
    std::iter::once(Compared::Nothing).chain(options).chain(moves).chain(seats).collect()
}

/// The name of the seat of this number, from 0.
#[must_use]
pub fn seat_name(play: &Play, words: &Words, seat: usize) -> String {
    u8::try_from(seat).map(|seat| telling::seat_name(play.view(), words, Seat(seat))).unwrap_or_default()
}

/// The moves among which one person decides here.
fn moves(view: &dyn PlayView) -> Vec<String> {
    let asked = view.asked();
    let alone = !view.info().simultaneous && asked.len() == 1;
    asked.iter().filter(|_| alone).flat_map(|seat| view.orders(seat)).collect()
}

impl Compared {
    /// Its name.
    #[must_use]
    pub fn name(self, play: &Play, words: &Words) -> String {
        match self {
            Self::Nothing => words.word("experiment-compare-nothing"),
            Self::Option(name) => words.word(&format!("option-{name}")),
            Self::Moves => words.word("experiment-compare-moves"),
            Self::Seat(seat) => {
                words.fill("experiment-compare-seat", &[("seat", Arg::Plain(seat_name(play, words, seat)))])
            }
        }
    }

    /// The name of a line, whose value is written as the rules and levels write it.
    #[must_use]
    pub fn line_name(self, value: &str, words: &Words) -> String {
        match (self, Player::parse(value)) {
            (Self::Option(name), _) => words.word(&format!("option-{name}-{value}")),
            (Self::Seat(_), Ok(Player::Random)) => words.word("experiment-random"),
            (Self::Seat(_), Ok(Player::Level(level))) => telling::level(words, level),
            _ => value.to_owned(),
        }
    }

    /// The lines of an experiment that goes on from where the play stands, each labelled with its value; the player of
    /// each seat is asked for.
    ///
    /// # Errors
    /// The game is over here, or of several values less than two fit what is on the board.
    pub fn settings(self, play: &Play, player: impl Fn(usize) -> Player) -> Result<Vec<Setting>, Text> {
        let (entry, view) = (play.entry, play.view());
        let players = |view: &dyn PlayView| (0..usize::from(view.seats())).map(&player).collect::<Vec<_>>();
        let here = Setting::new(entry, view, players(view))?;
        let lines: Vec<Setting> = match self {
            Self::Nothing => return Ok(vec![here]),
            Self::Option(name) => {
                let spec = entry.info.options.iter().find(|spec| spec.name == name);
                let begun = |value: &&'static str| {
                    let begun = begun(entry, view, name, value)?;
                    Some(Setting::new(entry, &*begun, players(&*begun)).ok()?.labelled(value))
                };
                spec.map_or(&[][..], |spec: &OptionSpec| spec.values).iter().filter_map(begun).collect()
            }
            Self::Moves => {
                let played = |order: &String| {
                    let mut begun = here_again(entry, view, view.options().clone())?;
                    begun.submit(Request::Move(order.clone())).ok()?;
                    Some(Setting::new(entry, &*begun, players(view)).ok()?.labelled(order))
                };
                moves(view).iter().filter_map(played).collect()
            }
            Self::Seat(compared) => {
                let at = |other: Player| {
                    let who = |seat| if seat == compared { other } else { player(seat) };
                    let players = (0..usize::from(view.seats())).map(who).collect();
                    Some(Setting::new(entry, view, players).ok()?.labelled(&other.text()))
                };
                let all = std::iter::once(Player::Random).chain((1..=LEVELS).map(Player::Level));
                all.filter_map(at).collect()
            }
        };
        if lines.len() < 2 { Err(Text::new("experiment-compare-few")) } else { Ok(lines) }
    }
}

/// A play that stands where this one does, with these options. `None` if what is on the board cannot be so with them.
fn here_again(entry: &'static Entry, view: &dyn PlayView, options: Options) -> Option<Box<dyn Session>> {
    let at = view.position_text();
    let usual = entry.start(view.options().clone());
    if usual.position_text() == at {
        return Some(entry.start(options));
    }
    entry.from_position(options, &at).ok()
}

/// As [`here_again`], with another value of one option. `None` too if the board says itself what that option is.
fn begun(entry: &'static Entry, view: &dyn PlayView, name: &str, value: &str) -> Option<Box<dyn Session>> {
    let mut options = view.options().clone();
    options.set(name, value).ok()?;
    here_again(entry, view, options).filter(|begun| begun.options().is(name, value))
}
