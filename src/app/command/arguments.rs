//! Arguments that `table` and `shot` share.

use ludoteca_cli::{GameArgs, new_seed};
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Entry, Text};
use ludoteca_store::Failure;

use crate::games::Games;
use bevy::math::UVec2;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use ludoteca_table::scene::camera::View;
use ludoteca_table::scene::room::Room;

/// Smallest and largest side of a window or picture, in pixels.
const SIDES: std::ops::RangeInclusive<u32> = 64..=8192;

/// A command on a game and a position, with a view and a size.
pub(super) fn command(name: &'static str, size: &'static str) -> Command {
    GameArgs::augment_args(Command::new(name))
        .arg(Arg::new("view").long("view").value_name("table|top").default_value("table"))
        .arg(Arg::new("size").long("size").value_name("WxH").default_value(size))
}

/// The game of the arguments.
pub(super) fn game(games: &Games, matches: &ArgMatches) -> Result<(&'static Entry, GameArgs), Failure> {
    let args = GameArgs::from_arg_matches(matches)
        .map_err(|_| Failure::Input(Text::new("error-usage-missing").with("name", "GAME")))?;
    let (entry, _) = args.entry(&games.catalogue())?;
    Ok((entry, args))
}

/// The play of the arguments; a new one begins with an opening roll.
pub(super) fn play(games: &Games, args: &GameArgs, rolled: bool) -> Result<Box<dyn Session>, Failure> {
    let catalogue = games.catalogue();
    let (entry, options) = args.entry(&catalogue)?;
    if !rolled || args.is_begun() || !entry.info.opening_roll {
        return args.session(&catalogue);
    }
    Ok(entry.start_rolled(options, new_seed()?))
}

pub(super) fn view(matches: &ArgMatches) -> Result<View, Failure> {
    match text(matches, "view") {
        "table" => Ok(View::Table),
        "top" => Ok(View::Top),
        other => Err(Failure::Input(Text::new("error-view").with("value", shorten(other)))),
    }
}

pub(super) fn size(matches: &ArgMatches) -> Result<UVec2, Failure> {
    let given = text(matches, "size");
    let sides = given
        .split_once(['x', 'X', '×'])
        .and_then(|(width, height)| Some(UVec2::new(width.parse().ok()?, height.parse().ok()?)));
    sides
        .filter(|size| SIDES.contains(&size.x) && SIDES.contains(&size.y))
        .ok_or_else(|| Failure::Input(Text::new("error-size").with("value", shorten(given))))
}

/// The room of the arguments.
pub(super) fn room(matches: &ArgMatches) -> Result<&'static Room, Failure> {
    let given = text(matches, "room");
    let known = || Room::all().iter().map(|room| room.id).collect::<Vec<_>>().join(", ");
    let unknown = || Failure::Input(Text::new("error-room").with("value", shorten(given)).with("known", known()));
    Room::find(given).ok_or_else(unknown)
}

/// The value of an argument that has a default, or an empty text.
pub(super) fn text<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    matches.get_one::<String>(name).map_or("", String::as_str)
}
