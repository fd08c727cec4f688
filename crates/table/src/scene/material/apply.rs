//! Gives every entity with a [`Finish`] the material of the current preset.

use crate::scene::assets;
use crate::scene::assets::Texture;
use crate::scene::material::finish::Finish;
use crate::scene::material::ink::Ink;
use crate::scene::material::palette::Palette;
use crate::scene::material::plain::Plain;
use crate::scene::material::surface::Surface;
use crate::scene::picture::{self, Coding};
use crate::scene::projector::Projector;
use crate::scene::quality::{Preset, PresetSystems};
use crate::scene::room::{Room, RoomSystems, ShownRoom};
use bevy::{
    color::Srgba, ecs::system::SystemParam, light::NotShadowCaster, platform::collections::HashMap, prelude::*,
};

/// Set in `PostUpdate` that turns finishes into materials.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct MaterialsApplied;

/// The room in which something is, where that need not be the shown one.
#[derive(Component, Clone, Copy, Debug)]
pub struct InRoom(pub &'static Room);

/// A reflection of what stands on a polished floor, hanging below it upside down. It is dimmed, and fades with its
/// depth.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Reflected {
    /// Height of the floor, the same for all reflections.
    pub floor: f32,
}

/// How much brighter a thing is than the light of its room makes it: 1 by itself. Of what is blended it is the share of
/// its opacity.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Brightness(pub f32);

impl Default for Brightness {
    fn default() -> Self {
        Self(1.0)
    }
}

/// How much of the light a floor reflects.
const REFLECTED: f32 = 0.14;

/// A finish, the id of the room in which it is lit, and whether it is a reflection.
type Lit = (Finish, &'static str, bool);

/// The materials made so far for the current preset, one for each finish and room, and their textures.
#[derive(Resource, Default)]
struct MaterialCache {
    plain: HashMap<Lit, Handle<Plain>>,
    full: HashMap<Lit, Handle<StandardMaterial>>,
    pictures: HashMap<(TextureKind, Coding), Handle<Image>>,
    /// What is mirrored in each room.
    mirrored: HashMap<&'static str, Handle<Image>>,
}

/// Key of a texture; finishes with the same key share it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum TextureKind {
    Of(Texture),
    Ground,
    Halo,
    Shadow(u8),
    Shell,
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Preset>
        .or_else(resource_changed::<Projector>)
        .or_else(resource_changed::<ShownRoom>)
        .or_else(resource_changed::<Palette>);
    app.init_resource::<MaterialCache>()
        .init_resource::<Palette>()
        .add_systems(PreStartup, clear_cache.after(PresetSystems))
        .add_systems(
            PostUpdate,
            (clear_cache.run_if(changed), apply_materials)
                .chain()
                .in_set(MaterialsApplied)
                .after(RoomSystems)
                .before(TransformSystems::Propagate),
        );
}

/// After a change of preset, projector mode, room or palette, drops all materials and marks every finish as changed, so
/// that all entities get new ones.
fn clear_cache(mut cache: ResMut<MaterialCache>, mut finishes: Query<&mut Finish>) {
    cache.plain.clear();
    cache.full.clear();
    cache.mirrored.clear();
    for mut finish in &mut finishes {
        finish.set_changed();
    }
}

/// What materials are made from, and those that were made.
#[derive(SystemParam)]
struct Materials<'w> {
    preset: Res<'w, Preset>,
    projector: Res<'w, Projector>,
    palette: Res<'w, Palette>,
    cache: ResMut<'w, MaterialCache>,
    plains: ResMut<'w, Assets<Plain>>,
    standards: ResMut<'w, Assets<StandardMaterial>>,
    images: ResMut<'w, Assets<Image>>,
}

