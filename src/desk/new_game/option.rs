//! Something that can be chosen in a dialog.

/// One option of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionModel {
    /// Its name in the rules.
    pub name: &'static str,
    /// Its name in the language of the panels.
    pub title: String,
    /// The values: name in the rules, name in the language of the panels, and whether it is chosen.
    pub values: Vec<(&'static str, String, bool)>,
}
