//! The signs, by what they stand for. All are Phosphor's, drawn in the family of [`Face::Icon`](super::Face::Icon) or
//! [`Face::IconFill`](super::Face::IconFill).

use egui_phosphor::bold;

macro_rules! icons {
    ($($name:ident $about:literal = $sign:ident;)*) => {
        $(#[doc = $about] pub const $name: &str = bold::$sign;)*

        /// All signs by their names here.
        pub const ALL: &[(&str, &str)] = &[$((stringify!($name), $name)),*];
    };
}

icons! {
    ABOVE "The board from above." = EYE;
    ABSENT "Somebody who did not come." = USER_MINUS;
    ANALYSIS "What the computer thinks." = CHART_LINE_UP;
    AUDIENCE "The window for an audience." = MONITOR;
    ASK "A question to everybody." = SEAL_QUESTION;
    BACK "Back to where one was." = CARET_LEFT;
    BLACK "A black picture." = MOON;
    CHECK "Done." = CHECK;
    CLASS "The class." = CHALKBOARD_TEACHER;
    CLOSE "Close." = X;
    COLOURS "Colours and drawing." = PALETTE;
    COPY "Copy." = COPY;
    DIE "The die theatre." = DICE_FIVE;
    DOWN "More below." = CARET_DOWN;
    DRAW "Draw on the board." = PENCIL_SIMPLE;
    DRAWN_GAME "A draw." = HANDSHAKE;
    ELSEWHERE "A friend on another computer." = GLOBE;
    FORWARD "On, a step." = CARET_RIGHT;
    FRIEND "A friend at this table." = USERS;
    HINT "A hint." = LIGHTBULB;
    KEYS "The keys." = KEYBOARD;
    LANGUAGE "The language." = TRANSLATE;
    LEAVE "Back to the page before." = ARROW_LEFT;
    LEARN "Lessons and puzzles." = PATH;
    LESSONS "A lesson." = GRADUATION_CAP;
    FILE "A file." = FILE_TEXT;
    FILM "A film." = FILM_STRIP;
    LOOK_BACK "Looking back at a game." = CLOCK_COUNTER_CLOCKWISE;
    MAIL "A game by mail." = ENVELOPE_SIMPLE;
    MENU "Everything that can be done." = DOTS_THREE;
    MOVES "The moves." = LIST_NUMBERS;
    MY_GAMES "Saved games." = FOLDER_OPEN;
    NAMES "What things are called." = QUESTION;
    NEW_GAME "A new game." = PLUS_CIRCLE;
    OVERLAY "What lies over the board." = GRID_NINE;
    PASTE "Paste." = CLIPBOARD_TEXT;
    PAUSE "Pause." = PAUSE;
    PAIR "Who meets whom." = SHUFFLE;
    PLAY "Play." = PLAY;
    PLAYING "How moves are entered." = HAND_POINTING;
    POINTER "A pointer for an audience." = CROSSHAIR;
    PRACTICE "What comes back today." = CALENDAR_CHECK;
    PRESENT "For a class." = PROJECTOR_SCREEN;
    PICTURE "A picture." = IMAGE;
    PRINT "To print." = PRINTER;
    PUPILS "The pupils." = USERS;
    PUZZLE "A puzzle." = PUZZLE_PIECE;
    REDO "Again what was taken back." = ARROW_CLOCKWISE;
    REMOVE "Remove." = TRASH;
    REPEAT "Again and again." = REPEAT;
    RESIGN "Resign." = FLAG;
    ROOM "The room." = HOUSE;
    RULES "The rules." = BOOK_OPEN;
    SCREENS "The pupils' own screens." = DEVICES;
    SCREEN_FULL "The whole screen." = CORNERS_OUT;
    SEARCH "Search." = MAGNIFYING_GLASS;
    SEEING "What makes it easier to see." = EYE;
    SETTINGS "Settings." = GEAR_SIX;
    SET_UP "A position set up by hand." = HAND_POINTING;
    SHARE "Give the game away." = SHARE_NETWORK;
    SHELF "All games." = SQUARES_FOUR;
    SKIP_BACK "To the beginning." = SKIP_BACK;
    SKIP_FORWARD "To the end." = SKIP_FORWARD;
    STANDINGS "Who is where." = MEDAL;
    SOUND "Sounds." = SPEAKER_HIGH;
    TEXT "Letters." = TEXT_AA;
    TIMELINE "The timeline." = LINE_SEGMENTS;
    TURN "Turn the board." = ARROWS_CLOCKWISE;
    TYPE "Type a move." = TEXTBOX;
    UNDO "Take back." = ARROW_COUNTER_CLOCKWISE;
    UP "More above." = CARET_UP;
    VIEW "The view." = CUBE;
    WIPE "Wipe off." = ERASER;
    WON "Won." = CROWN;
}
