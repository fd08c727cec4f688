//! The diagrams of exercises, drawn in the background while their trail is shown.

use super::decks::{self, Decks, OwnDecks};
use super::learn::LearnPage;
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::ModelSystems;
use crate::desk::frame::thumbnail::Thumbnail;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_diagram::raster::raster;
use ludoteca_diagram::{self as diagram, Style};
use ludoteca_lessons::{Deck, Exercise};
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::Shelf;
use ludoteca_workers::Pending;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Width and height of a diagram, in pixels.
const SIDE: u32 = 240;

/// Game, options and position of an exercise.
type Key = (&'static str, String, Option<String>);

/// The diagrams of the trail on the page.
#[derive(Resource, Default)]
pub struct Diagrams(BTreeMap<Key, Diagram>);

enum Diagram {
    Awaited(Pending<Option<Vec<u8>>>),
    Drawn(Option<Arc<Thumbnail>>),
}

fn key(exercise: &Exercise) -> Key {
    (exercise.game.info.id, exercise.options.to_string(), exercise.position.clone())
}

impl Diagrams {
    /// The diagram of an exercise, once it is drawn.
    #[must_use]
    pub fn of(&self, exercise: &Exercise) -> Option<Arc<Thumbnail>> {
        match self.0.get(&key(exercise))? {
            Diagram::Drawn(picture) => picture.clone(),
            Diagram::Awaited(_) => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Diagrams>().init_resource::<Background>();
    app.add_systems(Update, draw.in_set(ModelSystems::Follow));
}

/// Has those of the trail on the page drawn, and takes over what was drawn.
fn draw(
    (dialog, page): (Res<OpenDialog>, Res<LearnPage>),
    (mut decks, own, shelf): (ResMut<Decks>, Res<OwnDecks>, Res<Shelf>),
    mut diagrams: ResMut<Diagrams>,
    background: Res<Background>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let known = &mut diagrams.bypass_change_detection().0;
    if dialog.0 != Some(Dialog::Decks) {
        // All of them together take a hundred megabytes, and to draw those of a trail takes a moment.
        known.clear();
        return;
    }
    let all = decks.bypass_change_detection().all(&shelf);
    let trail = decks::shown(page.trail, &own, &shelf);
    let decks: Vec<Arc<Deck>> = trail.iter().flat_map(|trail| trail.decks(all, &own)).collect();
    let shown: BTreeSet<Key> = decks.iter().flat_map(|deck| deck.exercises.iter().map(key)).collect();
    known.retain(|key, _| shown.contains(key));
    for deck in decks {
        for (place, exercise) in deck.exercises.iter().enumerate() {
            known.entry(key(exercise)).or_insert_with(|| {
                let deck = deck.clone();
                Diagram::Awaited(background.0.work_out(move || {
                    let drawing = diagram::board(&*deck.exercises[place].begin(), Style::Colour);
                    raster(&drawing, Style::Colour, [SIDE, SIDE], false)
                }))
            });
        }
    }
    for diagram in known.values_mut() {
        let Diagram::Awaited(pending) = diagram else { continue };
        if let Some(drawn) = pending.newest() {
            *diagram = Diagram::Drawn(drawn.map(|pixels| Arc::new(Thumbnail(pixels))));
            redraw.write(RequestRedraw);
        }
    }
}
