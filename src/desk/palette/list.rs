//! The list of everything, as it is shown.

use super::model::PaletteItem;
use super::search;

/// The list, as far as it fits what is typed.
#[derive(Clone, Debug, PartialEq)]
pub struct PaletteModel {
    /// What is typed.
    pub typed: String,
    /// The entries that fit, group by group.
    pub items: Vec<PaletteItem>,
    /// The place of the one that is chosen.
    pub chosen: usize,
    /// How many entries there are in all.
    pub of: usize,
}

impl PaletteModel {
    /// What of these fits.
    #[must_use]
    pub fn of(all: Vec<PaletteItem>, typed: &str, chosen: usize) -> Self {
        let of = all.len();
        let items = search::fitting(all, typed);
        Self { typed: typed.to_owned(), chosen: chosen.min(items.len().saturating_sub(1)), items, of }
    }
}
