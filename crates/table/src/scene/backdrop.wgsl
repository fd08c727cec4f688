// A picture infinitely far away, round the eye. From straight above, without perspective, nothing is behind the table.
#import bevy_pbr::mesh_view_bindings::view

// As in the plain material.
const USUAL_EXPOSURE: f32 = 1186.9426;

struct Corner { @location(0) way: vec3<f32>, @location(2) uv: vec2<f32> };
struct Seen { @builtin(position) position: vec4<f32>, @location(0) uv: vec2<f32> };
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture_sampler: sampler;
// x: how far down the picture is tilted while one looks from a seat; y: how far to the left it is turned
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var<uniform> tilt: vec4<f32>;

fn turned(v: vec3<f32>, axis: vec3<f32>, angle: f32) -> vec3<f32> {
    return v * cos(angle) + cross(axis, v) * sin(angle) + axis * dot(axis, v) * (1.0 - cos(angle));
}

@vertex
fn vertex(corner: Corner) -> Seen {
    var seen: Seen;
#ifdef VIEW_PROJECTION_ORTHOGRAPHIC
    seen.position = vec4<f32>(0.0, 0.0, -1.0, 1.0);
#else
    let elevation = asin(clamp(view.world_from_view[2].y, -1.0, 1.0));
    // A low eye sees the horizon where it is.
    let pitch = tilt.x * smoothstep(0.35, 0.75, elevation);
    let best = turned(corner.way, vec3<f32>(0.0, 1.0, 0.0), tilt.y);
    let way = turned(best, view.world_from_view[0].xyz, -pitch);
    seen.position = view.clip_from_world * vec4<f32>(view.world_position + way * 10.0, 1.0);
    // Depth is reversed: 0 is as far as can be.
    seen.position.z = 0.0;
#endif
    seen.uv = corner.uv;
    return seen;
}

@fragment
fn fragment(seen: Seen) -> @location(0) vec4<f32> {
    // Stored as square roots, like all pictures of the plain material.
    let t = textureSampleLevel(picture, picture_sampler, seen.uv, 0.0).rgb;
    return vec4<f32>(t * t * (view.exposure * USUAL_EXPOSURE), 1.0);
}
