//! The renderer of means: a camera shows the mean of its frames so far. [`super`] says when.
//!
//! Each frame is added to a picture of its own with 16 bits a channel, since eight would lose all but the first frames;
//! that picture is then laid over what the camera's target shows, more opaque in each frame, so that the picture of one
//! frame fades into the mean of many.

use crate::scene::camera::layer::Surface;
use bevy::{
    core_pipeline::{
        Core3d, Core3dSystems,
        blit::{BlitPipeline, BlitPipelineKey},
    },
    ecs::entity::EntityHashMap,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        camera::ExtractedCamera,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_resource::{
            BindGroup, BlendComponent, BlendFactor, BlendOperation, BlendState, CachedRenderPipelineId, Extent3d,
            LoadOp, Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
            SpecializedRenderPipelines, StoreOp, TextureFormat, TextureUsages,
        },
        renderer::{RenderContext, RenderDevice, ViewQuery},
        view::{ExtractedView, ViewTarget},
    },
};

/// A camera that shows the mean of this frame and of those before it.
#[derive(Component, ExtractComponent, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mean {
    /// How many frames are in the mean already; with 0 it begins anew.
    pub frames: u32,
    /// How opaque it is laid over what the target shows, 0 to 1.
    pub opacity: f32,
}

/// The format of the means.
const FORMAT: TextureFormat = TextureFormat::Rgba16Float;

/// The means, by camera.
#[derive(Resource, Default)]
struct Means(EntityHashMap<Sum>);

struct Sum {
    size: Extent3d,
    target: TextureFormat,
    mean: Surface,
    bind_group: BindGroup,
    /// Adds a frame.
    add: CachedRenderPipelineId,
    /// Puts the mean in the place of the frame, with its opacity.
    show: CachedRenderPipelineId,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<Mean>::default());
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    renderer
        .init_resource::<Means>()
        .add_systems(Render, prepare.in_set(RenderSystems::PrepareBindGroups))
        .add_systems(Core3d, add.in_set(Core3dSystems::PostProcess));
}

fn prepare(
    mut means: ResMut<Means>,
    (device, blit, mut cache): (Res<RenderDevice>, Res<BlitPipeline>, ResMut<PipelineCache>),
    mut pipelines: ResMut<SpecializedRenderPipelines<BlitPipeline>>,
    views: Query<(&ExtractedCamera, &ExtractedView, &ViewTarget), With<Mean>>,
) {
    let camera = |view: &ExtractedView| view.retained_view_entity.main_entity.id();
    means.0.retain(|of, _| views.iter().any(|(_, view, _)| camera(view) == *of));
    for (extracted, view, target) in &views {
        let Some(pixels) = extracted.physical_target_size else { continue };
        let size = Extent3d { width: pixels.x, height: pixels.y, depth_or_array_layers: 1 };
        let format = target.main_texture_format();
        if means.0.get(&camera(view)).is_some_and(|sum| (sum.size, sum.target) == (size, format)) {
            continue;
        }
        let mean = Surface::new(&device, "mean", size, FORMAT, TextureUsages::TEXTURE_BINDING);
        let mut pipeline = |target_format, color, alpha| {
            let key = BlitPipelineKey {
                target_format,
                blend_state: Some(BlendState { color, alpha }),
                samples: 1,
                source_space: None,
            };
            let pipeline = pipelines.specialize(&cache, &blit, key);
            cache.block_on_render_pipeline(pipeline);
            pipeline
        };
        let blended =
            |src_factor, dst_factor| BlendComponent { src_factor, dst_factor, operation: BlendOperation::Add };
        let share = blended(BlendFactor::Constant, BlendFactor::OneMinusConstant);
        let add = pipeline(FORMAT, share, share);
        // The texture is cleared to opaque before, whatever the mean says.
        let show = pipeline(
            format,
            blended(BlendFactor::One, BlendFactor::Zero),
            blended(BlendFactor::Zero, BlendFactor::Constant),
        );
        let bind_group = blit.create_bind_group(&device, &mean.view, &cache);
        means.0.insert(camera(view), Sum { size, target: format, mean, bind_group, add, show });
    }
}

fn add(
    view: ViewQuery<(&Mean, &ExtractedView, &ViewTarget)>,
    means: Res<Means>,
    (blit, cache): (Res<BlitPipeline>, Res<PipelineCache>),
    mut context: RenderContext,
) {
    let (mean, view, target) = view.into_inner();
    let Some(sum) = means.0.get(&view.retained_view_entity.main_entity.id()) else { return };
    let pipelines = (cache.get_render_pipeline(sum.add), cache.get_render_pipeline(sum.show));
    let (Some(add), Some(show)) = pipelines else { return };
    let frame = blit.create_bind_group(context.render_device(), target.main_texture_view(), &cache);
    let begin = if mean.frames == 0 { LoadOp::Clear(default()) } else { LoadOp::Load };
    let opaque = LoadOp::Clear(LinearRgba::BLACK.into());
    let share = 1.0 / (mean.frames + 1) as f32;
    for (to, pipeline, from, load, constant) in [
        (&sum.mean.view, add, &frame, begin, share),
        (target.main_texture_view(), show, &sum.bind_group, opaque, mean.opacity),
    ] {
        let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
            label: Some("mean"),
            color_attachments: &[Some(RenderPassColorAttachment {
                view: to,
                depth_slice: None,
                resolve_target: None,
                ops: Operations { load, store: StoreOp::Store },
            })],
            depth_stencil_attachment: None,
            timestamp_writes: None,
            occlusion_query_set: None,
            multiview_mask: None,
        });
        pass.set_pipeline(pipeline);
        pass.set_blend_constant(LinearRgba::new(constant, constant, constant, constant).into());
        pass.set_bind_group(0, from, &[]);
        pass.draw(0..3, 0..1);
    }
}
