//! What the panels show of class tournaments: the list of sheets, a new one, and one that is open.

use crate::desk::frame::thumbnail::Thumbnail;
use crate::desk::share::code::Code;
use bevy::prelude::Resource;
use ludoteca_class::{Outcome, Pairing, Pupil, System, Tournament, page, standings};
use ludoteca_classroom::{Answers, Ask, ClassShown, QuestionShown, TruthShown};
use ludoteca_rules::Catalogue;
use ludoteca_rules::{Entry, Options, Seat, SideColour, Text};
use ludoteca_words::Words;
use std::sync::Arc;

pub use super::deck::DeckChoice;
pub use super::request::{ClassRequest, NewClass};

/// So many boards are on a page.
pub const BOARDS: usize = 12;

/// A page of the class tournaments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClassPage {
    /// All sheets.
    #[default]
    List,
    /// A new one.
    New,
    /// The boards of a round.
    Round,
    /// Who is where.
    Standings,
    /// The list of pupils.
    Pupils,
    /// The pupils' own screens.
    Screens,
}

/// A part of the page about the pupils' own screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScreensPart {
    /// How to come to the boards, and who has come.
    #[default]
    Come,
    /// All boards at once.
    Wall,
    /// What the class works at besides.
    Homework,
}

/// What the panels remember of class tournaments.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassView {
    /// The page that is open.
    pub page: ClassPage,
    /// What is entered for a new one.
    pub new: NewClass,
    /// The round that is shown, from 1; the last one if there is none such.
    pub round: Option<usize>,
    /// The page of its boards that is shown, from 0.
    pub part: usize,
    /// The name of a further pupil, as typed so far.
    pub adding: String,
    /// The number of the pupil who gets another name, and that as typed so far.
    pub renaming: Option<(usize, String)>,
    /// What is seen of the pupils' own screens.
    pub screens: ScreensPart,
    /// The board that is seen large: the round, and its number there, both from 1; round 0 are those at which the
    /// teacher plays.
    pub large: Option<(usize, usize)>,
    /// A move and the hands that were raised for it, as typed so far.
    pub hands: String,
    /// The letters of a slip, as typed so far.
    pub slip: String,
    /// The pupil whose wrong moves are seen, by the row of the table of homework, from 0.
    pub pupil: Option<usize>,
    /// Whether the link of the homework is seen in place of its table.
    pub link: bool,
}

/// The boards of a sheet that are open on this network.
#[derive(Clone, Debug, PartialEq)]
pub struct Screens {
    /// The name of the sheet in the list.
    pub sheet: String,
    /// What is to be seen of them.
    pub shown: Arc<ClassShown>,
    /// The link for a telephone.
    pub code: Option<Arc<Code>>,
    /// The board that is seen large.
    pub large: Option<Large>,
    /// What was answered to the question that was closed last.
    pub answered: Option<QuestionShown>,
    /// Who answered what, for the teacher alone.
    pub answers: Option<Answers>,
}

impl Screens {
    /// The question to everybody, or the one that was closed last; and whether it is open.
    #[must_use]
    pub fn question(&self) -> Option<(&QuestionShown, bool)> {
        let open = self.shown.question.as_ref().map(|question| (question, true));
        open.or_else(|| Some((self.answered.as_ref()?, false)))
    }

    /// The truth about that question, once it was asked for and is known.
    #[must_use]
    pub fn truth(&self) -> Option<&TruthShown> {
        let (question, _) = self.question()?;
        self.shown.truth.as_deref().filter(|truth| truth.position == question.position)
    }
}

/// A board that is seen large.
#[derive(Clone, Debug, PartialEq)]
pub struct Large {
    /// Its round and its number; none of a position that everybody is asked about.
    pub board: Option<(usize, usize)>,
    /// The record of which the picture was made.
    pub record: Arc<str>,
    /// The answers that are drawn on it.
    pub drawn: Drawn,
    /// What is on it.
    pub picture: Arc<Thumbnail>,
}

/// The answers that are drawn on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The moves, and how often each was answered.
    pub counts: Vec<(String, usize)>,
    /// Whether it is known which of them are right.
    pub judged: bool,
}

/// A sheet in the list: its name there, and what it is, or why it cannot be read.
pub type KeptSheet = (String, Result<Tournament, Text>);

/// The sheets of the user, the one changed last at first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Classes {
    /// All sheets.
    pub all: Vec<KeptSheet>,
    /// The one that is open, and its name in the list.
    pub open: Option<(String, Tournament)>,
    /// The one that was removed last.
    pub removed: Option<KeptSheet>,
    /// Why what was asked last could not be done.
    pub refused: Option<Text>,
    /// What was done last, where that is seen nowhere else.
    pub told: Option<Text>,
    /// The boards that are open on this network.
    pub screens: Option<Screens>,
    /// What can be given as homework there.
    pub decks: Arc<[DeckChoice]>,
}

