//! `film GAME --out F.gif`: a game, or a part of it, as an animated picture, without a window.

use super::arguments;
use crate::app::pictures::film::{FilmRequest, film};
use crate::app::pictures::reel::Reel;
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
use std::io::BufWriter;
use std::path::Path;

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
    args.check_output(out)?;
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
    let mut shown: Option<(usize, Option<RgbaImage>)> = None;
    let no_file = |error: std::io::Error| Failure::writing(out, &error);
    let mut file = store::scratch_file(out).map_err(no_file)?;
    let mut reel = Reel::new(BufWriter::new(&mut file));
    let request = FilmRequest { games: games.clone(), entry, session, nodes, size, view, room };
    film(request, |mut picture, moves| {
        if shown.as_ref().is_none_or(|(of, _)| *of != moves) {
            shown = Some((moves, captions.get(moves).and_then(|text| bar(text, size.x))));
        }
        if let Some((_, Some(bar))) = &shown {
            let top = picture.height().saturating_sub(bar.height());
            image::imageops::replace(&mut picture, bar, 0, i64::from(top));
        }
        reel.add(picture, moves).map_err(|error| ShotError::Frame(error.to_string()))
    })
    .map_err(|error| match error {
        ShotError::Frame(cause) => no_file(std::io::Error::other(cause)),
        other => failed(other),
    })?;
    reel.finish().map_err(|error| no_file(std::io::Error::other(error)))?;
    store::copy_whole(out, &mut file, existing).map_err(no_file)
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
