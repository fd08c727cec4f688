//! What the page for a new game shows.

use super::earlier::EarlierPlay;
use super::option::OptionModel;
use super::tally::Tally;
use crate::desk::card::model::RulesModel;
use ludoteca_rules::thinking::think::LEVELS;

/// A new game that is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGameModel {
    /// The name of the game.
    pub game: String,
    /// Who made it and when, for how many it is.
    pub facts: String,
    /// What can be chosen: who sits at the seats at first.
    pub options: Vec<OptionModel>,
    /// The earlier plays of the game.
    pub earlier: Vec<EarlierPlay>,
    /// How plays against each level ended, the weakest first.
    pub tallies: [Tally; LEVELS],
    /// What each level is good at and what it overlooks, in words.
    pub lines: Vec<String>,
}

/// What the page for a new game shows.
pub struct NewGameShown<'a> {
    /// The game, and what can be chosen.
    pub game: &'a NewGameModel,
    /// The names of the seats as typed so far.
    pub names: &'a [String],
    /// The rules card of the game.
    pub card: Option<&'a RulesModel>,
}
