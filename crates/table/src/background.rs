//! What takes longer than a frame is worked out in the background.

use bevy::prelude::{App, Resource};
use ludoteca_workers::Workers;

/// The threads that do it. An app that sleeps until something happens inserts threads that wake it.
#[derive(Resource)]
pub struct Background(pub Workers);

impl Default for Background {
    fn default() -> Self {
        Self(Workers::new("background", || {}))
    }
}

/// Other threads, for what takes many seconds: nothing short waits for it.
#[derive(Resource)]
pub struct LongWork(pub Workers);

impl Default for LongWork {
    fn default() -> Self {
        Self(Workers::new("long work", || {}))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Background>().init_resource::<LongWork>();
}
