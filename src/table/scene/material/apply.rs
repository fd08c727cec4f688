//! Gives every entity with a [`Finish`] the material of the current preset.

use crate::table::scene::assets::Wood;
use crate::table::scene::material::finish::{Finish, Surface};
use crate::table::scene::material::plain::Plain;
use crate::table::scene::projector::Projector;
use crate::table::scene::quality::{Chosen, Preset};
use crate::table::scene::{assets, picture};
use bevy::{light::NotShadowCaster, platform::collections::HashMap, prelude::*};

/// Set in `PostUpdate` that turns finishes into materials.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct MaterialsApplied;

/// The materials made so far for the current preset, one for each finish, and their textures.
#[derive(Resource, Default)]
struct MaterialCache {
    plain: HashMap<Finish, Handle<Plain>>,
    full: HashMap<Finish, Handle<StandardMaterial>>,
    pictures: HashMap<TextureKind, Handle<Image>>,
}

/// Key of a texture; finishes with the same key share it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum TextureKind {
    Wood(Wood),
    Table,
    Halo,
    Shadow(u8),
    Shell,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MaterialCache>().add_systems(PreStartup, clear_cache.after(Chosen)).add_systems(
        PostUpdate,
        (clear_cache.run_if(resource_changed::<Preset>.or_else(resource_changed::<Projector>)), apply_materials)
            .chain()
            .in_set(MaterialsApplied)
            .before(TransformSystems::Propagate),
    );
}

/// After a change of preset or projector mode, drops all materials and marks every finish as changed, so that all
/// entities get new ones.
fn clear_cache(mut cache: ResMut<MaterialCache>, mut finishes: Query<&mut Finish>) {
    cache.plain.clear();
    cache.full.clear();
    for mut finish in &mut finishes {
        finish.set_changed();
    }
}

fn apply_materials(
    mut commands: Commands,
    changed: Query<(Entity, &Finish), Changed<Finish>>,
    preset: Res<Preset>,
    projector: Res<Projector>,
    mut cache: ResMut<MaterialCache>,
    mut plains: ResMut<Assets<Plain>>,
    mut standards: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    for (entity, finish) in &changed {
        let picture = texture_kind(*finish)
            .map(|kind| cache.pictures.entry(kind).or_insert_with(|| images.add(paint(kind))).clone());
        let mut entity = commands.entity(entity);
        if *preset == Preset::Full {
            let make = || standards.add(standard(finish.surface(projector.0), picture));
            let material = cache.full.entry(*finish).or_insert_with(make).clone();
            entity.insert(MeshMaterial3d(material)).remove::<MeshMaterial3d<Plain>>();
        } else {
            let make = || plains.add(plain(*finish, projector.0, picture, *preset == Preset::PlainShadow));
            let material = cache.plain.entry(*finish).or_insert_with(make).clone();
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
    let surface = finish.surface(strong);
    Plain {
        color: surface.colour.into(),
        gloss: Vec4::new(finish.gloss(), 0.0, 0.0, 0.0),
        picture,
        lit: surface.lit,
        shadow,
        blend: surface.blend,
    }
}

fn standard(surface: Surface, picture: Option<Handle<Image>>) -> StandardMaterial {
    StandardMaterial {
        base_color: surface.colour.into(),
        base_color_texture: picture,
        perceptual_roughness: surface.roughness,
        clearcoat: surface.lacquer,
        clearcoat_perceptual_roughness: 0.30,
        reflectance: surface.reflectance,
        metallic: surface.metallic,
        unlit: !surface.lit,
        alpha_mode: if surface.blend { AlphaMode::Blend } else { AlphaMode::Opaque },
        ..default()
    }
}

const fn texture_kind(finish: Finish) -> Option<TextureKind> {
    match finish {
        Finish::Wood(wood) => Some(TextureKind::Wood(wood)),
        Finish::Table => Some(TextureKind::Table),
        Finish::Halo => Some(TextureKind::Halo),
        Finish::Shadow(level) => Some(TextureKind::Shadow(level)),
        Finish::Shell => Some(TextureKind::Shell),
        _ => None,
    }
}

/// The table top's colour under the board, and at its edge (also the colour of the empty picture).
const TABLE: [f32; 3] = [125.0 / 255.0, 121.0 / 255.0, 115.0 / 255.0];
const TABLE_EDGE: [f32; 3] = [43.0 / 255.0, 42.0 / 255.0, 40.0 / 255.0];

fn paint(kind: TextureKind) -> Image {
    match kind {
        TextureKind::Shell => shell(),
        TextureKind::Wood(wood) => assets::wood(wood),
        TextureKind::Table => picture::painted(256, 256, |x, y| {
            let radius = ((x - 0.5).hypot(y - 0.5) * 2.0).min(1.0);
            let t = picture::smooth(((radius - 0.12) / 0.80).clamp(0.0, 1.0));
            let [r, g, b] = std::array::from_fn(|k| TABLE[k] + (TABLE_EDGE[k] - TABLE[k]) * t);
            [r, g, b, 1.0]
        }),
        TextureKind::Halo => picture::painted(64, 4, |x, _| [0.0, 0.0, 0.0, 0.60 * (1.0 - x).powi(3)]),
        TextureKind::Shadow(level) => picture::painted(64, 64, |x, y| {
            let radius = ((x - 0.5).hypot(y - 0.5) * 2.0).min(1.0);
            // A full shadow removes three quarters of the light.
            let strength = 0.75 * (1.0 - 0.20 * f32::from(level.min(3)));
            [0.0, 0.0, 0.0, strength * picture::smooth(((1.0 - radius) / 0.80).min(1.0))]
        }),
    }
}

/// The growth lines of a shell, by which a light stone differs from a dark one in more than lightness.
fn shell() -> Image {
    const SIZE: u16 = 128;
    let turns = |x: f32| x * std::f32::consts::TAU;
    let mut rgba = Vec::with_capacity(usize::from(SIZE) * usize::from(SIZE) * 4);
    for (y, x) in (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (y, x))) {
        let (x, y) = (f32::from(x) / f32::from(SIZE), f32::from(y) / f32::from(SIZE));
        // Whole numbers of waves, so that the picture repeats without a seam.
        let bend = 0.045 * turns(y).sin() + 0.02 * turns(2.0 * y).cos();
        let line = turns(14.0 * (x + bend)).sin().max(0.0).powi(4);
        let shade = 1.0 - 0.065 * line * (0.75 + 0.25 * turns(3.0 * x).sin());
        let warm = 1.0 - 0.035 * line;
        rgba.extend([shade, shade * (0.5 + 0.5 * warm), shade * warm, 1.0].map(|part| (part * 255.0 + 0.5) as u8));
    }
    picture::tiled(u32::from(SIZE), u32::from(SIZE), rgba)
}