/// A sheet in the list, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetEntry {
    /// Its name in the list.
    pub id: String,
    /// What the tournament is called.
    pub title: String,
    /// Its game, its system and how far it is; or why it cannot be read.
    pub facts: String,
    /// Whether it can be opened.
    pub whole: bool,
}

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    /// Who begins.
    pub first: String,
    /// The other one; nobody in a bye.
    pub second: Option<String>,
    /// How it ended.
    pub outcome: Outcome,
}

/// The sheet that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetModel {
    /// What the tournament is called.
    pub title: String,
    /// Its game, as records name it.
    pub game: String,
    /// Its game, its system and how far it is.
    pub facts: String,
    /// How many rounds are paired.
    pub rounds: usize,
    /// The round that is shown, from 1; 0 if none is paired.
    pub round: usize,
    /// How many rounds there will be; `None` if that depends on the results.
    pub planned: Option<usize>,
    /// Its boards.
    pub boards: Vec<BoardRow>,
    /// The page of them that is shown, from 0.
    pub part: usize,
    /// The colours of whoever begins and of the other one, where they have some.
    pub inks: [Option<SideColour>; 2],
    /// Whether the game can end in a draw.
    pub draws: bool,
    /// Whether somebody must win at every board, drawn games or not.
    pub somebody_wins: bool,
    /// Whether the last round is over.
    pub over: bool,
    /// Why the next round cannot be paired, if it cannot.
    pub not_paired: Option<String>,
    /// The headings of the standings.
    pub heads: Vec<String>,
    /// Their lines, and whether that pupil went home.
    pub standings: Vec<(Vec<String>, bool)>,
    /// The pupils, by number.
    pub pupils: Vec<Pupil>,
}

/// Everything the panels show of class tournaments.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClassModel {
    /// What the panels remember.
    pub view: ClassView,
    /// All sheets.
    pub sheets: Vec<SheetEntry>,
    /// The one that was removed last, and what it is called.
    pub removed: Option<(String, String)>,
    /// Why what was asked last could not be done.
    pub refused: Option<String>,
    /// What was done last, where that is seen nowhere else.
    pub told: Option<String>,
    /// The games that can be chosen for a new one, and their names.
    pub games: Vec<(&'static str, String)>,
    /// The sheet that is open.
    pub sheet: Option<SheetModel>,
    /// Its boards, if they are open on this network.
    pub screens: Option<Screens>,
    /// What can be given as homework there.
    pub decks: Arc<[DeckChoice]>,
}

impl ClassView {
    /// What is remembered once a request was carried out: nothing that is done is still being entered.
    pub fn after(&mut self, request: &ClassRequest) {
        match request {
            ClassRequest::Add(_) => self.adding.clear(),
            ClassRequest::Rename(..) => self.renaming = None,
            ClassRequest::Ask(Ask::Hands { .. }) => self.hands.clear(),
            ClassRequest::Ask(Ask::Slip(_)) => self.slip.clear(),
            ClassRequest::Ask(Ask::Homework { .. } | Ask::EndHomework) => (self.pupil, self.link) = (None, false),
            ClassRequest::Ask(Ask::PlayAll { .. }) => self.see_wall(),
            // On their own screens the pupils are led there, and the wall shows them.
            ClassRequest::Pair if self.page == ClassPage::Screens => self.see_wall(),
            ClassRequest::Pair | ClassRequest::TakeBack => self.turn_to(ClassPage::Round),
            ClassRequest::Begin(new) => {
                // Without names the pupils come by themselves.
                let page = if new.names.trim().is_empty() { ClassPage::Screens } else { ClassPage::Pupils };
                self.new = NewClass::default();
                self.turn_to(page);
            }
            _ => {}
        }
    }

    /// Shows all boards.
    fn see_wall(&mut self) {
        (self.screens, self.large) = (ScreensPart::Wall, None);
    }

    /// Opens a page, with the last round.
    pub fn turn_to(&mut self, page: ClassPage) {
        (self.page, self.round, self.part, self.renaming) = (page, None, 0, None);
        self.large = None;
    }
}

