//! The boards of a tournament on the pupils' own screens, opened from the window: the class is kept on a thread of its
//! own, which writes results into the file of the sheet; what it shows is taken over here.

use crate::desk::class::answered::answered;
use crate::desk::class::kept::{refresh, sheets};
use crate::desk::class::model::{ClassPage, ClassView, Classes, DeckChoice, Drawn, Large, Screens};
use crate::desk::frame::display::ToClipboard;
use crate::desk::frame::thumbnail::large_board;
use crate::desk::lesson::course::OnCourse;
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::network::connection::NetworkHome;
use crate::desk::plan::held::OnPlan;
use crate::desk::share::code::Code;
use crate::theatre::{Demo, DemonstratedGame};
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_class::page;
use ludoteca_classroom::{Answers, Ask, CardShown, ClassShown, ClassThread, Home, News, QuestionShown};
use ludoteca_lessons::{self as lessons, Deck};
use ludoteca_record as record;
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use ludoteca_table::play::Play;
use ludoteca_table::play::stage::{Shelf, Today};
use std::sync::Arc;

/// The class whose boards are open on this network, and its sheet.
#[derive(Resource, Default)]
pub(super) struct OpenScreens(Option<SyncCell<Opened>>);

struct Opened {
    sheet: String,
    class: ClassThread,
}

/// Opens the boards of the sheet that is open, or closes them.
pub(super) fn open(world: &mut World, opens: bool) -> Result<(), Failure> {
    // One class at a time, and a port that is free again before it is asked for.
    world.resource_mut::<OpenScreens>().0 = None;
    world.resource_mut::<Classes>().screens = None;
    let Some((id, sheet)) = world.resource::<Classes>().open.clone().filter(|_| opens) else { return Ok(()) };
    let home = world.resource::<NetworkHome>().clone();
    let kept = sheets(world).zip(home.tables).ok_or_else(|| Failure::Work(Text::new("error-plays-folder")));
    let (kept, tables) = kept?;
    let decks = decks(world, sheet.game());
    world.resource_mut::<Classes>().decks = decks;
    let catalogue = world.resource::<Shelf>().0.clone();
    let today = world.resource::<Today>().0;
    let class = ClassThread::start(Home { catalogue, tables, wake: home.wake, today }, kept.path(&id), None)?;
    // Nobody is on the list yet: the pupils come by themselves.
    if sheet.pupils().is_empty() {
        class.ask(Ask::OpenList(true));
    }
    take_over(world, &id, class.shown(), None);
    world.resource_mut::<OpenScreens>().0 = Some(SyncCell::new(Opened { sheet: id, class }));
    world.resource_mut::<ClassView>().turn_to(ClassPage::Screens);
    Ok(())
}

/// Asks something of the class whose boards are open.
pub(super) fn ask(world: &mut World, ask: Ask) {
    if let Some(open) = &mut world.resource_mut::<OpenScreens>().0 {
        open.get().class.ask(ask);
    }
}

/// Asks everybody for a move: at a board, or where the game on the table is; without any where the game begins. Of an
/// exercise on the table before its first move, and of a step of a lesson plan, what is right is what it says itself.
/// In the theatre everybody is asked where its piece can go.
pub(super) fn ask_all(world: &mut World, board: Option<usize>) {
    if world.resource::<ClassView>().page != ClassPage::Screens {
        world.resource_mut::<ClassView>().turn_to(ClassPage::Screens);
    }
    let course = world.get_resource::<OnCourse>().and_then(|on| on.0.as_ref()).map(|running| &running.course);
    if let Some(course) = course.filter(|course| board.is_none() && course.line().is_empty()) {
        let exercise = Ask::Exercise { deck: lessons::write(course.deck()), number: course.place() + 1 };
        return ask(world, exercise);
    }
    let held = world.get_resource::<OnPlan>().and_then(|on| on.0.as_ref());
    if let Some(held) = held.filter(|held| board.is_none() && held.step().question.is_some()) {
        let step = Ask::Step { plan: held.plan.game.info.id.to_owned(), number: held.at() + 1 };
        return ask(world, step);
    }
    if let Some(asked) = of_theatre(world).filter(|_| board.is_none()) {
        return ask(world, asked);
    }
    let on_table = world.query::<&Play>().iter(world).next().map(|play| (game_of(play), record::write(play.view())));
    let classes = world.resource::<Classes>();
    let Some(game) = classes.open.as_ref().map(|(_, sheet)| sheet.game().to_owned()) else { return };
    let of = |screens: &Screens| {
        screens.shown.boards.iter().find(|it| it.round > 0 && board == Some(it.number))?.position.clone()
    };
    let (game, position) = match (board, on_table) {
        (Some(_), _) => (game, classes.screens.as_ref().and_then(of).map_or_else(String::new, |it| it.to_string())),
        (None, Some(table)) => table,
        (None, None) => (game, String::new()),
    };
    ask(world, Ask::Question { game, position });
}

