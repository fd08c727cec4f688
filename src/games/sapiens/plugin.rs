//! Sapiens on the table: its looks, nothing else.

use super::pieces::SapiensLooks;
use crate::table::looks::Looks;
use bevy::prelude::*;
use std::sync::Arc;

/// Gives the table the dice of Sapiens.
pub fn plugin(app: &mut App) {
    app.insert_resource(Looks(Arc::new(SapiensLooks)));
}
