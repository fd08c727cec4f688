//! Which dialog is open: one at a time.

use super::schedule::{DeskSystems, TableCleared};
use bevy::prelude::*;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Options, Seat};
use std::path::{Path, PathBuf};

/// A dialog over the table, with what is lost when it closes.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Options of a new game.
    NewGame(Options),
    /// Who plays.
    Players,
    /// The settings.
    Settings,
    /// The saved plays, and the one that is being renamed with its title so far.
    Saved {
        /// The play's file, and what was typed.
        renaming: Option<(String, String)>,
    },
    /// As what the game on the table, or its position, is given away.
    Share,
    /// An experiment with the game on the table.
    Experiment,
    /// The list of lessons and puzzles.
    Decks,
    /// The class tournaments.
    Class,
    /// A file is chosen.
    File(FileAsk),
    /// A move, and the comment on it as typed so far.
    Note(NodeId, String),
    /// What a puzzle is to be called that is made of the position, as typed so far.
    Puzzle(String),
    /// The letters for the teacher of a class: the number on its list, as typed so far.
    Slip(String),
    /// What everything on the screen is called.
    Names,
    /// The rules card of the game.
    Rules,
    /// The list of everything that can be done.
    Palette {
        /// What is typed so far.
        typed: String,
        /// The place of the entry that is chosen.
        chosen: usize,
    },
    /// A question before an act that ends the game.
    Question(Question),
    /// A game with a friend on another computer.
    Network,
    /// What a friend on another computer asks for.
    NetworkQuestion,
}

/// What is asked before the game ends by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether this seat gives up.
    Resign(Seat),
    /// Whether all agree on a draw.
    Draw,
}

/// For what a file is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileAsk {
    /// To be opened.
    Open,
    /// To be written; with the name that is proposed.
    Save(String),
    /// A page with exercises to be printed is to be written; of what, and with the name that is proposed.
    SaveSheet(SheetOf, String),
    /// A page or a table of a class tournament is to be written; with the name that is proposed.
    SavePage(String),
}

/// Of what a page with exercises is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetOf {
    /// Of the position on the table.
    Table,
    /// Of the next exercises of the trail on the page of lessons.
    Trail,
    /// Of the lesson plan of the game of this id: a booklet.
    Plan(&'static str),
}

/// The endings of files in which a game or its picture is written, those of exercises, and those for a class
/// tournament.
const OF_GAMES: [&str; 6] = ["ludo", "pgn", "txt", "png", "gif", "svg"];
const OF_SHEETS: [&str; 1] = ["svg"];
const OF_PLANS: [&str; 3] = ["pdf", "html", "htm"];
const OF_CLASSES: [&str; 4] = ["html", "htm", "csv", "ludo"];

impl FileAsk {
    /// Text key of what is done.
    #[must_use]
    pub fn title_key(&self) -> &'static str {
        let ending = |name: &str| Path::new(name).extension().map(|ending| ending.to_string_lossy().into_owned());
        match self {
            Self::Open => "file-open-title",
            Self::SaveSheet(SheetOf::Plan(_), _) => "plan-print",
            Self::SaveSheet(..) => "ui-worksheet",
            Self::SavePage(_) => "file-save-title",
            Self::Save(name) => match ending(name).as_deref() {
                Some("png") => "file-picture",
                Some("gif") => "ui-share-film",
                Some("svg") => "file-diagram",
                _ => "file-save-title",
            },
        }
    }

    /// The file that is written for a chosen name: one without an ending that says what is in it gets the ending of the
    /// name that was proposed.
    #[must_use]
    pub fn completed(&self, path: &Path) -> PathBuf {
        let (proposed, known) = match self {
            Self::Open => return path.to_owned(),
            Self::Save(proposed) => (proposed, &OF_GAMES[..]),
            Self::SaveSheet(SheetOf::Plan(_), proposed) => (proposed, &OF_PLANS[..]),
            Self::SaveSheet(_, proposed) => (proposed, &OF_SHEETS[..]),
            Self::SavePage(proposed) => (proposed, &OF_CLASSES[..]),
        };
        let ending = path.extension().unwrap_or_default();
        if known.iter().any(|known| ending.eq_ignore_ascii_case(known)) {
            return path.to_owned();
        }
        // How large a picture is belongs to its ending.
        let begin = ["@2x.", "@4x.", "."].into_iter().find_map(|sign| proposed.rfind(sign));
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{}{}", name.trim_end_matches('.'), begin.map_or("", |begin| &proposed[begin..]));
        path.with_file_name(name)
    }
}

/// The dialog that is open, if any.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OpenDialog(pub Option<Dialog>);

/// Opens or closes a dialog.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum DialogAction {
    /// Opens this one in the place of another.
    Open(Dialog),
    /// Closes the one that is open.
    Close,
}

impl OpenDialog {
    /// Closes the dialog. Choosing the file for a page of a class tournament, or of exercises, leads back to where that
    /// was asked.
    pub fn close(&mut self) {
        self.0 = match self.0 {
            Some(Dialog::File(FileAsk::SavePage(_))) => Some(Dialog::Class),
            Some(Dialog::File(FileAsk::SaveSheet(SheetOf::Trail, _))) => Some(Dialog::Decks),
            _ => None,
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenDialog>().add_message::<DialogAction>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_observer(|_: On<TableCleared>, mut open: ResMut<OpenDialog>| {
        open.set_if_neq(OpenDialog(None));
    });
}

fn act(mut actions: MessageReader<DialogAction>, mut open: ResMut<OpenDialog>) {
    for action in actions.read() {
        match action {
            DialogAction::Open(dialog) => open.0 = Some(dialog.clone()),
            DialogAction::Close => open.close(),
        }
    }
}
