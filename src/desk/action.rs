//! What a person can do in the panels, and what the panels request from the rest of the program.

use crate::desk::class::model::{ClassRequest, ClassView};
use crate::desk::computer::opponent::OpponentRequest;
use crate::desk::lesson::model::CourseRequest;
use crate::desk::settings::model::{Quality, Section};
use ludoteca_rules::session::{Controller, NodeId, Request};
use ludoteca_rules::{Cell, Piece, Seat};
use ludoteca_table::play::stage::NewPlay;
use ludoteca_table::play::{Building, Chalking, SetupAction};
use ludoteca_table::replay::ReplayRequest;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;
use std::path::PathBuf;

/// Something a person did in a panel.
#[derive(Clone, Debug, PartialEq)]
pub enum UiAction {
    /// Takes back the last turn.
    Undo,
    /// Plays it again.
    Redo,
    /// Goes to a node of the history.
    GoTo(NodeId),
    /// Takes a choice.
    Choose(u8),
    /// Touches a cell, by a screen reader.
    TouchCell(Cell),
    /// Agrees to the order that was proposed.
    Agree,
    /// Takes its last pick back.
    Reconsider,
    /// Takes the board for this seat.
    TakeSeat(Seat),
    /// Seals an order although it is not legal.
    Seal(Seat, String),
    /// Opens the question before an act that ends the game.
    Ask(Question),
    /// A seat gives up.
    Resign(Seat),
    /// All agree on a draw.
    AgreeDraw,
    /// Opens a game.
    Open(&'static str),
    /// Goes back to the shelf; the play stays open.
    Shelf,
    /// Goes on with an earlier play of the game, by its place in [`ludoteca_table::play::stage::LeftOpen::of`].
    Resume(usize),
    /// Opens the demonstration of this game, with this piece or from its beginning.
    Demonstrate(&'static str, Option<Piece>),
    /// Leaves the demonstration for where it was opened.
    LeaveDemonstration,
    /// Gives the keyboard to the panel, so that Tab, the arrows and Enter reach its buttons.
    EnterPanel,
    /// Gives it back to the board.
    LeavePanel,
    /// Opens or closes the side panel.
    TogglePanel,
    /// Opens the dialog for a new game.
    OpenNewGame,
    /// Opens the dialog about who plays.
    OpenPlayers,
    /// In that dialog: these players play on.
    SeatPlayers,
    /// Tells the computer to play on, to pause, or to play one move.
    Opponent(OpponentRequest),
    /// Pauses the clock, or lets it go on.
    Pause(bool),
    /// Winds the play on the table.
    Replay(ReplayRequest),
    /// Opens what is said of the move that led to the position on the board.
    OpenNote,
    /// Something of that.
    Note(NoteAction),
    /// In the dialogs about players: the name of the one at a seat.
    NameSeat(Seat, String),
    /// Opens the list of saved plays.
    OpenSaved,
    /// Something in that list.
    Saved(SavedAction),
    /// Takes a copy of the play's record.
    CopyRecord,
    /// Opens a record from its text.
    Paste(String),
    /// Shows or hides the timeline.
    SetTimeline(bool),
    /// Asks for a hint.
    Advise,
    /// Shows what the computer thinks of the position, or no more.
    ToggleAnalysis,
    /// Plays the first moves of the line that the computer expects, so many.
    FollowLine(usize),
    /// Turns projector mode on or off.
    ToggleProjector,
    /// On a projector: makes the picture black, or shows it again.
    Blacken(bool),
    /// Opens the rules card.
    OpenRules,
    /// Opens the settings.
    OpenSettings,
    /// Shows a section of the settings.
    ShowSection(Section),
    /// Closes the open dialog.
    CloseDialog,
    /// In the dialog for a new game: chooses a value for an option.
    SetOption(&'static str, &'static str),
    /// In the dialog for a new game: begins.
    Start,
    /// Begins the next game of the match.
    NextGame,
    /// Chooses what is drawn with on the position, and whether.
    Chalk(Chalking),
    /// Chooses what is laid over the board, by its id.
    Lay(Option<&'static str>),
    /// The position on the table is set up by hand.
    SetUp,
    /// While a position is set up: chooses what a touch does.
    Build(Building),
    /// Something of the position that is set up.
    Setup(SetupAction),
    /// The text of the position as typed so far; `None` once that is done.
    TypePosition(Option<String>),
    /// Plays from the position that is set up.
    PlayFrom,
    /// Goes back from setting up to the play before.
    PutAway,
    /// Takes a copy of the text of the position.
    CopyPosition,
    /// Opens the window for an audience, or closes it.
    ToggleAudience,
    /// What the pointer shows on the board: the next thing, or nothing.
    Point,
    /// Opens the list of lessons and puzzles.
    OpenDecks,
    /// Something of lessons and puzzles.
    Course(CourseRequest),
    /// Opens the class tournaments.
    OpenClass,
    /// What the panels remember of them from now on.
    ViewClass(ClassView),
    /// Something of class tournaments.
    Class(ClassRequest),
    /// Wipes off what is drawn on it.
    Wipe,
    /// Opens or closes the field in which moves are typed.
    ToggleTyping,
    /// The move as typed so far.
    Typed(String),
    /// It is played.
    PlayTyped,
    /// Dismisses the message of a refusal.
    DismissRefusal,
    /// Dismisses the banner with the result, to look at the board.
    LookAtGame,
    /// Dismisses the notice about slow drawing.
    DismissNotice,
    /// Chooses a language; `None` for that of the computer.
    SetLanguage(Option<Language>),
    /// Chooses the size of texts.
    SetTextScale(f32),
    /// Chooses the speed of animations.
    SetAnimationSpeed(f32),
    /// Turns the animation of moves off or on.
    SetInstant(bool),
    /// Chooses the volume of sounds.
    SetSoundVolume(f32),
    /// Chooses the volume of the room.
    SetAmbienceVolume(f32),
    /// Chooses the rendering quality.
    SetQuality(Quality),
    /// Chooses the room in which the table stands.
    SetRoom(&'static Room),
    /// Chooses the room that an audience sees in its own window; `None` for the same.
    SetAudienceRoom(Option<&'static Room>),
    /// Turns the display of possible moves under the pointer on or off.
    SetShowHints(bool),
    /// Lets orders wait until they are agreed to, or not.
    SetConfirm(bool),
    /// Chooses the colours of pieces and marks.
    SetPalette(Palette),
    /// Chooses from whose side the board is seen.
    SetTurnView(TurnView),
    /// Something of the demonstration.
    Demo(DemoAction),
}

/// Whether players draw lots for their seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lots(pub bool);

/// What is asked before the game ends by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether this seat gives up.
    Resign(Seat),
    /// Whether all agree on a draw.
    Draw,
}

/// Who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// A person or a level, from the first seat.
    pub controllers: Vec<Controller>,
    /// Their names; empty where there is none.
    pub names: Vec<String>,
}

/// What a person can do with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteAction {
    /// The comment as typed so far.
    Typed(String),
    /// It is kept.
    Keep,
    /// It is what a step of one's own lesson asks, and the move is the answer.
    Step,
    /// The branch becomes the main line.
    Promote,
    /// The move goes, with all that was played after it.
    Remove,
    /// It comes back.
    Restore(NodeId),
}

/// What a person can do in the list of saved plays. Plays are named by their files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedAction {
    /// Opens a play.
    Open(String),
    /// Makes another one of it.
    Copy(String),
    /// Removes it.
    Remove(String),
    /// Brings it back.
    Restore(String),
    /// A new title is being typed.
    Renaming(String, String),
    /// It has that title from now on.
    Rename(String, String),
    /// Shows only the plays of a game, or all.
    Only(Option<&'static str>),
    /// Looks for the files anew.
    Refresh,
    /// Opens the dialog in which a file is chosen.
    Ask(FileAsk),
    /// Opens the record in a file.
    OpenFile(PathBuf),
    /// Writes the record of the play on the table into a file.
    SaveFile(PathBuf),
}

/// For what a file is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileAsk {
    /// To be opened.
    Open,
    /// To be written; with the name that is proposed.
    Save(String),
    /// A page or a table of a class tournament is to be written; with the name that is proposed.
    SavePage(String),
}

/// What a person can do in a demonstration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DemoAction {
    /// Plays or pauses.
    Play(bool),
    /// Goes to a place, from 0 to 1.
    Seek(f32),
    /// Plays at this multiple of normal speed.
    Speed(f32),
    /// Goes this many stages forward or back.
    Step(i32),
    /// Shows the act at this place.
    Act(usize),
    /// Shows the act so many places after this one, or before it.
    Turn(i32),
    /// Begins again after the end, or stops there.
    Repeat(bool),
    /// Shows this set of pieces.
    Set(u8),
    /// Answers the question with a cell.
    Answer(Cell),
    /// Shows the solution.
    Solve,
    /// Asks the next question.
    Next,
}

