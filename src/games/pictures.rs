//! The pictures of games in panels: one for the shelf, and those of the rules card.

use bevy::prelude::*;
use include_dir::Dir;
use std::collections::BTreeMap;
use std::sync::Arc;

/// JPEG files by the id of their game and their name without ending. The shelf shows the one that is named `shelf`, the
/// rules card those of the keys of its [`CardPicture`](ludoteca_rules::game::CardPicture)s.
#[derive(Resource, Clone, Debug, Default)]
pub struct GamePictures(Arc<BTreeMap<(&'static str, &'static str), &'static [u8]>>);

impl GamePictures {
    /// The name of the picture on the shelf.
    pub const SHELF: &str = "shelf";

    /// The file of this name of a game.
    #[must_use]
    pub fn get(&self, game: &str, name: &str) -> Option<&'static [u8]> {
        self.0.get(&(game, name)).copied()
    }
}

/// Adds the JPEG files of a folder to the pictures of the game of this id.
pub fn add_pictures(app: &mut App, game: &'static str, folder: Dir<'static>) {
    let mut pictures = app.world_mut().get_resource_or_init::<GamePictures>();
    let all = Arc::make_mut(&mut pictures.0);
    for file in folder.files() {
        if let Some(name) = file.path().file_stem().and_then(|name| name.to_str()) {
            all.insert((game, name), file.contents());
        }
    }
}
