//! Lesson plans on the table: the position of a step, its moves, what somebody tries, and what is kept of it.

use crate::test_table::{TestTable, start_program};
use bevy::prelude::*;
use ludoteca::app::settings::SettingsPlugin;
use ludoteca::desk::lesson::learn::LearnAction;
use ludoteca::desk::plan::controller::PlanAction;
use ludoteca::desk::plan::held::{OnPlan, PlanOnward};
use ludoteca::desk::saves::disk::Saves;
use ludoteca::desk::saves::keeper::SavesPlugin;
use ludoteca::desk::settings::controller::LanguageOverride;
use ludoteca::desk::view_model::{Panels, ViewModel};
use ludoteca::games::Games;
use ludoteca_games::CATALOGUE;
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::play::stage::Today;
use ludoteca_table::screen::Screen;
use ludoteca_table::show::flat::marks::{MarkShape, Marks};
use ludoteca_words::Language;
use tempfile::tempdir;

impl TestTable {
    fn plan(&mut self, action: PlanAction) {
        self.app.world_mut().write_message(action);
        self.frames(4);
        // Whoever has left it sees the shelf.
        if self.panels_of_plan().plan.is_some() {
            self.settle();
        }
    }

    fn panels_of_plan(&self) -> &ViewModel {
        &self.app.world().resource::<Panels>().0
    }
}

#[test]
fn the_moves_of_a_step_are_played_one_after_the_other_on_every_table() {
    for entry in CATALOGUE {
        let mut table = TestTable::bare(f32::INFINITY, |app| start_program(app, Some(Language::PtPt)));
        table.app.world_mut().write_message(LearnAction::Plan(entry.info.id));
        table.frames(4);
        let mut moved = 0;
        while let Some(plan) = table.panels_of_plan().plan.clone() {
            let before = table.session().position_text();
            table.plan(PlanAction::On);
            if plan.onward == PlanOnward::Move {
                moved += 1;
                assert_ne!(table.session().position_text(), before, "{}: it was played", entry.info.id);
            }
        }
        assert!(moved > 0, "{}: the rules are shown with moves", entry.info.id);
        assert_eq!(*table.app.world().resource::<State<Screen>>().get(), Screen::Shelf);
        assert!(table.app.world().resource::<OnPlan>().0.is_none());
    }
}

#[test]
fn nothing_of_a_plan_is_saved_among_the_games() {
    let folder = tempdir().expect("a folder");
    let mut table = TestTable::bare(f32::INFINITY, |app| {
        let plays = Some(SaveFolder::at(folder.path().join("plays")));
        app.add_plugins((Games::all(), SettingsPlugin { persist: false }));
        app.insert_resource(LanguageOverride(Some(Language::En)));
        app.add_plugins((SavesPlugin { plays }, ludoteca::desk::model));
        app.insert_resource(Today(|| "2026-03-02".to_owned()));
    });
    table.app.world_mut().write_message(LearnAction::Plan("rastros"));
    table.frames(4);
    table.plan(PlanAction::Step(1));
    for _ in 0..4 {
        table.plan(PlanAction::On);
    }
    assert!(table.session().line().len() > 4, "its moves are played");
    table.plan(PlanAction::Leave);
    table.app.world().resource::<Saves>().flush();
    table.frames(3);
    let files = std::fs::read_dir(folder.path().join("plays")).map_or(0, Iterator::count);
    assert_eq!(files, 0);
}

#[test]
fn where_it_is_asked_which_moves_there_are_no_mark_says_it_before_the_answer() {
    let mut table = TestTable::bare(f32::INFINITY, |app| start_program(app, Some(Language::PtBr)));
    table.app.world_mut().write_message(LearnAction::Plan("rastros"));
    table.frames(4);
    let count =
        |table: &TestTable, shape: MarkShape| table.part::<Marks>().0.iter().filter(|(_, mark)| *mark == shape).count();
    assert_eq!(count(&table, MarkShape::Go), 8, "where the stone can go, before anything is asked");
    table.plan(PlanAction::Step(2));
    assert_eq!([count(&table, MarkShape::Go), count(&table, MarkShape::Winning)], [0, 0]);
    table.plan(PlanAction::On);
    assert_eq!([count(&table, MarkShape::Go), count(&table, MarkShape::Winning)], [0, 4], "the answer is ringed");
}
