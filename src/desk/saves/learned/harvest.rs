//! Looks through the games that were kept for positions that are worth asking, and puts them among the puzzles that
//! were made here.

use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::lesson::practice::harvest::{Far, Harvest, HarvestAction, Looking, News};
use crate::desk::saves::disk::Saves;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::harvest::{Harvester, Wanted};
use ludoteca_lessons::{Exercise, Kind};
use ludoteca_record as record;
use ludoteca_rules::session::Session;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Catalogue, Entry, Text};
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::background::LongWork;
use ludoteca_table::play::stage::Shelf;
use ludoteca_workers::Answers;

/// The newest games that are looked through: two seconds each, more or less.
const MOST_GAMES: usize = 60;

/// Puzzles that one search gives at most, so that one can see them all.
const MOST_PUZZLES: usize = 12;

/// Begins and ends what a person asks for.
pub(in crate::desk::saves) fn act(
    mut actions: MessageReader<HarvestAction>,
    mut harvest: ResMut<Harvest>,
    (mut decks, own, shelf): (ResMut<Decks>, Res<OwnDecks>, Res<Shelf>),
    (saves, long_work): (Res<Saves>, Res<LongWork>),
) {
    for action in actions.read() {
        match (action, &harvest.0) {
            (HarvestAction::Stop, Some(looking)) => looking.stop.stop(),
            (HarvestAction::Begin(game), None) => {
                let Some(entry) = shelf.find(game) else { continue };
                let all = decks.bypass_change_detection().all(&shelf).iter().chain(&own.puzzles);
                let puzzles = all.filter(|deck| deck.kind == Kind::Puzzles).flat_map(|deck| &deck.exercises);
                let known: Vec<Exercise> = puzzles.filter(|exercise| exercise.game == entry).cloned().collect();
                let (plays, catalogue, stop) = (saves.plays().clone(), shelf.0.clone(), Stop::default());
                let stopped = stop.clone();
                let news = long_work.0.start(move |answers| {
                    look_through(entry, &plays, &catalogue, &known, (answers, &stopped));
                });
                harvest.0 = Some(Looking { game: entry.info.id, far: Far::default(), stop, news });
            }
            (HarvestAction::Stop, None) | (HarvestAction::Begin(_), Some(_)) => {}
        }
    }
}

/// Takes in what was found meanwhile.
pub(in crate::desk::saves) fn hear(
    mut harvest: ResMut<Harvest>,
    (mut own, mut notices): (ResMut<OwnDecks>, ResMut<Notices>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(news) = harvest.bypass_change_detection().0.as_ref().and_then(|looking| looking.news.newest()) else {
        return;
    };
    redraw.write(RequestRedraw);
    match news {
        News::More(far) => harvest.0.iter_mut().for_each(|looking| looking.far = far),
        News::Done(far, found) => {
            harvest.0 = None;
            notices.tell(told(far, found.len()));
            found.into_iter().for_each(|exercise| own.add(Kind::Puzzles, exercise));
        }
    }
}

/// What came of it, in a sentence.
fn told(Far { looked, of }: Far, found: usize) -> Notice {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    match (of, found) {
        (0, _) => Notice::information(Text::new("practice-harvest-no-games")),
        (_, 0) => Notice::information(Text::new("practice-harvest-nothing").with_number("games", number(looked))),
        _ => Notice::success(Text::new("practice-harvest-found").with_number("count", number(found))),
    }
}

/// Looks through the newest games, on a thread of its own.
fn look_through(
    entry: &'static Entry,
    plays: &SaveFolder,
    catalogue: &Catalogue,
    known: &[Exercise],
    (answers, stopped): (&Answers<News>, &Stop),
) {
    let files = plays.list().unwrap_or_default();
    let read = files.iter().filter_map(|file| {
        let play = record::read(&plays.read(&file.id).ok()?, catalogue).ok()?;
        (play.info().id == entry.info.id && play.line().len() > 1).then_some(play)
    });
    let games: Vec<Box<dyn Session>> = read.take(MOST_GAMES).collect();
    let of = games.len();
    let harvester = Harvester::new(entry, &Wanted { puzzles: MOST_PUZZLES, ..Wanted::default() }, known);
    let (mut looked, mut found) = (0, Vec::new());
    if let Some(mut harvester) = harvester {
        answers.send(News::More(Far { looked, of }));
        for mut game in games {
            if stopped.is_stopped() || answers.stop().is_stopped() || harvester.is_full() {
                break;
            }
            harvester.look_at(&mut *game);
            looked += 1;
            answers.send(News::More(Far { looked, of }));
        }
        found = harvester.deck().map_or_else(Vec::new, |deck| deck.exercises);
    }
    answers.send(News::Done(Far { looked, of }, found));
}
