//! What the open dialog shows.

use crate::desk::acts::items::PaletteInputs;
use crate::desk::class::model::{ClassModel, ClassView, Classes};
use crate::desk::experiment::controller::Bench;
use crate::desk::experiment::model::ExperimentModel;
use crate::desk::frame::dialog::{Dialog, OpenDialog, Question};
use crate::desk::frame::look::DeskWords;
use crate::desk::lesson::course::OnCourse;
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::lesson::diagrams::Diagrams;
use crate::desk::lesson::learn::LearnPage;
use crate::desk::lesson::model::LessonProgress;
use crate::desk::lesson::practice::harvest::Harvest;
use crate::desk::lesson::slip::SlipModel;
use crate::desk::lesson::trail::{LearnModel, LearnSources};
use crate::desk::network::model::NetworkModel;
use crate::desk::new_game::controller::NewGame;
use crate::desk::new_game::earlier::EarlierPlay;
use crate::desk::new_game::model::NewGameModel;
use crate::desk::new_game::options::{new_game_options, player_options};
use crate::desk::new_game::tally::tallies;
use crate::desk::palette::list::PaletteModel;
use crate::desk::play::model as play;
use crate::desk::play::note::model::NoteModel;
use crate::desk::saves::kept::SavedPlays;
use crate::desk::saves::model::{SavedInputs, SavedListModel, SavesPage};
use crate::desk::settings::controller::ShownSection;
use crate::desk::settings::model::Settings;
use crate::desk::share::model::{KnownCode, ShareModel};
use crate::desk::view_model::{DialogModel, ViewModel};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Arg, Options, Text};
use ludoteca_table::play::stage::{LeftOpen, Shelf, Today};
use ludoteca_table::play::{OnTable, Play};

/// What dialogs show.
#[derive(SystemParam)]
pub struct DialogInputs<'w, 's> {
    open: Res<'w, OpenDialog>,
    words: Res<'w, DeskWords>,
    shelf: Res<'w, Shelf>,
    play: Option<Single<'w, 's, &'static Play>>,
    on_table: Option<Single<'w, 's, OnTable>>,
    new_game: Res<'w, NewGame>,
    left: Option<Res<'w, LeftOpen>>,
    section: Res<'w, ShownSection>,
    saved: (Res<'w, SavedPlays>, Res<'w, SavesPage>),
    today: Res<'w, Today>,
    palette: PaletteInputs<'w, 's>,
    class: (Res<'w, Classes>, Res<'w, ClassView>),
    lessons: (ResMut<'w, Decks>, Res<'w, OwnDecks>, Res<'w, LessonProgress>, Res<'w, OnCourse>),
    learn: (Res<'w, LearnPage>, Res<'w, Diagrams>, Res<'w, Harvest>),
    network: Res<'w, NetworkModel>,
    bench: Res<'w, Bench>,
    code: Local<'s, KnownCode>,
}

impl DialogInputs<'_, '_> {
    /// Whether the page of saved plays, of which there may be thousands, is open and shows what there is already.
    #[must_use]
    pub fn shows_saved(&self, model: &ViewModel) -> bool {
        let (plays, page) = &self.saved;
        let changed = self.open.is_changed() || plays.is_changed() || page.is_changed() || self.words.is_changed();
        let open = matches!(self.open.0, Some(Dialog::Saved { .. }));
        open && !changed && matches!(model.dialog, Some(DialogModel::Saved(_)))
    }

