//! Tells people what failed, in one sentence on the screen.

use crate::cli::Failure;
use crate::rules::{Refusal, Seat};
use crate::ui::UiState;
use bevy::prelude::*;

/// Shows why something could not be done; nothing where there are no panels.
pub fn refuse(state: &mut Option<ResMut<UiState>>, failure: &Failure) {
    if let (Some(state), Some(text)) = (state, failure.text()) {
        state.refused(Seat(0), Refusal::new(text.clone()));
    }
}
