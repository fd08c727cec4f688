//! Puts the material of the preset on everything that has a [`Finish`].

use super::{
    finish::{Finish, Look},
    plain::Plain,
};
use crate::table::{
    assets::{self, Wood},
    picture,
    projector::Projector,
    quality::{Chosen, Preset},
};
use bevy::{light::NotShadowCaster, platform::collections::HashMap, prelude::*};

/// The moment in `PostUpdate` at which finishes become materials.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dress;

/// The materials made so far, for the preset in force.
#[derive(Resource, Default)]
struct Wardrobe {
    plain: HashMap<Finish, Handle<Plain>>,
    full: HashMap<Finish, Handle<StandardMaterial>>,
    pictures: HashMap<Motif, Handle<Image>>,
}

/// Pictures are shared by the finishes of one motif.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Motif {
    Wood(Wood),
    Table,
    Halo,
    Shadow(u8),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wardrobe>().add_systems(PreStartup, forget.after(Chosen)).add_systems(
        PostUpdate,
        (forget.run_if(resource_changed::<Preset>.or_else(resource_changed::<Projector>)), dress)
            .chain()
            .in_set(Dress)
            .before(TransformSystems::Propagate),
    );
}

/// A change of preset, or of the light in the room, undresses everything.
fn forget(mut wardrobe: ResMut<Wardrobe>, mut dressed: Query<&mut Finish>) {
    wardrobe.plain.clear();
    wardrobe.full.clear();
    for mut finish in &mut dressed {
        finish.set_changed();
    }
}

fn dress(
    mut commands: Commands,
    changed: Query<(Entity, &Finish), Changed<Finish>>,
    preset: Res<Preset>,
    projector: Res<Projector>,
    mut wardrobe: ResMut<Wardrobe>,
    mut plains: ResMut<Assets<Plain>>,
    mut standards: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    for (entity, finish) in &changed {
        let picture = motif(*finish)
            .map(|motif| wardrobe.pictures.entry(motif).or_insert_with(|| images.add(paint(motif))).clone());
        let mut entity = commands.entity(entity);
        if *preset == Preset::Full {
            let make = || standards.add(standard(finish.look(projector.0), picture));
            let material = wardrobe.full.entry(*finish).or_insert_with(make).clone();
            entity.insert(MeshMaterial3d(material)).remove::<MeshMaterial3d<Plain>>();
        } else {
            let make = || plains.add(plain(*finish, projector.0, picture, *preset == Preset::PlainShadow));
            let material = wardrobe.plain.entry(*finish).or_insert_with(make).clone();
            entity.insert(MeshMaterial3d(material)).remove::<MeshMaterial3d<StandardMaterial>>();
        }
        if finish.casts() {
            entity.remove::<NotShadowCaster>();
        } else {
            entity.insert(NotShadowCaster);
        }
    }
}

fn plain(finish: Finish, strong: bool, picture: Option<Handle<Image>>, shadow: bool) -> Plain {
    let look = finish.look(strong);
    Plain {
        color: look.colour.into(),
        gloss: Vec4::new(finish.gloss(), 0.0, 0.0, 0.0),
        picture,
        lit: look.lit,
        shadow,
        blend: look.blend,
    }
}

fn standard(look: Look, picture: Option<Handle<Image>>) -> StandardMaterial {
    StandardMaterial {
        base_color: look.colour.into(),
        base_color_texture: picture,
        perceptual_roughness: look.roughness,
        clearcoat: look.lacquer,
        clearcoat_perceptual_roughness: 0.30,
        reflectance: look.reflectance,
        metallic: look.metallic,
        unlit: !look.lit,
        alpha_mode: if look.blend { AlphaMode::Blend } else { AlphaMode::Opaque },
        ..default()
    }
}

const fn motif(finish: Finish) -> Option<Motif> {
    match finish {
        Finish::Wood(wood) => Some(Motif::Wood(wood)),
        Finish::Table => Some(Motif::Table),
        Finish::Halo => Some(Motif::Halo),
        Finish::Shadow(level) => Some(Motif::Shadow(level)),
        _ => None,
    }
}

/// The table top's colour under the board, and at its edge (also the colour of the empty picture).
const TABLE: [f32; 3] = [125.0 / 255.0, 121.0 / 255.0, 115.0 / 255.0];
const TABLE_EDGE: [f32; 3] = [43.0 / 255.0, 42.0 / 255.0, 40.0 / 255.0];

fn paint(motif: Motif) -> Image {
    match motif {
        Motif::Wood(wood) => assets::wood(wood),
        Motif::Table => picture::painted(256, 256, |x, y| {
            let radius = ((x - 0.5).hypot(y - 0.5) * 2.0).min(1.0);
            let t = picture::smooth(((radius - 0.12) / 0.80).clamp(0.0, 1.0));
            let [r, g, b] = std::array::from_fn(|k| TABLE[k] + (TABLE_EDGE[k] - TABLE[k]) * t);
            [r, g, b, 1.0]
        }),
        Motif::Halo => picture::painted(64, 4, |x, _| [0.0, 0.0, 0.0, 0.60 * (1.0 - x).powi(3)]),
        Motif::Shadow(level) => picture::painted(64, 64, |x, y| {
            let radius = ((x - 0.5).hypot(y - 0.5) * 2.0).min(1.0);
            // a full shadow takes three quarters of the light
            let strength = 0.75 * (1.0 - 0.20 * f32::from(level.min(3)));
            [0.0, 0.0, 0.0, strength * picture::smooth(((1.0 - radius) / 0.80).min(1.0))]
        }),
    }
}