/// What the panels request from the rest of the program.
#[derive(Clone, Debug, PartialEq)]
pub enum UiRequest {
    /// A request to the session.
    Play(Request),
    /// Entering the order of this seat.
    TakeSeat(Seat),
    /// Picking this choice.
    Choose(u8),
    /// Picking this cell.
    TouchCell(Cell),
    /// Agreeing to the proposed order.
    Agree,
    /// Taking back its last pick.
    Reconsider,
    /// A new play; its seed is not chosen yet. Its players draw lots for their seats, if wanted.
    New(NewPlay, Lots),
    /// The next game of the match.
    NextGame,
    /// The position without what is drawn on it.
    Wipe,
    /// The clock stands still, or goes on.
    Pause(bool),
    /// The play is wound.
    Replay(ReplayRequest),
    /// Something with saved plays.
    Saved(SavedAction),
    /// The record of the play is copied.
    CopyRecord,
    /// A record is opened from its text.
    Paste(String),
    /// Other players for the play on the table.
    Seats(Players),
    /// Something for the computer that plays.
    Opponent(OpponentRequest),
    /// A hint.
    Advise,
    /// Whether the position is analysed.
    Analyse(bool),
    /// So many moves of the line that the computer expects.
    FollowLine(usize),
    /// Something of lessons and puzzles.
    Course(CourseRequest),
    /// Something of class tournaments.
    Class(ClassRequest),
    /// The window for an audience is opened or closed.
    Audience,
    /// The position is set up by hand.
    SetUp,
    /// Something of the position that is set up.
    Setup(SetupAction),
    /// The position that is set up is played from.
    PlayFrom,
    /// The play before comes back.
    PutAway,
    /// The text of the position is copied.
    CopyPosition,
    /// The game of this id.
    Open(&'static str),
    /// The shelf.
    Shelf,
    /// The earlier play at this place.
    Resume(usize),
    /// The demonstration of the game of this id, with this piece or from its beginning.
    Demonstrate(&'static str, Option<Piece>),
    /// The end of the demonstration.
    LeaveDemonstration,
    /// Something of the demonstration.
    Demo(DemoAction),
}
