//! Tells people what failed, in one sentence on the screen.

use crate::desk::state::UiState;
use bevy::prelude::*;
use ludoteca_rules::{Refusal, Seat};
use ludoteca_store::Failure;

/// Shows why something could not be done; nothing where there are no panels.
pub fn refuse(state: &mut Option<ResMut<UiState>>, failure: &Failure) {
    if let (Some(state), Some(text)) = (state, failure.text()) {
        state.refused(Seat(0), Refusal::new(text.clone()));
    }
}