    /// The open dialog; `model` is what else is shown.
    pub fn model(&mut self, model: &ViewModel) -> Option<DialogModel> {
        match self.open.0.as_ref()? {
            Dialog::Players => {
                let play = self.play.as_deref()?;
                let options = play.view().options();
                Some(DialogModel::Players(player_options(play.entry, options, &self.new_game, &self.words.0)))
            }
            Dialog::NewGame(chosen) => self.new_game(chosen, &model.settings),
            Dialog::Note(node, text) => self.note(*node, text),
            Dialog::Class => Some(DialogModel::Class(Box::new(self.class()))),
            Dialog::Decks => Some(DialogModel::Learn(Box::new(self.learn()))),
            Dialog::File(asked) => Some(DialogModel::File(asked.clone())),
            Dialog::Saved { renaming } => Some(DialogModel::Saved(self.saved(renaming.as_ref()))),
            Dialog::Share => Some(DialogModel::Share(ShareModel::of(self.on_table.as_deref()?, &mut self.code))),
            Dialog::Experiment => {
                let play = self.play.as_deref()?;
                Some(DialogModel::Experiment(Box::new(ExperimentModel::of(&self.bench, play, &self.words.0))))
            }
            Dialog::Puzzle(title) => Some(DialogModel::Puzzle(title.clone())),
            Dialog::Slip(number) => self.slip(number),
            Dialog::Names => Some(DialogModel::Names),
            Dialog::Settings => Some(DialogModel::Settings(self.section.0)),
            Dialog::Rules => model.rules().map(|rules| DialogModel::Rules(rules.clone())),
            Dialog::Palette { typed, chosen } => {
                let (typed, chosen) = (typed.clone(), *chosen);
                Some(DialogModel::Palette(self.palette(&typed, chosen, model)))
            }
            Dialog::Network => {
                let game = self.play.as_deref().map(|play| play::title(play.entry.info, &self.words.0));
                Some(DialogModel::Network(Box::new(self.network.clone()), game))
            }
            Dialog::NetworkQuestion => {
                let question = self.network.question.as_ref()?;
                Some(DialogModel::NetworkQuestion(self.words.0.say(question)))
            }
            Dialog::Question(question) => {
                let text = question_in_words(*question, model)?;
                Some(DialogModel::Question(*question, text))
            }
        }
    }

    fn palette(&mut self, typed: &str, chosen: usize, model: &ViewModel) -> PaletteModel {
        let all = self.palette.items(self.lessons.0.bypass_change_detection(), model);
        PaletteModel::of(all, typed, chosen)
    }

    fn new_game(&self, chosen: &Options, settings: &Settings) -> Option<DialogModel> {
        let (words, entry) = (&self.words.0, self.play.as_deref()?.entry);
        let left = self.left.iter().flat_map(|left| left.of(entry.info.id)).enumerate();
        let earlier = left.map(|(place, play)| EarlierPlay::of(place, play, words)).collect();
        let options = new_game_options(entry, chosen, &self.new_game, settings, words);
        let info = entry.info;
        let lines = (1..).zip(entry.levels).map(|(number, level)| words.say(&Text::new(level.line(number))));
        Some(DialogModel::NewGame(Box::new(NewGameModel {
            game: play::title(info, words),
            facts: play::facts(info, words),
            options,
            earlier,
            tallies: tallies(entry, &self.saved.0),
            lines: lines.collect(),
        })))
    }

    fn note(&self, node: NodeId, text: &str) -> Option<DialogModel> {
        let play = self.play.as_deref()?;
        Some(DialogModel::Note(NoteModel::of(play.view(), &self.words.0, node, text)))
    }

    /// The slip of the deck that somebody is on.
    fn slip(&self, number: &str) -> Option<DialogModel> {
        let (_, _, solved, on) = &self.lessons;
        let deck = on.0.as_ref()?.course.deck();
        Some(DialogModel::Slip(SlipModel::of(deck, &solved.0, number, &self.words.0)))
    }

    fn class(&self) -> ClassModel {
        let on_table = self.play.as_deref().map(|play| play.entry.info.id);
        ClassModel::of(&self.class.0, &self.class.1, on_table, (&self.shelf.0, &self.words.0))
    }

    fn learn(&mut self) -> LearnModel {
        let (decks, own, solved, _) = &mut self.lessons;
        LearnModel::of(&LearnSources {
            decks: decks.bypass_change_detection().all(&self.shelf),
            own,
            solved: &solved.0,
            harvest: self.saved.0.0.is_some().then_some(&*self.learn.2),
            page: *self.learn.0,
            diagrams: &self.learn.1,
            shelf: &self.shelf,
            words: &self.words.0,
        })
    }

    fn saved(&self, renaming: Option<&(String, String)>) -> SavedListModel {
        let today = (self.today.0)();
        let inputs = SavedInputs { catalogue: &self.shelf.0, words: &self.words.0, today: &today };
        SavedListModel::of(&self.saved.0, *self.saved.1, renaming, &inputs)
    }
}

/// A question in words; `None` once it makes no sense any more.
fn question_in_words(question: Question, model: &ViewModel) -> Option<String> {
    let play = model.play.as_ref()?;
    match question {
        Question::Resign(seat) => {
            let (_, who) = play.resigning.as_ref().filter(|(asked, _)| *asked == seat)?;
            Some(model.look.words.fill("ui-resign-ask", &[("who", Arg::Plain(who.clone()))]))
        }
        Question::Draw => play.can_agree.then(|| model.word("ui-draw-ask")),
    }
}