impl Materials<'_> {
    fn texture(&mut self, finish: Finish, room: &Room) -> Option<Handle<Image>> {
        let coding = if *self.preset == Preset::Full { Coding::Srgb } else { Coding::Roots };
        let kind = texture_kind(finish, room)?;
        let painted = self.cache.pictures.entry((kind, coding));
        Some(painted.or_insert_with(|| self.images.add(paint(kind, coding))).clone())
    }

    fn standard(&mut self, finish: Finish, room: &Room, bright: Brightness) -> MeshMaterial3d<StandardMaterial> {
        let picture = self.texture(finish, room);
        let surface = finish.surface(self.projector.0, room, *self.palette);
        let made = standard(surface.brightened(bright.0), picture, finish.is_translucent());
        if bright != Brightness::default() {
            return MeshMaterial3d(self.standards.add(made));
        }
        let key = (finish, room.id, false);
        MeshMaterial3d(self.cache.full.entry(key).or_insert_with(|| self.standards.add(made)).clone())
    }

    fn plain(
        &mut self,
        (finish, bright): (Finish, Brightness),
        room: &Room,
        reflected: Option<Reflected>,
    ) -> MeshMaterial3d<Plain> {
        let picture = self.texture(finish, room);
        let surface = finish.surface(self.projector.0, room, *self.palette);
        let mirrored = self.cache.mirrored.entry(room.id).or_insert_with(|| self.images.add(room.mirror())).clone();
        let shadows = [f32::from(finish.is_shadow()), finish.left_by_shadows()];
        let [z, w] = reflected.map_or(shadows, |it| [it.floor, REFLECTED]);
        let colour = finish.plain_colour(&surface);
        let made = Plain {
            color: Surface { colour, ..surface }.brightened(bright.0).colour.into(),
            gloss: Vec4::new(surface.mirror.0 * bright.0, surface.mirror.1, z, w),
            picture,
            room: room.into(),
            mirrored: Some(mirrored),
            roots: *self.preset != Preset::Full,
            lit: surface.lit,
            translucent: finish.is_translucent(),
            sets_off: finish.sets_off() && !self.projector.0,
            shadow: *self.preset == Preset::PlainShadow && reflected.is_none(),
            reflected: reflected.is_some(),
            blend: surface.blend || reflected.is_some(),
            // The floor belongs to the backdrop, which is blended and therefore drawn in this order, too.
            order: if reflected.is_some() { Finish::Mark(Ink::Light).order() } else { finish.order() },
        };
        if bright != Brightness::default() {
            return MeshMaterial3d(self.plains.add(made));
        }
        let key = (finish, room.id, reflected.is_some());
        MeshMaterial3d(self.cache.plain.entry(key).or_insert_with(|| self.plains.add(made)).clone())
    }
}

type Finished =
    (Entity, &'static Finish, Option<&'static Brightness>, Option<&'static InRoom>, Option<&'static Reflected>);

fn apply_materials(
    mut commands: Commands,
    changed: Query<Finished, Or<(Changed<Finish>, Changed<Brightness>)>>,
    shown: Res<ShownRoom>,
    mut materials: Materials,
) {
    for (entity, finish, bright, in_room, reflected) in &changed {
        let room = in_room.map_or(shown.0, |it| it.0);
        let bright = bright.copied().unwrap_or_default();
        let mut entity = commands.entity(entity);
        // The standard material knows neither reflections nor what is not shown at rest.
        if *materials.preset == Preset::Full && reflected.is_none() && !finish.sets_off() {
            entity.insert(materials.standard(*finish, room, bright)).remove::<MeshMaterial3d<Plain>>();
        } else {
            let material = materials.plain((*finish, bright), room, reflected.copied());
            entity.insert(material).remove::<MeshMaterial3d<StandardMaterial>>();
        }
        if finish.casts() && reflected.is_none() {
            entity.remove::<NotShadowCaster>();
        } else {
            entity.insert(NotShadowCaster);
        }
    }
}

/// The share of the light that goes through what lets it in, and how thick that is, in cells.
const THROUGH: f32 = 0.15;
const THICK: f32 = 0.3;

