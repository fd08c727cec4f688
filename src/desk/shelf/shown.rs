//! Finds out what the shelf shows.

use crate::desk::frame::look::DeskWords;
use crate::desk::frame::thumbnail::{Thumbnail, small_board};
use crate::desk::lesson::decks::Decks;
use crate::desk::lesson::model::LessonProgress;
use crate::desk::network::model::NetworkModel;
use crate::desk::practice::plan::Practice;
use crate::desk::saves::kept::{SavedPlay, SavedPlays};
use crate::desk::shelf::model::{GoOnModel, RailModel, ShelfCard, ShelfModel, TodaysPuzzle, first_game};
use crate::theatre::looks::Theatres;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludoteca_lessons::Exercise;
use ludoteca_practice::{Day, Library, Question, puzzle_of};
use ludoteca_rules::session::{Controller, NodeId, PlayView};
use ludoteca_rules::thinking::think::parse_level;
use ludoteca_rules::{Arg, Entry};
use ludoteca_table::play::stage::{LeftOpen, Shelf, Today};
use ludoteca_words::telling;
use std::sync::Arc;

/// What the shelf shows depends on.
#[derive(SystemParam)]
pub struct ShelfInputs<'w> {
    shelf: Res<'w, Shelf>,
    words: Res<'w, DeskWords>,
    left: Option<Res<'w, LeftOpen>>,
    saved: Res<'w, SavedPlays>,
    decks: ResMut<'w, Decks>,
    solved: Res<'w, LessonProgress>,
    today: Option<Res<'w, Today>>,
    theatres: Option<Res<'w, Theatres>>,
    network: Res<'w, NetworkModel>,
    practice: Res<'w, Practice>,
}

/// A play is under way once a move was played and until it has ended.
fn under_way(play: &&dyn PlayView) -> bool {
    play.cursor() != NodeId::ROOT && play.outcome().is_none()
}

impl ShelfInputs<'_> {
    /// Whether anything of it has changed.
    pub fn are_changed(&self) -> bool {
        let learned = self.solved.is_changed();
        let told = self.network.is_changed() || self.practice.is_changed();
        self.words.is_changed() || self.saved.is_changed() || learned || told
    }

    /// Whether plays are saved.
    pub fn saves(&self) -> bool {
        self.saved.0.is_some()
    }

    /// The shelf; so many questions come back today.
    pub fn model(&mut self, due: usize) -> ShelfModel {
        let words = &self.words.0;
        let card = |entry: &'static Entry| {
            let id = entry.info.id;
            let open = self.left_open(id).is_some() || self.saved.unfinished(id).is_some();
            ShelfCard::of(entry, words, open, self.theatres.as_ref().is_some_and(|theatres| theatres.has(id)))
        };
        let boards = ShelfModel::boards(self.shelf.iter().map(card).collect(), words);
        ShelfModel { boards, rail: self.rail(due) }
    }

    fn left_open(&self, id: &str) -> Option<&dyn PlayView> {
        self.left.as_ref()?.of(id).find(under_way)
    }

    fn rail(&mut self, due: usize) -> RailModel {
        let go_on = self.go_on();
        let solved = &self.solved.0;
        let words = &self.words.0;
        let decks = self.decks.bypass_change_detection().all(&self.shelf);
        let (done, all) =
            decks.iter().fold((0, 0), |(done, all), deck| (done + solved.solved(&deck.id), all + deck.exercises.len()));
        let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let kept = self.saved.0.as_ref().map(Vec::len);
        let first = first_game(&self.shelf).filter(|_| go_on.is_none() && done == 0 && kept.unwrap_or_default() == 0);
        let first = first.map(|entry| {
            let minutes = Arg::Plain(entry.info.label.minutes.to_string());
            let games = number(self.shelf.iter().count());
            (entry.info.id, entry.info.name, words.fill("ui-first-hello", &[("games", games), ("minutes", minutes)]))
        });
        let saved = kept.map(|kept| match kept {
            0 => words.word("ui-saved-begin"),
            kept => words.fill("ui-saved-number", &[("games", number(kept))]),
        });
        let learned = match done {
            0 => words.word("ui-learn-begin"),
            done => words.fill("ui-learned", &[("solved", number(done)), ("of", number(all))]),
        };
        let today = self.today.as_ref().map_or_else(String::new, |today| (today.0)());
        let due = (due > 0).then(|| words.fill("practice-due-number", &[("count", number(due))]));
        let puzzle = Day::parse(&today).filter(|_| first.is_none()).and_then(|day| {
            let library = Library::new(decks, []);
            let Question { deck, place, .. } = puzzle_of(&library, day)?;
            let exercise = &deck.exercises[*place];
            let game = telling_title(exercise, words);
            let done = solved.of(&deck.id, *place).0;
            Some(TodaysPuzzle {
                deck: deck.id.clone(),
                place: *place,
                say: exercise.say.within(words.language()).to_owned(),
                facts: if done { words.fill("ui-today-solved", &[("game", Arg::Plain(game))]) } else { game },
                picture: Arc::new(small_board(&*exercise.begin())?),
            })
        });
        let elsewhere = self.network.told(words).unwrap_or_else(|| words.word("net-way-about"));
        RailModel { first, go_on, puzzle, learned, due, elsewhere, saved }
    }

    /// The play left last: what is saved is in the order of time.
    fn go_on(&self) -> Option<GoOnModel> {
        let known = |play: &SavedPlay| self.shelf.find(&play.head.as_ref().ok()?.game);
        let saved = self.saved.0.iter().flatten().filter(|play| play.goes_on());
        if let Some((saved, entry)) = saved.filter_map(|play| Some((play, known(play)?))).next() {
            let head = saved.head.as_ref().ok()?;
            let here = self.left_open(entry.info.id);
            let here = here.filter(|play| play.header().kept_as.as_deref() == Some(&*saved.id));
            let drawn = here.and_then(|play| small_board(play)).map(Arc::new);
            let levels = head.controllers.iter().map(|level| parse_level(level));
            let picture = drawn.or_else(|| saved.picture.clone());
            return Some(self.waits(entry, levels, head.moves, picture));
        }
        let (entry, play) = self.shelf.iter().find_map(|entry| Some((entry, self.left_open(entry.info.id)?)))?;
        let levels = play.header().controllers.iter().map(Controller::level);
        let moves = play.line().iter().take_while(|node| **node != play.cursor()).count();
        Some(self.waits(entry, levels, moves, small_board(play).map(Arc::new)))
    }

    fn waits(
        &self,
        entry: &'static Entry,
        levels: impl Iterator<Item = Option<usize>>,
        moves: usize,
        picture: Option<Arc<Thumbnail>>,
    ) -> GoOnModel {
        let words = &self.words.0;
        let game = Arg::Plain(entry.info.name.to_owned());
        let computer = levels.flatten().next();
        let number = Arg::Number(i64::try_from(moves).unwrap_or(i64::MAX));
        let progress = words.fill("ui-saved-move", &[("number", number)]);
        let (title, facts) = match computer {
            Some(level) => (
                words.fill("ui-go-on-turn", &[("game", game)]),
                format!("{} · {progress}", telling::level(words, level)),
            ),
            None => (entry.info.name.to_owned(), progress),
        };
        GoOnModel { id: entry.info.id, title, facts, picture }
    }
}

/// The name of the game of an exercise.
fn telling_title(exercise: &Exercise, words: &ludoteca_words::Words) -> String {
    crate::desk::play::model::title(exercise.game.info, words)
}
