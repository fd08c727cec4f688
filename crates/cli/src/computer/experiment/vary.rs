//! The settings of an experiment: who plays, and what is compared.

use super::args::Args;
use crate::setup;
use ludoteca_experiment::{MOST_SETTINGS, Player, Setting};
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Catalogue, Entry, Options, Text};
use ludoteca_store::Failure;

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Varied {
    Option(&'static str),
    Seat(usize),
    Moves,
    Position,
}

/// What is compared with its name and its values.
struct Vary {
    varied: Varied,
    name: String,
    values: Vec<String>,
}

/// The settings that were asked for, one or more.
pub(super) fn settings(catalogue: &Catalogue, args: &Args) -> Result<Vec<Setting>, Failure> {
    let (entry, options) = args.game.entry(catalogue)?;
    let Some(vary) = read(entry, &options, &args.vary)? else {
        let play = args.game.session(catalogue)?;
        return Ok(vec![setting(entry, &*play, players(&*play, &args.seats)?)?]);
    };
    if vary.varied == Varied::Position && args.game.is_begun() {
        let other = if args.game.record.is_some() { "--record" } else { "--position, --moves" };
        let text = Text::new("error-usage-conflict").with("name", "--vary position").with("other", other);
        return Err(Failure::Input(text));
    }
    let of_value = |value: &String| {
        let mut play = play(catalogue, args, (entry, &options), vary.varied, value)?;
        if vary.varied == Varied::Moves {
            setup::play_moves(&mut *play, value.split_whitespace()).map_err(Failure::Input)?;
        }
        let mut players = players(&*play, &args.seats)?;
        if let Varied::Seat(seat) = vary.varied {
            players[seat] = Player::parse(value).map_err(Failure::Input)?;
        }
        let label = match vary.varied {
            Varied::Option(_) | Varied::Seat(_) => format!("{}={value}", vary.name),
            Varied::Moves | Varied::Position => value.clone(),
        };
        Ok(setting(entry, &*play, players)?.labelled(&label))
    };
    vary.values.iter().map(of_value).collect()
}

fn setting(entry: &'static Entry, play: &dyn Session, players: Vec<Player>) -> Result<Setting, Failure> {
    Setting::new(entry, play, players).map_err(Failure::Input)
}

/// Where the games of one value begin.
fn play(
    catalogue: &Catalogue,
    args: &Args,
    (entry, options): (&Entry, &Options),
    varied: Varied,
    value: &str,
) -> Result<Box<dyn Session>, Failure> {
    let named = |options: &str| format!("{}:{options}", entry.info.id);
    match varied {
        Varied::Seat(_) | Varied::Moves => args.game.session(catalogue),
        Varied::Position => {
            setup::begin(catalogue, &named(&options.to_string()), Some(value), []).map_err(Failure::Input)
        }
        Varied::Option(name) => {
            let others = options.iter().filter(|(spec, _)| spec.name != name);
            let others = others.map(|(spec, value)| format!("{}={value},", spec.name)).collect::<String>();
            let game = named(&format!("{others}{name}={value}"));
            // A record says where it stands, whatever its options were.
            let begun = match &args.game.record {
                Some(_) => Some(args.game.session(catalogue)?.position_text()),
                None => args.game.position.clone(),
            };
            let moves = args.game.moves.as_deref().unwrap_or_default();
            let play = setup::begin(catalogue, &game, begun.as_deref(), moves.split_whitespace());
            let play = play.map_err(Failure::Input)?;
            if play.options().is(name, value) {
                Ok(play)
            } else {
                Err(Failure::Input(Text::new("error-vary-settled").with("name", name)))
            }
        }
    }
}

/// Who decides for each seat: chance, where nobody else is named.
fn players(play: &dyn Session, texts: &[String]) -> Result<Vec<Player>, Failure> {
    let mut players = vec![Player::Random; usize::from(play.seats())];
    for text in texts {
        let wrong = || {
            let text = Text::new("error-experiment-seat").with("value", shorten(text));
            Failure::Input(text.with_number("seats", play.seats()))
        };
        let (number, who) = text.split_once('=').ok_or_else(wrong)?;
        let seat: usize = number.parse().map_err(|_| wrong())?;
        let player = seat.checked_sub(1).and_then(|seat| players.get_mut(seat)).ok_or_else(wrong)?;
        *player = Player::parse(who).map_err(Failure::Input)?;
    }
    Ok(players)
}

/// What is compared; `None` if nothing is.
fn read(entry: &Entry, options: &Options, texts: &[String]) -> Result<Option<Vary>, Failure> {
    let mut all: Option<Vary> = None;
    for text in texts {
        let form = || Failure::Input(Text::new("error-vary-form").with("text", shorten(text)));
        let (name, values) = text.split_once('=').ok_or_else(form)?;
        let varied = varied(entry, options, name)?;
        let vary = all.get_or_insert_with(|| Vary { varied, name: name.to_owned(), values: Vec::new() });
        if vary.varied != varied {
            let two = Text::new("error-vary-two").with("one", vary.name.as_str()).with("other", shorten(name));
            return Err(Failure::Input(two));
        }
        // A position has commas of its own.
        let split = if varied == Varied::Position { vec![values] } else { values.split(',').collect() };
        for value in split.into_iter().map(str::trim) {
            if value.is_empty() {
                return Err(form());
            }
            if vary.values.iter().any(|known| known == value) {
                return Err(Failure::Input(Text::new("error-vary-twice").with("value", shorten(value))));
            }
            vary.values.push(value.to_owned());
        }
        if vary.values.len() > MOST_SETTINGS {
            return Err(Failure::Input(Text::new("error-vary-many").with("most", MOST_SETTINGS.to_string())));
        }
    }
    Ok(all)
}

/// What a name means.
fn varied(entry: &Entry, options: &Options, name: &str) -> Result<Varied, Failure> {
    let seats = usize::from(entry.seats(options));
    let seat = name.parse::<usize>().ok().filter(|seat| (1..=seats).contains(seat));
    let option = entry.info.options.iter().find(|spec| spec.name == name);
    match (name, seat, option) {
        ("moves", ..) => Ok(Varied::Moves),
        ("position", ..) => Ok(Varied::Position),
        (_, Some(seat), _) => Ok(Varied::Seat(seat - 1)),
        (_, _, Some(spec)) => Ok(Varied::Option(spec.name)),
        _ => {
            let options = entry.info.options.iter().map(|spec| spec.name.to_owned());
            let seats = (1..=seats).map(|seat| seat.to_string());
            let known: Vec<String> = options.chain(seats).chain(["moves", "position"].map(str::to_owned)).collect();
            let text = Text::new("error-vary-name").with("name", shorten(name)).with("known", known.join(", "));
            Err(Failure::Input(text))
        }
    }
}
