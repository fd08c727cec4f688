//! Everything that can be done by a command, once: its sign, its keys, its group. The keyboard, the list of everything,
//! the page of keys and the tooltips read it here.

use super::shortcut::{KeyName, Shortcut};
use crate::desk::theme::icons;
use ludoteca_words::Words;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommandId {
    /// Takes the last move back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Goes to the first position.
    Beginning,
    /// Goes to the last position.
    End,
    /// Asks for a hint.
    Hint,
    /// Shows what the computer thinks of the position.
    Analysis,
    /// Looks back at the game, or no longer.
    Review,
    /// Asks what comes back today.
    Practice,
    /// Opens or closes the field in which moves are typed.
    TypeMove,
    /// Opens a comment on the move.
    Note,
    /// Shows what is handed in of an exercise on paper.
    Slip,
    /// Asks about giving up.
    Resign,
    /// Asks about a draw.
    AgreeDraw,
    /// Chooses who plays what next.
    NewGame,
    /// Plays with a friend on another computer.
    Elsewhere,
    /// Chooses who sits at the table.
    Players,
    /// Pauses the clock or lets it go on.
    PauseClock,
    /// Takes a copy of the record.
    CopyRecord,
    /// Asks as what the game or its position is given away.
    Share,
    /// Lays the next thing over the board, or nothing after the last.
    Overlay,
    /// Opens or closes what one draws with.
    Draw,
    /// Wipes off what is drawn.
    Wipe,
    /// What the pointer shows on the board: the next thing, or nothing.
    Point,
    /// Shows the piece in hand, or under the pointer or the cursor, in the demonstration.
    ShowPiece,
    /// Shows the board from above, or from the table again.
    FromAbove,
    /// Goes back to the usual view.
    UsualView,
    /// Turns the board to the next side.
    TurnBoard,
    /// Fills the screen, or no longer.
    FullScreen,
    /// For a class, on a projector.
    Present,
    /// Opens the window for an audience, or closes it.
    Audience,
    /// On a projector: makes the picture black, as clickers do.
    Black,
    /// Opens or closes the list of moves.
    Moves,
    /// Gives the keyboard to the controls around the board or takes it back.
    PanelKeys,
    /// Says what everything on the screen is called.
    Names,
    /// Opens the rules card.
    Rules,
    /// Goes to the shelf.
    Shelf,
    /// Opens the lessons and puzzles.
    Lessons,
    /// Opens the class tournaments.
    Class,
    /// Asks everybody in the class whose boards are open for a move in what is on the table.
    AskClass,
    /// Opens the saved plays.
    MyGames,
    /// Sets the position up by hand, or goes back to the play.
    SetUp,
    /// Opens the settings.
    Settings,
    /// Opens the list of everything that can be done.
    Palette,
    /// A step back.
    Back,
}

/// Where a command stands in the list of everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// What is looked for most, so that nobody has to read past all else.
    Often,
    /// What is done in the play.
    Do,
    /// What is shown on the board.
    Show,
    /// What changes how things are.
    Change,
    /// Where one can go.
    Go,
}

impl Group {
    /// Text key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Often => "do-group-often",
            Self::Do => "do-group-do",
            Self::Show => "do-group-show",
            Self::Change => "do-group-change",
            Self::Go => "do-group-go",
        }
    }
}

/// What is known of a command.
#[derive(Debug)]
pub struct Command {
    /// Which.
    pub id: CommandId,
    /// Its text key; with `-about` behind it that of a sentence about it, with `-find` that of other words for it, both
    /// of which may be missing.
    pub key: &'static str,
    /// Its sign.
    pub icon: &'static str,
    /// Its group.
    pub group: Group,
    /// Its keys, the one that is shown first.
    pub keys: &'static [Shortcut],
}

impl Command {
    /// Its name.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        words.word(self.key)
    }

    /// A sentence about it, empty for none.
    #[must_use]
    pub fn about(&self, words: &Words) -> String {
        known(words, &format!("{}-about", self.key))
    }

    /// Other words for it, empty for none.
    #[must_use]
    pub fn find(&self, words: &Words) -> String {
        known(words, &format!("{}-find", self.key))
    }

    /// What is written on its first key, empty for none.
    #[must_use]
    pub fn shown_key(&self, words: &Words) -> String {
        self.keys.first().map_or_else(String::new, |key| key.text(words))
    }
}

/// The sentence of a key, empty where there is none.
fn known(words: &Words, key: &str) -> String {
    if words.has(key) { words.word(key) } else { String::new() }
}

const fn command(
    id: CommandId,
    key: &'static str,
    icon: &'static str,
    group: Group,
    keys: &'static [Shortcut],
) -> Command {
    Command { id, key, icon, group, keys }
}

const fn f(number: u8) -> Shortcut {
    Shortcut::plain(KeyName::F(number))
}