fn standard(surface: Surface, picture: Option<Handle<Image>>, is_translucent: bool) -> StandardMaterial {
    StandardMaterial {
        base_color: surface.colour.into(),
        base_color_texture: picture,
        perceptual_roughness: surface.roughness,
        clearcoat: surface.coat.0,
        clearcoat_perceptual_roughness: surface.coat.1,
        reflectance: surface.reflectance,
        metallic: surface.metallic,
        diffuse_transmission: if is_translucent { THROUGH } else { 0.0 },
        thickness: if is_translucent { THICK } else { 0.0 },
        unlit: !surface.lit,
        alpha_mode: if surface.blend { AlphaMode::Blend } else { AlphaMode::Opaque },
        ..default()
    }
}

fn texture_kind(finish: Finish, room: &Room) -> Option<TextureKind> {
    match finish {
        Finish::Cells(stuff) | Finish::Frame(stuff) => stuff.texture.map(TextureKind::Of),
        Finish::Table => room.table.map(|table| TextureKind::Of(table.wood)),
        Finish::Mat => Some(TextureKind::Of(Texture::Leather)),
        Finish::Ground => Some(TextureKind::Ground),
        Finish::Halo => Some(TextureKind::Halo),
        Finish::Shadow(level) => Some(TextureKind::Shadow(level)),
        Finish::Shell => Some(TextureKind::Shell),
        _ => None,
    }
}

/// The even ground's colour under the board, and at its edge, sRGB.
const GROUND: [f32; 3] = [125.0 / 255.0, 121.0 / 255.0, 115.0 / 255.0];
const GROUND_EDGE: [f32; 3] = [43.0 / 255.0, 42.0 / 255.0, 40.0 / 255.0];

fn paint(kind: TextureKind, coding: Coding) -> Image {
    match kind {
        TextureKind::Shell => shell(coding),
        TextureKind::Of(texture) => assets::texture(texture, coding),
        TextureKind::Ground => picture::painted(256, 256, coding, |x, y| {
            let radius = ((x - 0.5).hypot(y - 0.5) * 2.0).min(1.0);
            let t = picture::smooth(((radius - 0.12) / 0.80).clamp(0.0, 1.0));
            let [r, g, b] =
                std::array::from_fn(|k| Srgba::gamma_function(GROUND[k] + (GROUND_EDGE[k] - GROUND[k]) * t));
            [r, g, b, 1.0]
        }),
        TextureKind::Halo => picture::painted(64, 4, coding, |x, _| [0.0, 0.0, 0.0, 0.60 * (1.0 - x).powi(3)]),
        TextureKind::Shadow(level) => picture::painted(64, 64, coding, |x, y| {
            let radius = ((x - 0.5).hypot(y - 0.5) * 2.0).min(1.0);
            // A full shadow removes three quarters of the light.
            let strength = 0.75 * (1.0 - 0.20 * f32::from(level.min(3)));
            [0.0, 0.0, 0.0, strength * picture::smooth(((1.0 - radius) / 0.80).min(1.0))]
        }),
    }
}

/// The growth lines of a shell, by which a light stone differs from a dark one in more than lightness.
fn shell(coding: Coding) -> Image {
    const SIZE: u16 = 128;
    let turns = |x: f32| x * std::f32::consts::TAU;
    let mut rgba = Vec::with_capacity(usize::from(SIZE) * usize::from(SIZE) * 4);
    for (y, x) in (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (y, x))) {
        let (x, y) = (f32::from(x) / f32::from(SIZE), f32::from(y) / f32::from(SIZE));
        // Whole numbers of waves, so that the picture repeats without a seam.
        let bend = 0.045 * turns(y).sin() + 0.02 * turns(2.0 * y).cos();
        let line = turns(14.0 * (x + bend)).sin().max(0.0).powi(4);
        let shade = 1.0 - 0.03 * line * (0.75 + 0.25 * turns(3.0 * x).sin());
        let warm = 1.0 - 0.02 * line;
        rgba.extend([shade, shade * (0.5 + 0.5 * warm), shade * warm, 1.0].map(|part| (part * 255.0 + 0.5) as u8));
    }
    picture::tiled(u32::from(SIZE), u32::from(SIZE), &rgba, coding)
}
