//! Pages to be printed: with positions to think about, that on the table or the next exercises of a trail, and the
//! lesson plan of a game.

use crate::desk::frame::dialog::SheetOf;
use crate::desk::frame::look::DeskWords;
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::lesson::decks::{self, Decks, OwnDecks};
use crate::desk::lesson::learn::LearnPage;
use crate::desk::lesson::model::LessonProgress;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludoteca_booklet::{booklet_of_plan, html, pdf};
use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_diagram::{self as diagram, Style, Task};
use ludoteca_lessons::{Deck, plan_of};
use ludoteca_rules::Text;
use ludoteca_rules::session::{PlayView, Session};
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_table::play::OnTable;
use ludoteca_table::play::stage::Shelf;
use ludoteca_words::{Words, telling};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A page with exercises, or a lesson plan, is to be written.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct WorksheetRequest {
    /// Of what.
    pub of: SheetOf,
    /// The file, an SVG, and of a plan a PDF or HTML; one that is there is replaced.
    pub file: PathBuf,
}

/// Writes worksheets.
pub fn plugin(app: &mut App) {
    app.add_message::<WorksheetRequest>().add_systems(Update, write.in_set(DeskSystems::Control));
}

/// Where exercises come from.
#[derive(SystemParam)]
struct Sources<'w, 's> {
    on_table: Option<Single<'w, 's, OnTable>>,
    decks: ResMut<'w, Decks>,
    own: Res<'w, OwnDecks>,
    solved: Res<'w, LessonProgress>,
    page: Res<'w, LearnPage>,
    shelf: Res<'w, Shelf>,
    words: Res<'w, DeskWords>,
}

fn write(mut asked: MessageReader<WorksheetRequest>, mut from: Sources, mut notices: ResMut<Notices>) {
    for WorksheetRequest { of, file } in asked.read() {
        let made = match of {
            SheetOf::Table => from.table().map(|tasks| page(&from.words.0, &tasks).into_bytes()),
            SheetOf::Trail => {
                let tasks = from.trail();
                Ok(page(&from.words.0, &tasks).into_bytes())
            }
            SheetOf::Plan(game) => from.plan(game, file),
        };
        let written = made.and_then(|bytes| {
            store::write_whole(file, &bytes, Existing::Replace).map_err(|error| Failure::writing(file, &error))
        });
        match written {
            Ok(()) => notices.tell(Notice::success(Text::new("cli-saved").with("path", shown(file)))),
            Err(failure) => notices.failed(&failure),
        }
    }
}

impl Sources<'_, '_> {
    /// The position on the table.
    fn table(&self) -> Result<Vec<Position>, Failure> {
        let unplayable = || Failure::Input(Text::new("refuse-draft"));
        let table = self.on_table.as_deref().ok_or_else(unplayable)?;
        let words = &self.words.0;
        let task = |play: &dyn PlayView| vec![task(words, play, String::new())];
        let begun: Option<Box<dyn Session>> = table.setup().and_then(|setup| setup.play());
        let own = table.play().map(|play| task(play.view()));
        own.or_else(|| begun.map(|session| task(&*session))).ok_or_else(unplayable)
    }

    /// The lesson plan of a game as a booklet, in the form that the name of the file asks for.
    fn plan(&self, game: &str, file: &Path) -> Result<Vec<u8>, Failure> {
        let none = || Failure::Input(Text::new("plan-game-none").with("game", game));
        let plan = plan_of(&self.shelf.0, game).and_then(Result::ok).ok_or_else(none)?;
        let booklet = booklet_of_plan(&plan, &self.words.0);
        match file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf")) {
            true => pdf(&booklet).map_err(Failure::Work),
            false => Ok(html(&booklet).into_bytes()),
        }
    }

    /// The exercises of the trail on the page: as many as a sheet has room for, from the first one that is not done.
    fn trail(&mut self) -> Vec<Position> {
        let all = self.decks.bypass_change_detection().all(&self.shelf);
        let trail = decks::shown(self.page.trail, &self.own, &self.shelf);
        let decks: Vec<_> = trail.iter().flat_map(|trail| trail.decks(all, &self.own)).collect();
        let places: Vec<_> =
            decks.iter().flat_map(|deck| decks::order(deck).into_iter().map(move |place| (deck, place))).collect();
        let done = |(deck, place): &(&Arc<Deck>, usize)| self.solved.0.of(&deck.id, *place).0;
        let next = places.iter().position(|at| !done(at)).unwrap_or_default();
        let from = next.min(places.len().saturating_sub(diagram::TASKS));
        let words = &self.words.0;
        let shown = places.into_iter().skip(from).take(diagram::TASKS);
        shown
            .map(|(deck, place)| {
                let exercise = &deck.exercises[place];
                task(words, &*exercise.begin(), exercise.say.within(words.language()).to_owned())
            })
            .collect()
    }
}

/// A position to think about, and the same as text.
struct Position {
    task: Task,
    text: String,
}

fn task(words: &Words, play: &dyn PlayView, caption: String) -> Position {
    let state = telling::state(play, words);
    let task = diagram::task(play, Style::Ink, caption, state, |sign| telling::sign(play, words, sign));
    Position { task, text: play.position_text() }
}

/// An A4 page.
fn page(words: &Words, positions: &[Position]) -> String {
    let title = words.word("worksheet-title");
    let tasks: Vec<Task> = positions.iter().map(|position| position.task.clone()).collect();
    let texts: Vec<&str> = positions.iter().map(|position| position.text.as_str()).collect();
    let drawing = diagram::sheet(&title, &words.word("worksheet-name"), &tasks);
    svg(&drawing, Style::Ink, Page::SHEET, SvgLabels { title: &title, description: &texts.join("\n") })
}
