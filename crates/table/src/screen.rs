//! Which screen is shown, as a state of Bevy. Whoever opens or leaves something [`enter`]s another one; whoever has to
//! know asks [`State<Screen>`].

use bevy::prelude::*;

/// What the window is about.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The games there are; the table is empty.
    #[default]
    Shelf,
    /// A play is on the table.
    Play,
    /// A position is set up on it.
    SetUp,
    /// An exercise of a lesson or of a set of puzzles is on it.
    Lesson,
    /// A demonstration is shown.
    Theatre,
}

/// Adds the state to an app with Bevy's `StatesPlugin`, unless it has it already: table and panels can each be there
/// without the other.
pub fn init(app: &mut App) {
    if !app.world().contains_resource::<State<Screen>>() {
        app.init_state::<Screen>();
    }
}

/// Shows a screen from now on, so that what is scoped to the one before is gone at once. On that screen already,
/// nothing happens: what is scoped to it stays.
pub fn enter(world: &mut World, screen: Screen) {
    if world.get_resource::<State<Screen>>().is_some_and(|now| *now.get() != screen) {
        world.resource_mut::<NextState<Screen>>().set(screen);
        world.run_schedule(StateTransition);
    }
}