/// Where the piece can go that is asked about in the theatre, while that is seen.
fn of_theatre(world: &mut World) -> Option<Ask> {
    let info = world.query::<&DemonstratedGame>().iter(world).next()?.entry.info;
    let asked = world.get_resource::<Demo>()?.quiz.asked()?;
    let cell = info.geometry.name(asked.cell).to_string();
    Some(Ask::Where { game: info.id.to_owned(), position: asked.position.to_owned(), cell })
}

/// A game and its options, as records name them.
fn game_of(play: &Play) -> String {
    let (id, options) = (play.entry.info.id, play.view().options().to_string());
    if options.is_empty() { id.to_owned() } else { format!("{id}:{options}") }
}

/// What was answered is not seen any more.
pub(super) fn dismiss(world: &mut World) {
    if let Some(screens) = &mut world.resource_mut::<Classes>().screens {
        screens.answered = None;
    }
}

/// Who answered what to the last question, as a table.
pub(super) fn answers(world: &World) -> Option<String> {
    world.resource::<Classes>().screens.as_ref()?.answers.as_ref().map(Answers::csv)
}

/// What came of the homework, as a table.
pub(super) fn homework(world: &World) -> Option<String> {
    let screens = world.resource::<Classes>().screens.as_ref()?;
    screens.shown.homework.as_ref().map(|homework| homework.table.csv())
}

/// The exercises of the homework, to be taken home.
pub(super) fn deck(world: &World) -> Option<String> {
    let classes = world.resource::<Classes>();
    let shown = classes.screens.as_ref()?.shown.homework.as_ref()?;
    classes.decks.iter().find(|deck| deck.id == shown.id).map(|deck| deck.text.to_string())
}

/// Copies the link of the homework.
pub(super) fn copy_link(world: &mut World) {
    let classes = world.resource::<Classes>();
    let Some(shown) = classes.screens.as_ref().and_then(|screens| screens.shown.homework.as_ref()) else { return };
    let Some(deck) = classes.decks.iter().find(|deck| deck.id == shown.id) else { return };
    let link = deck.link.to_string();
    world.resource_mut::<ToClipboard>().0 = Some(link);
    world.resource_mut::<Classes>().told = Some(Text::new("ui-class-link-copied"));
}

/// What can be given as homework to a class: what was made here, and what comes with its game.
fn decks(world: &mut World, game: &str) -> Arc<[DeckChoice]> {
    let shelf = world.resource::<Shelf>().0.clone();
    let id = game.split(':').next().unwrap_or_default();
    let is_of = |deck: &&Arc<Deck>| deck.exercises.iter().any(|exercise| exercise.game.info.id == id);
    let choice = |deck: &Arc<Deck>| DeckChoice::of(deck, &shelf);
    world.resource_scope(|world, mut shipped: Mut<Decks>| {
        let own = world.resource::<OwnDecks>().all().map(choice);
        own.chain(shipped.all(&shelf).iter().filter(is_of).map(choice)).collect()
    })
}

/// Closes the boards of a sheet that is removed.
pub(super) fn removed(world: &mut World, id: &str) {
    let open = &mut world.resource_mut::<OpenScreens>().0;
    if open.as_mut().is_some_and(|open| open.get().sheet == id) {
        *open = None;
        world.resource_mut::<Classes>().screens = None;
    }
}

/// Everybody's card, to be printed.
pub(super) fn cards(world: &World) -> Vec<page::Card> {
    let Some(screens) = &world.resource::<Classes>().screens else { return Vec::new() };
    let shown = &screens.shown;
    let address = if shown.address.is_empty() { &shown.link } else { &shown.address };
    let card = |card: &CardShown| page::Card {
        name: card.name.clone(),
        letters: card.letters.clone(),
        address: address.clone(),
        picture: Code::of(&card.link).map_or((0, Vec::new()), |code| (code.side, code.stretches().collect())),
    };
    shown.cards.iter().map(card).collect()
}

