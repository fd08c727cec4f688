//! `film GAME --out F.gif`: a game, or a part of it, as an animated picture, without a window.

use super::arguments;
use crate::app::pictures::film::{FRAME, FilmRequest, film};
use crate::app::pictures::gif::Film;
use crate::app::pictures::shot::ShotError;
use crate::games::Games;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use image::{Rgba, RgbaImage};
use ludoteca_diagram::raster::raster;
use ludoteca_diagram::{Style, written};
use ludoteca_rules::Text;
use ludoteca_rules::session::{PlayView, Request};
use ludoteca_store::{self as store, Existing, Failure};
use ludoteca_table::scene::room::Room;
use ludoteca_words::{Words, telling};
use std::path::Path;

/// For how long a position is seen, and the last one, in hundredths of a second.
const SEEN: u16 = 70;
const LAST: u16 = 250;

pub(super) fn command() -> Command {
    let number = |name: &'static str| Arg::new(name).long(name).value_name("N").value_parser(value_parser!(usize));
    arguments::command("film", "640x640")
        .arg(Arg::new("room").long("room").value_name("ROOM").default_value(Room::usual().id))
        .arg(number("from"))
        .arg(number("to"))
        .arg(Arg::new("captions").long("captions").action(ArgAction::SetTrue))
        .arg(Arg::new("out").long("out").value_name("FILE").required(true))
        .arg(Arg::new("force").long("force").action(ArgAction::SetTrue))
}

pub(super) fn run(games: &Games, matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let (entry, args) = arguments::game(games, matches)?;
    let mut session = arguments::play(games, &args, false)?;
    let (view, size) = (arguments::view(matches)?, arguments::size(matches)?);
    let room = arguments::room(matches)?;
    let out = Path::new(arguments::text(matches, "out"));
    let existing = Existing::replaced_if(matches.get_flag("force"));
    store::check(out, existing).map_err(|error| Failure::writing(out, &error))?;
    let line = session.line();
    let last = line.len() - 1;
    let given = |name: &str| matches.get_one::<usize>(name).copied();
    let (from, to) = (given("from").unwrap_or(0), given("to").unwrap_or(last));
    if from >= to || to > last {
        let text = Text::new("error-film-part").with_number("from", from as i64).with_number("to", to as i64);
        return Err(Failure::Input(text.with_number("last", last as i64)));
    }
    let captions: Vec<String> = if matches.get_flag("captions") {
        (from..=to).map(|place| caption(&*session, words, place)).collect()
    } else {
        Vec::new()
    };
    let nodes = line[from + 1..=to].to_vec();
    session.submit(Request::GoTo(line[from])).map_err(|refusal| Failure::Input(refusal.text))?;
    let mut frames: Vec<(RgbaImage, usize)> = Vec::new();
    let request = FilmRequest { games: games.clone(), entry, session, nodes, size, view, room };
    film(request, |picture, moves| frames.push((picture, moves))).map_err(failed)?;
    let bars: Vec<Option<RgbaImage>> = captions.iter().map(|text| bar(text, size.x)).collect();
    for (picture, moves) in &mut frames {
        if let Some(Some(bar)) = bars.get(*moves) {
            let top = picture.height().saturating_sub(bar.height());
            image::imageops::replace(picture, bar, 0, i64::from(top));
        }
    }
    let encoded = encode(&frames).map_err(|error| Failure::writing(out, &std::io::Error::other(error)))?;
    store::write_whole(out, &encoded, existing).map_err(|error| Failure::writing(out, &error))
}

fn failed(error: ShotError) -> Failure {
    Failure::Work(match error {
        ShotError::NoAdapter(_) => Text::new("error-no-adapter"),
        other => Text::new("error-shot").with("cause", other.to_string()),
    })
}

/// What is written below the position at this place of the line.
fn caption(play: &dyn PlayView, words: &Words, place: usize) -> String {
    let node = play.node(play.line()[place]);
    let event = telling::event(play, words, &node.event);
    if place == 0 { event } else { format!("{}. {event}", node.turn) }
}

/// A caption as a bar of pixels, as wide as the film.
fn bar(text: &str, wide: u32) -> Option<RgbaImage> {
    const HIGH: u32 = 36;
    let letters = written(text);
    let pixels = raster(&letters, Style::Colour, [wide.saturating_sub(16).max(1), HIGH - 12], true)?;
    let inner = RgbaImage::from_raw(wide.saturating_sub(16).max(1), HIGH - 12, pixels)?;
    let mut bar = RgbaImage::from_pixel(wide, HIGH, Rgba([255, 255, 255, 255]));
    image::imageops::replace(&mut bar, &inner, 8, 6);
    Some(bar)
}

fn encode(frames: &[(RgbaImage, usize)]) -> Result<Vec<u8>, gif::EncodingError> {
    let middle = frames.len() / 2;
    let samples: Vec<&RgbaImage> = [0, middle].iter().filter_map(|at| frames.get(*at)).map(|frame| &frame.0).collect();
    let mut film = Film::new(&samples)?;
    let step = (FRAME.as_millis() / 10) as u16;
    for (at, (picture, moves)) in frames.iter().enumerate() {
        let rests = frames.get(at + 1).is_none_or(|next| next.1 != *moves);
        let whole = at + 1 == frames.len();
        film.add(
            picture,
            if whole {
                LAST
            } else if rests {
                SEEN
            } else {
                step
            },
        )?;
    }
    film.finish()
}
