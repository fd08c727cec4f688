//! The renderer of kept layers: a camera draws what rests into textures of their own, and another camera copies them
//! back and draws what moves on top, frame after frame. [`super::kept`] says when.
//!
//! Bevy's main pass clears and would draw the layer away, so the passes of such cameras are drawn here. They have one
//! sample: with four of them, copying and resolving takes most of what the layer saves.

use bevy::{
    core_pipeline::{
        Core3d, Core3dSystems,
        core_3d::{AlphaMask3d, CORE_3D_DEPTH_FORMAT, Opaque3d, Transparent3d},
    },
    ecs::entity::EntityHashMap,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        camera::ExtractedCamera,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_phase::{ViewBinnedRenderPhases, ViewSortedRenderPhases},
        render_resource::{
            Extent3d, LoadOp, Operations, RenderPassColorAttachment, RenderPassDepthStencilAttachment,
            RenderPassDescriptor, StoreOp, Texture, TextureDescriptor, TextureDimension, TextureFormat, TextureUsages,
            TextureView, TextureViewDescriptor,
        },
        renderer::{CurrentView, RenderContext, RenderDevice, ViewQuery},
        view::{ExtractedView, ViewTarget},
    },
};

/// What a camera does with the kept layer of a table camera. Cameras without this component draw as Bevy does.
#[derive(Component, ExtractComponent, Clone, Copy, Debug, PartialEq)]
pub(super) enum LayerRole {
    /// Draws what it sees into the layer, and nothing into its target.
    Fill {
        /// Whose layer.
        of: Entity,
        /// The colour where nothing is seen.
        clear: LinearRgba,
    },
    /// Copies the layer into its target and draws what it sees on top; after the camera that fills it.
    Use {
        /// Whose layer.
        of: Entity,
    },
}

impl LayerRole {
    const fn of(self) -> Entity {
        match self {
            Self::Fill { of, .. } | Self::Use { of } => of,
        }
    }
}

/// The layers, by table camera.
#[derive(Resource, Default)]
struct Layers(EntityHashMap<Layer>);

struct Layer {
    size: Extent3d,
    format: TextureFormat,
    filled: bool,
    colour: Surface,
    depth: Surface,
    /// The depth that is drawn on; the colour is drawn straight into the target.
    work_depth: Surface,
}

/// A texture of one sample that is drawn on.
pub(in crate::scene) struct Surface {
    pub texture: Texture,
    pub view: TextureView,
}

impl Surface {
    /// An empty one; `usage` is what is done with it besides.
    pub(in crate::scene) fn new(
        device: &RenderDevice,
        label: &'static str,
        size: Extent3d,
        format: TextureFormat,
        usage: TextureUsages,
    ) -> Self {
        let texture = device.create_texture(&TextureDescriptor {
            label: Some(label),
            size,
            mip_level_count: 1,
            sample_count: 1,
            dimension: TextureDimension::D2,
            format,
            usage: TextureUsages::RENDER_ATTACHMENT | usage,
            view_formats: &[],
        });
        let view = texture.create_view(&TextureViewDescriptor::default());
        Self { texture, view }
    }
}

impl Layer {
    fn new(device: &RenderDevice, size: Extent3d, format: TextureFormat) -> Self {
        let usage = TextureUsages::COPY_SRC | TextureUsages::COPY_DST;
        let surface = |label, format| Surface::new(device, label, size, format, usage);
        let [depth, work_depth] = ["layer_depth", "layer_work_depth"].map(|label| surface(label, CORE_3D_DEPTH_FORMAT));
        Self { size, format, filled: false, colour: surface("layer_colour", format), depth, work_depth }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<LayerRole>::default());
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    renderer
        .init_resource::<Layers>()
        .add_systems(Render, prepare.in_set(RenderSystems::PrepareResources))
        // Bevy's own passes clear and resolve even when nothing is to be drawn.
        .configure_sets(Core3d, Core3dSystems::MainPass.run_if(draws_whole))
        // After the set although its systems do not run, so that what Bevy orders before it is before this one too.
        .add_systems(Core3d, draw.after(Core3dSystems::MainPass).before(Core3dSystems::EarlyPostProcess));
}

