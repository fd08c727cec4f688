// Draws the panels, as bevy_egui does it, with cheaper curves in place of its powers: without a graphics card they were most of
// what a page costs. What comes out differs from the exact curves (IEC 61966-2-1) by less than a fifth of a level of 8 bits.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct VertexInput {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
}

struct VertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
@group(1) @binding(0) var image_texture: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var image_sampler: binding_array<sampler>;
struct Offset {
    offset: u32,
};
var<immediate> offset: Offset;
#else
@group(1) @binding(0) var image_texture: texture_2d<f32>;
@group(1) @binding(1) var image_sampler: sampler;
#endif

// Fitted to the curve above its straight beginning, exact at 1: at most 0.06 levels off.
fn linear_from_stored(stored: vec3<f32>) -> vec3<f32> {
    let curve = 0.00105319 + stored * (0.02810082 + stored * (0.56312754 + stored * (0.51940933 - 0.11169088 * stored)));
    return select(curve, stored / 12.92, stored < vec3<f32>(0.04045));
}

// The same the other way round: at most 0.11 levels off.
fn stored_from_linear(linear: vec3<f32>) -> vec3<f32> {
    let root = sqrt(linear);
    let curve = 0.82832312 * root + 0.30157856 * sqrt(root) - 0.07744544 - 0.05245623 * linear;
    return select(curve, linear * 12.92, linear < vec3<f32>(0.0031308));
}

@vertex
fn vs_main(in: VertexInput) -> VertexOutput {
    let position = in.position * transform.scale + transform.translation;
    return VertexOutput(vec4<f32>(position, 0.0, 1.0), in.color, in.uv);
}

// Colours are multiplied as they are stored: only so letters look right.
@fragment
fn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let image_texture = image_texture[offset.offset];
    let image_sampler = image_sampler[offset.offset];
#endif
    let texel = textureSample(image_texture, image_sampler, in.uv);
    let colour = vec4<f32>(stored_from_linear(texel.rgb), texel.a) * in.color;
    return vec4<f32>(linear_from_stored(colour.rgb), colour.a);
}
