//! What lies on the table, whether it is played or set up: for all that shows a board.

use super::session::Play;
use super::setup::EditedSetup;
use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use ludoteca_rules::Entry;
use ludoteca_rules::session::BoardView;

/// A play, or a position that is set up.
#[derive(QueryData)]
pub struct OnTable {
    one: AnyOf<(Ref<'static, Play>, Ref<'static, EditedSetup>)>,
}

impl OnTableItem<'_, '_> {
    /// The game.
    #[must_use]
    pub fn entry(&self) -> &'static Entry {
        self.either(|play| play.entry, |setup| setup.entry)
    }

    /// The board.
    #[must_use]
    pub fn view(&self) -> &dyn BoardView {
        self.either(|play| play.view() as &dyn BoardView, |setup| setup.view() as &dyn BoardView)
    }

    /// The play, if it is one.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.one.0.as_deref()
    }

    /// The position that is set up, if it is one.
    #[must_use]
    pub fn setup(&self) -> Option<&EditedSetup> {
        self.one.1.as_deref()
    }

    /// Whether its position has changed since the system ran last.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.one.0.as_ref().is_some_and(DetectChanges::is_changed)
            || self.one.1.as_ref().is_some_and(DetectChanges::is_changed)
    }

    fn either<'a, T>(&'a self, play: impl FnOnce(&'a Play) -> T, setup: impl FnOnce(&'a EditedSetup) -> T) -> T {
        match &self.one {
            (Some(one), _) => play(one),
            (None, Some(one)) => setup(one),
            (None, None) => unreachable!("the query asks for one of them"),
        }
    }
}