/// All commands, in the order in which they are listed.
pub const COMMANDS: &[Command] = {
    use CommandId as Id;
    use Group::{Change, Do, Go, Often, Show};
    use KeyName::{Delete, End, Escape, Home, PageDown, PageUp, Pause, Sign, Tab};
    &[
        command(Id::NewGame, "do-new-game", icons::NEW_GAME, Often, &[Shortcut::control('n')]),
        command(Id::Elsewhere, "do-elsewhere", icons::ELSEWHERE, Often, &[]),
        command(Id::Analysis, "do-analysis", icons::ANALYSIS, Often, &[f(8)]),
        command(Id::Review, "do-review", icons::LOOK_BACK, Often, &[f(8).shift()]),
        command(Id::Overlay, "do-overlay", icons::OVERLAY, Often, &[f(12)]),
        command(Id::Share, "do-share", icons::SHARE, Often, &[Shortcut::control('s')]),
        command(Id::SetUp, "do-set-up", icons::SET_UP, Often, &[Shortcut::control('e')]),
        command(Id::Audience, "do-audience", icons::AUDIENCE, Often, &[f(5).shift()]),
        command(Id::Rules, "do-rules", icons::RULES, Often, &[f(1)]),
        command(Id::Resign, "do-resign", icons::RESIGN, Often, &[]),
        command(Id::Undo, "do-undo", icons::UNDO, Do, &[Shortcut::control('z'), Shortcut::plain(PageUp)]),
        command(
            Id::Redo,
            "do-redo",
            icons::REDO,
            Do,
            &[Shortcut::control('y'), Shortcut::control('z').shift(), Shortcut::plain(PageDown)],
        ),
        command(Id::Hint, "do-hint", icons::HINT, Do, &[f(7)]),
        command(Id::TypeMove, "do-type", icons::TYPE, Do, &[f(6)]),
        command(Id::Players, "do-players", icons::FRIEND, Do, &[]),
        command(Id::Beginning, "do-beginning", icons::SKIP_BACK, Do, &[Shortcut::plain(Home)]),
        command(Id::End, "do-end", icons::SKIP_FORWARD, Do, &[Shortcut::plain(End)]),
        command(Id::PauseClock, "do-pause", icons::PAUSE, Do, &[Shortcut::plain(Pause)]),
        command(Id::Note, "do-note", icons::TEXT, Do, &[]),
        command(Id::Slip, "do-slip", icons::CLASS, Do, &[]),
        command(Id::CopyRecord, "do-copy", icons::COPY, Do, &[Shortcut::control('c')]),
        command(Id::AgreeDraw, "do-draw-game", icons::DRAWN_GAME, Do, &[]),
        command(Id::Draw, "do-draw", icons::DRAW, Show, &[f(9)]),
        command(Id::Wipe, "do-wipe", icons::WIPE, Show, &[Shortcut::plain(Delete)]),
        command(Id::Point, "do-point", icons::POINTER, Show, &[Shortcut::control('p')]),
        command(Id::ShowPiece, "do-show-piece", icons::DIE, Show, &[Shortcut::control('d')]),
        command(Id::FromAbove, "do-above", icons::ABOVE, Change, &[f(2)]),
        command(Id::UsualView, "do-usual-view", icons::VIEW, Change, &[f(3)]),
        command(Id::TurnBoard, "do-turn", icons::TURN, Change, &[f(4)]),
        command(Id::FullScreen, "do-full", icons::SCREEN_FULL, Change, &[f(11)]),
        command(Id::Present, "do-present", icons::PRESENT, Change, &[f(5)]),
        command(Id::Black, "do-black", icons::BLACK, Change, &[Shortcut::plain(Sign('b')), Shortcut::plain(Sign('.'))]),
        command(Id::Moves, "do-moves", icons::MOVES, Show, &[Shortcut::plain(Tab)]),
        command(Id::PanelKeys, "do-panel-keys", icons::KEYS, Change, &[f(10)]),
        command(Id::Names, "do-names", icons::NAMES, Show, &[Shortcut::plain(Sign('?'))]),
        command(Id::Shelf, "do-shelf", icons::SHELF, Go, &[]),
        command(Id::Lessons, "do-lessons", icons::LEARN, Go, &[Shortcut::control('l')]),
        command(Id::Practice, "do-practice", icons::PRACTICE, Go, &[Shortcut::control('r')]),
        command(Id::Class, "do-class", icons::CLASS, Go, &[Shortcut::control('t')]),
        command(Id::AskClass, "do-ask-class", icons::ASK, Show, &[Shortcut::control('a')]),
        command(Id::MyGames, "do-my-games", icons::MY_GAMES, Go, &[Shortcut::control('o')]),
        command(Id::Settings, "do-settings", icons::SETTINGS, Go, &[Shortcut::control(',')]),
        command(Id::Palette, "do-palette", icons::SEARCH, Go, &[Shortcut::control('k')]),
        command(Id::Back, "do-back", icons::BACK, Go, &[Shortcut::plain(Escape)]),
    ]
};

/// What is known of a command.
#[must_use]
pub fn of(id: CommandId) -> &'static Command {
    COMMANDS.iter().find(|command| command.id == id).expect("every command is in the table, as a test checks")
}
