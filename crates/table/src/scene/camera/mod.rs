//! Cameras: cameras that render the table, each for its own window or picture.
//!
//! An [`TableCamera`] has its [`View`], [`NearSide`], [`FreeArea`], [`orbit::Orbit`], [`canvas::Canvas`] and
//! [`redraw::Redraw`] as components, and [`LooksAt`] names the entity whose [`Subject`] it fits into its picture: a
//! play, or the demonstration. Several cameras may look at one play. Changing any of these components moves the camera.
//! Start with [`open`] (how a camera comes into being); [`fit`] solves where it stands, [`sight`] ties points to
//! pixels. Depends only on Bevy, `mesh` and the rest of `scene`.

mod aim;
pub mod canvas;
mod components;
pub mod fit;
mod kept;
pub(in crate::scene) mod layer;
mod moving;
mod near;
pub mod open;
pub mod orbit;
pub mod redraw;
pub mod seat;
pub mod sight;
pub mod swing;

pub(in crate::scene) use components::EXPOSURE;
pub use components::{
    ChosenPlace, CoveredByPanels, FreeArea, LooksAt, NearSide, ReadingSide, SeenBy, Subject, TableCamera,
    TableCameraSystems, View, main_camera, point_all_at,
};

use bevy::app::App;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        canvas::plugin,
        open::plugin,
        orbit::plugin,
        swing::plugin,
        redraw::plugin,
        kept::plugin,
        near::plugin,
        aim::plugin,
    ));
}