fn draws_whole(current: Res<CurrentView>, roles: Query<(), With<LayerRole>>) -> bool {
    !roles.contains(current.entity())
}

/// Makes the textures of the layers that are used in this frame, and gives those of all others back.
fn prepare(
    mut layers: ResMut<Layers>,
    device: Res<RenderDevice>,
    views: Query<(&LayerRole, &ExtractedCamera, &ExtractedView)>,
) {
    layers.0.retain(|of, _| views.iter().any(|(role, ..)| role.of() == *of));
    for (role, camera, view) in &views {
        let Some(pixels) = camera.physical_target_size else { continue };
        let size = Extent3d { width: pixels.x, height: pixels.y, depth_or_array_layers: 1 };
        let fresh = || Layer::new(&device, size, view.target_format);
        let layer = layers.0.entry(role.of()).or_insert_with(fresh);
        if (layer.size, layer.format) != (size, view.target_format) {
            *layer = fresh();
        }
        layer.filled |= matches!(role, LayerRole::Fill { .. });
    }
}

fn draw(
    world: &World,
    view: ViewQuery<(&LayerRole, &ExtractedView, &ViewTarget)>,
    layers: Res<Layers>,
    opaque: Res<ViewBinnedRenderPhases<Opaque3d>>,
    masked: Res<ViewBinnedRenderPhases<AlphaMask3d>>,
    blended: Res<ViewSortedRenderPhases<Transparent3d>>,
    mut context: RenderContext,
) {
    let entity = view.entity();
    let (role, view, target) = view.into_inner();
    let of = &view.retained_view_entity;
    let Some(layer) = layers.0.get(&role.of()) else { return };
    let (Some(opaque), Some(masked), Some(blended)) = (opaque.get(of), masked.get(of), blended.get(of)) else {
        return;
    };
    let (colour, depth, loads) = match role {
        LayerRole::Fill { clear, .. } => {
            // The farthest depth is 0.
            (&layer.colour.view, &layer.depth, (LoadOp::Clear((*clear).into()), LoadOp::Clear(0.0)))
        }
        LayerRole::Use { .. } => {
            if !layer.filled {
                warn_once!("a layer is used into which nothing has been drawn");
                return;
            }
            let mut copy = |from: &Surface, to: &Texture| {
                let encoder = context.command_encoder();
                encoder.copy_texture_to_texture(from.texture.as_image_copy(), to.as_image_copy(), layer.size);
            };
            copy(&layer.colour, target.main_texture());
            copy(&layer.depth, &layer.work_depth.texture);
            (target.main_texture_view(), &layer.work_depth, (LoadOp::Load, LoadOp::Load))
        }
    };
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("layer"),
        color_attachments: &[Some(RenderPassColorAttachment {
            view: colour,
            depth_slice: None,
            resolve_target: None,
            ops: Operations { load: loads.0, store: StoreOp::Store },
        })],
        depth_stencil_attachment: Some(RenderPassDepthStencilAttachment {
            view: &depth.view,
            depth_ops: Some(Operations { load: loads.1, store: StoreOp::Store }),
            stencil_ops: None,
        }),
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    if !opaque.is_empty() {
        opaque.render(&mut pass, world, entity).unwrap_or_else(|error| error!("opaque phase: {error:?}"));
    }
    if !masked.is_empty() {
        masked.render(&mut pass, world, entity).unwrap_or_else(|error| error!("masked phase: {error:?}"));
    }
    if !blended.items.is_empty() {
        blended.render(&mut pass, world, entity).unwrap_or_else(|error| error!("blended phase: {error:?}"));
    }
}
