//! Films that are asked for in the window. Another process of this program makes each, so that the table goes on.

use crate::desk::frame::look::DeskWords;
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::saves::requests::FilmFileRequest;
use crate::desk::settings::model::Settings;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::Text;
use ludoteca_store::{Failure, shown};
use ludoteca_table::schedule::{NextFrame, TableSystems};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How often it is looked whether a film is ready.
const LOOKS: Duration = Duration::from_millis(500);

/// The films that are being made.
#[derive(Resource, Default)]
struct Filming(Vec<Film>);

struct Film {
    maker: Child,
    file: PathBuf,
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<FilmFileRequest>().init_resource::<Filming>().init_resource::<NextFrame>();
    // Before the end of the frame, when it is known how long the program may sleep.
    app.add_systems(Update, (begin, finish).chain().in_set(TableSystems::Present));
}

fn begin(
    mut asked: MessageReader<FilmFileRequest>,
    (settings, words): (Res<Settings>, Option<Res<DeskWords>>),
    mut filming: ResMut<Filming>,
    mut notices: ResMut<Notices>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for request in asked.read() {
        let language = words.as_ref().map_or_else(|| settings.language(), |words| words.0.language());
        match make(request, settings.room.id, language.tag()) {
            Ok(film) => {
                filming.0.push(film);
                notices.tell(Notice::information(Text::new("film-begun")));
            }
            Err(error) => notices.failed(&failed(&error.to_string())),
        }
        redraw.write(RequestRedraw);
    }
}

fn make(request: &FilmFileRequest, room: &str, language: &str) -> io::Result<Film> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(arguments(room, language)).arg(&request.file);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut maker = command.spawn()?;
    // It is read at once, and with its end the maker begins.
    maker.stdin.take().map_or(Ok(()), |mut stdin| stdin.write_all(request.record.as_bytes()))?;
    Ok(Film { maker, file: request.file.clone() })
}

/// With what the program makes a film of the record on its standard input; the file follows.
#[must_use]
pub const fn arguments<'a>(room: &'a str, language: &'a str) -> [&'a str; 9] {
    ["--lang", language, "film", "--force", "--room", room, "--record", "-", "--out"]
}

fn finish(
    mut filming: ResMut<Filming>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextFrame>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if filming.0.is_empty() {
        return;
    }
    filming.0.retain_mut(|film| {
        let done = match film.maker.try_wait() {
            Ok(None) => return true,
            Ok(Some(status)) if status.success() => Ok(()),
            Ok(Some(_)) => Err(film.complaint()),
            Err(error) => Err(error.to_string()),
        };
        match done {
            Ok(()) => notices.tell(Notice::success(Text::new("cli-saved").with("path", shown(&film.file)))),
            Err(cause) => notices.failed(&failed(&cause)),
        }
        redraw.write(RequestRedraw);
        false
    });
    next.within(LOOKS);
}

impl Film {
    /// What the maker said last.
    fn complaint(&mut self) -> String {
        let mut said = String::new();
        // What cannot be read is not told.
        let _ = self.maker.stderr.take().map(|mut stderr| stderr.read_to_string(&mut said));
        said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default().to_owned()
    }
}

fn failed(cause: &str) -> Failure {
    Failure::Work(Text::new("film-failed").with("cause", cause.to_owned()))
}
