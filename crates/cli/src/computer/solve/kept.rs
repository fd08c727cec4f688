//! The tables that are kept in the user's folder, which whoever searches may look positions up in.

use ludoteca_net::rules_of;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_search::known_table;
use ludoteca_solve::table::{Hash, Table};
use ludoteca_store::Failure;
use ludoteca_store::folder::user_folder;
use ludoteca_tablebase::Packed;
use std::path::PathBuf;

/// Where a table of this name is kept, unless another file is wanted.
pub(super) fn path(name: &str) -> Result<PathBuf, Failure> {
    let folder = user_folder().ok_or_else(|| Failure::Work(Text::new("error-plays-folder")))?;
    Ok(folder.join("solved").join(format!("{name}.table")))
}

/// Offers the tables that are kept to all searchers.
pub(crate) fn offer(catalogue: &Catalogue) {
    let catalogue = catalogue.clone();
    known_table::offer(move |game, name| complete(&catalogue, game, name));
}

/// A table that is kept, if it is complete, and of the rules as they are.
fn complete(catalogue: &Catalogue, game: &str, name: &str) -> Option<Packed> {
    let table = Table::open(&path(name).ok()?).ok()?;
    let head = table.head();
    let this = head.progress.is_none() && (head.game.as_str(), head.name.as_str()) == (game, name);
    let of_these_rules = || rules_of(catalogue, game).is_ok_and(|rules| head.rules == Hash::from_bytes(rules.0));
    (this && of_these_rules()).then(|| table.into_packed())
}
