//! Hands on to the table what the user's settings and the projector mode say about it. The table knows neither: its
//! resources are set from them, before the first frame and whenever they change.

use crate::desk::computer::guard::Guarding;
use crate::desk::frame::display::Display;
use crate::desk::settings::model::Settings;
use crate::theatre::Demo;
use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use ludoteca_table::play::Confirming;
use ludoteca_table::scene::projector::Projector;
use ludoteca_table::scene::quality::{Forced, PresetSystems};
use ludoteca_table::scene::room::{ChosenRoom, OtherRoom};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::animation::player::AnimationSpeed;
use ludoteca_table::show::flat::indicate::PreviewMoves;
use ludoteca_table::sound::{AmbienceVolume, Volume};

pub(super) fn plugin(app: &mut App) {
    follow(app, |settings: &Settings| Confirming(settings.confirm));
    follow(app, |settings: &Settings| Guarding(settings.guard));
    follow(app, |settings: &Settings| settings.palette);
    follow(app, |settings: &Settings| Volume(settings.sound_volume.get()));
    follow(app, |settings: &Settings| AmbienceVolume(settings.ambience_volume.get()));
    follow(app, |settings: &Settings| settings.facing);
    follow(app, |settings: &Settings| settings.secret_entry);
    follow(app, |settings: &Settings| PreviewMoves(settings.show_hints));
    follow(app, |settings: &Settings| ChosenRoom(settings.room));
    follow(app, |settings: &Settings| OtherRoom(settings.audience_room));
    follow(app, |settings: &Settings| Forced(settings.quality.preset()));
    follow(app, |settings: &Settings| {
        AnimationSpeed(if settings.moves_at_once() { f32::INFINITY } else { settings.animation_speed.get() })
    });
    follow(app, |display: &Display| Projector(display.projector));
    app.add_systems(Update, follow_in_theatre.before(TableSystems::Input));
}

/// Where motion is reduced, nothing moves in the die theatre before somebody plays it.
fn follow_in_theatre(settings: Res<Settings>, demo: Option<ResMut<Demo>>) {
    if let Some(mut demo) = demo.filter(|demo| demo.waits() != settings.reduced_motion) {
        demo.wait(settings.reduced_motion);
    }
}

/// Sets a resource of the table from another one. Where there is no table, nothing is set.
fn follow<Source, Target>(app: &mut App, of: fn(&Source) -> Target)
where
    Source: Resource,
    Target: Resource<Mutability = Mutable> + PartialEq,
{
    let set = move |source: Res<Source>, target: Option<ResMut<Target>>| {
        if let Some(mut target) = target {
            target.set_if_neq(of(&source));
        }
    };
    app.add_systems(PreStartup, set.before(PresetSystems))
        .add_systems(Update, set.run_if(resource_changed::<Source>).before(PresetSystems).before(TableSystems::Input));
}