impl ClassModel {
    /// The games that two play, of which tournaments can be made, as they stand on the shelf.
    pub fn games(catalogue: &Catalogue) -> impl Iterator<Item = &'static Entry> {
        let for_two = |entry: &&Entry| entry.seats(&Options::defaults(entry.info.options)) == 2;
        let mut games: Vec<&'static Entry> = catalogue.iter().filter(for_two).collect();
        games.sort_by_key(|entry| entry.info.label.order());
        games.into_iter()
    }

    /// The whole of it in words. A new tournament is one of the game on the table, unless another is chosen.
    #[must_use]
    pub fn of(
        classes: &Classes,
        view: &ClassView,
        on_table: Option<&str>,
        (catalogue, words): (&Catalogue, &Words),
    ) -> Self {
        let sheet = classes.open.as_ref().map(|(_, sheet)| SheetModel::of(sheet, view, (catalogue, words)));
        let shown = |screens: &&Screens| classes.open.as_ref().is_some_and(|(id, _)| *id == screens.sheet);
        let screens = classes.screens.as_ref().filter(shown).cloned();
        let mut view = view.clone();
        if sheet.is_none() && view.page != ClassPage::New {
            view.page = ClassPage::List;
        }
        if view.new.game.is_empty() {
            let ids = || Self::games(catalogue).map(|entry| entry.info.id);
            view.new.game = ids().find(|id| on_table == Some(id)).or(ids().next()).unwrap_or_default();
        }
        Self {
            view,
            sheets: classes.all.iter().map(|kept| SheetEntry::of(kept, words)).collect(),
            removed: classes
                .removed
                .as_ref()
                .map(|kept| SheetEntry::of(kept, words))
                .map(|entry| (entry.id, entry.title)),
            refused: classes.refused.as_ref().map(|text| words.say(text)),
            told: classes.told.as_ref().map(|text| words.say(text)),
            games: Self::games(catalogue)
                .map(|entry| (entry.info.id, words.word(&format!("game-{}", entry.info.id))))
                .collect(),
            sheet,
            screens,
            decks: classes.decks.clone(),
        }
    }
}

impl SheetEntry {
    fn of((id, sheet): &KeptSheet, words: &Words) -> Self {
        let (title, facts) = match sheet {
            Ok(sheet) => (sheet.name().to_owned(), facts(sheet, words)),
            Err(why) => (id.clone(), words.say(why)),
        };
        Self { id: id.clone(), title, facts, whole: sheet.is_ok() }
    }
}

/// The colours of the two who play a game.
fn inks(game: &Entry) -> [Option<SideColour>; 2] {
    let play = game.start(Options::defaults(game.info.options));
    let of = |seat: Seat| play.sides().iter().find(|side| side.seats.contains(seat)).and_then(|side| side.colour);
    [of(Seat(0)), of(Seat(1))]
}

/// The system of a tournament, as a sentence says it.
fn system(system: System) -> Text {
    let text = Text::new(system.key());
    match system {
        System::Swiss { rounds } => text.with_number("rounds", rounds),
        _ => text,
    }
}

/// The game, the system, how many pupils, and how far it is.
fn facts(sheet: &Tournament, words: &Words) -> String {
    let id = sheet.game().split(':').next().unwrap_or_default();
    let key = format!("game-{id}");
    let game = if words.has(&key) { words.word(&key) } else { sheet.game().to_owned() };
    let pupils = Text::new("ui-class-pupils-number").with_number("pupils", sheet.pupils().len());
    let state = match sheet.rounds().len() {
        _ if sheet.is_over() => Text::new("class-ended"),
        0 => Text::new("class-begin"),
        round => Text::new("class-round-title").with_number("round", round),
    };
    [game, words.say(&system(sheet.system())), words.say(&pupils), words.say(&state)].join(" · ")
}

impl SheetModel {
    fn of(sheet: &Tournament, view: &ClassView, (catalogue, words): (&Catalogue, &Words)) -> Self {
        let rounds = sheet.rounds().len();
        let game = catalogue.find(sheet.game().split(':').next().unwrap_or_default());
        let round = view.round.filter(|round| (1..=rounds).contains(round)).unwrap_or(rounds);
        let boards: &[Pairing] = if round == 0 { &[] } else { &sheet.rounds()[round - 1] };
        let name = |pupil: usize| sheet.pupils()[pupil].name.clone();
        let columns = page::columns(sheet.system());
        let heads = ["class-place-head", "class-name-head"].into_iter().chain(columns.iter().map(|column| column.key));
        let standings = standings::standings(sheet).into_iter().map(|row| {
            let own = [page::places(&row), name(row.pupil)];
            let cells = own.into_iter().chain(columns.iter().map(|column| (column.cell)(&row)));
            (cells.collect(), sheet.pupils()[row.pupil].withdrawn)
        });
        Self {
            title: sheet.name().to_owned(),
            game: sheet.game().to_owned(),
            facts: facts(sheet, words),
            rounds,
            round,
            planned: sheet.planned(),
            part: view.part.min(boards.len().saturating_sub(1) / BOARDS),
            inks: game.map_or([None; 2], inks),
            boards: boards
                .iter()
                .map(|pairing| BoardRow {
                    first: name(pairing.first),
                    second: pairing.second.map(name),
                    outcome: pairing.outcome,
                })
                .collect(),
            draws: game.is_none_or(|game| game.info.draws),
            somebody_wins: sheet.system() == System::DoubleElimination,
            over: sheet.is_over(),
            not_paired: sheet.clone().pair().err().map(|why| words.say(&why)),
            heads: heads.map(|key| words.word(key)).collect(),
            standings: standings.collect(),
            pupils: sheet.pupils().to_vec(),
        }
    }

    /// How many boards of the round that is shown have no result yet.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.boards.iter().filter(|board| board.outcome == Outcome::Open).count()
    }
}
