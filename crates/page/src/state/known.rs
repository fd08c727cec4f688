//! What a page knows already of what is to be seen: only what has changed is told.

use super::board::{Figures, board};
use crate::message::{State, Told};
use ludoteca_diagram::layers::Turn;
use ludoteca_rules::session::PlayView;
use serde_json::{Map, Value};

/// What a page knows of the board, the figures and the state.
#[derive(Default)]
pub(crate) struct Known {
    /// From which side the board was told.
    board: Option<u8>,
    figures: Figures,
    fields: Map<String, Value>,
}

impl Known {
    /// What the page is to be told now of what is on this board; `state` is everything that changes.
    pub fn news(&mut self, play: &dyn PlayView, turn: Turn, state: impl FnOnce(&mut Figures) -> State) -> Vec<Told> {
        let mut told = Vec::new();
        let quarters = Some(turn.quarters());
        if self.board != quarters {
            self.board = quarters;
            self.figures.forget();
            self.fields.clear();
            told.push(Told::Board(Box::new(board(play, turn))));
        }
        let state = state(&mut self.figures);
        let new = self.figures.take_new();
        if !new.is_empty() {
            told.push(Told::Figures(new));
        }
        if let Ok(Value::Object(mut fields)) = serde_json::to_value(&state) {
            fields.retain(|name, value| self.fields.get(name) != Some(value));
            if !fields.is_empty() {
                self.fields.extend(fields.clone());
                told.push(Told::State(fields));
            }
        }
        told
    }
}
