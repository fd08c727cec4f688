//! What can be chosen in the dialogs about a new game and about who plays.

use super::controller::{NewGame, SECRET_ENTRY};
use super::option::OptionModel;
use super::players::seat_options;
use crate::desk::settings::model::Settings;
use ludoteca_rules::{Entry, Options};
use ludoteca_table::play::SecretEntry;
use ludoteca_words::Words;

/// Who sits at the seats of a game, with these options.
#[must_use]
pub fn player_options(entry: &Entry, options: &Options, new: &NewGame, words: &Words) -> Vec<OptionModel> {
    seat_options(entry, options, &new.players.controllers, words)
}

/// Everything that can be chosen for a new game, of whose own options these are `chosen`.
#[must_use]
pub fn new_game_options(
    entry: &Entry,
    chosen: &Options,
    new: &NewGame,
    settings: &Settings,
    words: &Words,
) -> Vec<OptionModel> {
    let own = chosen.iter().map(|(spec, chosen)| OptionModel {
        name: spec.name,
        title: words.word(&format!("option-{}", spec.name)),
        values: spec
            .values
            .iter()
            .map(|value| (*value, words.word(&format!("option-{}-{value}", spec.name)), *value == chosen))
            .collect(),
    });
    let secret = entry.info.simultaneous.then(|| secret_entry(new, settings, words));
    let seats = player_options(entry, chosen, new, words).into_iter();
    seats.chain(new.series.options(words)).chain(new.clock.options(words)).chain(secret).chain(own).collect()
}

/// How orders are entered in secret, where they are.
fn secret_entry(new: &NewGame, settings: &Settings, words: &Words) -> OptionModel {
    let chosen = new.secret_entry.unwrap_or(settings.secret_entry);
    let value = |entry: SecretEntry| {
        let label = words.word(&format!("option-{SECRET_ENTRY}-{}", entry.name()));
        (entry.name(), label, entry == chosen)
    };
    let title = words.word(&format!("option-{SECRET_ENTRY}"));
    OptionModel { name: SECRET_ENTRY, title, values: SecretEntry::ALL.map(value).into() }
}