/// Takes over what is to be seen of the class, and tells what happened.
pub(super) fn follow(world: &mut World) {
    let mut open = world.resource_mut::<OpenScreens>();
    let Some(open) = open.bypass_change_detection().0.as_mut().map(SyncCell::get) else { return };
    let (news, shown, id) = (open.class.news(), open.class.shown(), open.sheet.clone());
    let answers = open.class.answers();
    let known = world.resource::<Classes>().screens.as_ref();
    if known.is_none_or(|known| !Arc::ptr_eq(&known.shown, &shown)) {
        take_over(world, &id, shown, answers);
    }
    draw_large(world);
    if news.is_empty() {
        return;
    }
    // The class has written into the sheet, or somebody else has.
    let unread = refresh(world).err();
    let mut classes = world.resource_mut::<Classes>();
    for news in &news {
        match told(news) {
            Told::Done(text) => classes.told = Some(text),
            Told::Failed(failure) => classes.refused = failure.text().cloned(),
            Told::Seen => {}
        }
    }
    if let Some(failure) = unread {
        classes.refused = failure.text().cloned();
    }
    world.write_message(RequestRedraw);
}

fn take_over(world: &mut World, id: &str, shown: Arc<ClassShown>, answers: Option<Answers>) {
    let mut classes = world.resource_mut::<Classes>();
    let known = classes.screens.take().filter(|known| known.shown.link == shown.link);
    let (code, large, answered) = match known {
        Some(known) => {
            // What was answered stays until it is looked at no more, or something else is asked.
            let closed = known.shown.question.clone().filter(|_| shown.question.is_none());
            (known.code, known.large, closed.or(known.answered).filter(|_| shown.question.is_none()))
        }
        None => (Code::of(&shown.link).map(Arc::new), None, None),
    };
    classes.screens = Some(Screens { sheet: id.to_owned(), shown, code, large, answered, answers });
    world.write_message(RequestRedraw);
}

/// Draws the board that is seen large, or the position that everybody is asked about, whenever it has changed.
fn draw_large(world: &mut World) {
    let seen = world.resource::<ClassView>().large;
    let Some(screens) = &world.resource::<Classes>().screens else { return };
    let drawn = |question: &QuestionShown| Drawn { counts: question.counts.clone(), judged: screens.truth().is_some() };
    let asked = screens.question().map(|(question, _)| (None, question.position.clone(), drawn(question)));
    let board = || screens.shown.boards.iter().find(|board| seen == Some((board.round, board.number)));
    let wanted = asked.or_else(|| board().and_then(|board| Some((seen, board.position.clone()?, Drawn::default()))));
    let known = screens.large.as_ref().map(|large| (large.board, &large.record, &large.drawn));
    if known == wanted.as_ref().map(|(board, record, drawn)| (*board, record, drawn)) {
        return;
    }
    let large = wanted.and_then(|(board, record, drawn)| {
        let session = record::read(&record, world.resource::<Shelf>()).ok()?;
        let answered = screens.question().map(|(question, _)| answered(&*session, question, screens.truth()));
        let picture = Arc::new(large_board(&*session, &answered.unwrap_or_default())?);
        Some(Large { board, record, drawn, picture })
    });
    if let Some(screens) = &mut world.resource_mut::<Classes>().screens {
        screens.large = large;
    }
}

/// How something that happened is told.
enum Told<'a> {
    /// In a sentence.
    Done(Text),
    /// As what could not be done.
    Failed(&'a Failure),
    /// The page shows it.
    Seen,
}

fn told(news: &News) -> Told<'_> {
    match news {
        News::Came(name) => Told::Done(Text::new("class-serve-came").with("name", name)),
        News::HandedIn { name, solved, of } => {
            let text = Text::new("homework-slip-taken").with("name", name).with_number("solved", *solved);
            Told::Done(text.with_number("of", *of))
        }
        News::Aborted(board) => Told::Done(Text::new("class-serve-aborted").with_number("board", *board)),
        News::Unwritten { why, .. } | News::Unread(why) | News::Failed(why) => Told::Failed(why),
        News::Paired(_) | News::Recorded { .. } | News::Complete | News::Truth | News::Against(_) => Told::Seen,
    }
}
