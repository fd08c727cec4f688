// Lighting of the plain material: the room's soft light as a polynomial of the normal, one lamp, and one look-up of what
// lacquer mirrors, which contains the lamp's highlight; a shadow map on demand.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::{view, lights, directional_shadow_textures, directional_shadow_textures_comparison_sampler}

// gloss: x = reflectance at a right angle, y = level of the blur (0 to 3), z = 1 for painted shadows, w = the share of the
// light that real shadows leave; of a reflection z = height of the floor, w = how much of it is seen there
struct Plain { color: vec4<f32>, gloss: vec4<f32> };
// soft: coefficients of 1, y, z, x, yy, xx of the normal; sun: the way to the lamp; lamp: its light on a surface that faces it
struct Room { soft: array<vec4<f32>, 6>, sun: vec4<f32>, lamp: vec4<f32> };
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> plain: Plain;
#ifdef PLAIN_TEXTURE
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
#endif
#ifdef PLAIN_LIT
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var<uniform> room: Room;
#endif
#ifdef PLAIN_GLOSS
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var mirrored: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var mirrored_sampler: sampler;
#endif

// What the exposure of a camera is multiplied with: 1 where its room is as bright as it is.
const USUAL_EXPOSURE: f32 = 1186.9426;

// Whether a light reaches a point, from 0 to 1. Its shadow map has one cascade, and one look-up is enough. Bevy's own
// function can do more, and a software renderer executes all of it: a frame took six times as long.
fn reached(light: u32, at: vec3<f32>, n: vec3<f32>) -> f32 {
    let source = &lights.directional_lights[light];
    let cascade = &(*source).cascades[0];
    let beside = at + n * ((*source).shadow_normal_bias * (*cascade).texel_size) + (*source).direction_to_light * (*source).shadow_depth_bias;
    let p = (*cascade).clip_from_world * vec4<f32>(beside, 1.0);
    let lit = textureSampleCompareLevel(directional_shadow_textures, directional_shadow_textures_comparison_sampler,
        p.xy * vec2<f32>(0.5, -0.5) + 0.5, i32((*source).depth_texture_base_index), p.z);
    return select(lit, 1.0, any(abs(p.xy) > vec2<f32>(1.0)) || p.z < 0.0 || p.z > 1.0);
}

// How much of the lamp's light a surface takes, the cosine of its angle to it being `facing`.
#ifdef PLAIN_TRANSLUCENT
// Light that enters and comes out again beside reaches a little beyond the edge of the shade, and is warm there.
fn taken(facing: f32) -> vec3<f32> {
    let round = max((facing + 0.18) / 1.18, 0.0);
    return mix(vec3<f32>(1.0, 0.86, 0.68), vec3<f32>(1.0), smoothstep(0.0, 0.5, round)) * round;
}
#else
fn taken(facing: f32) -> vec3<f32> {
    return vec3<f32>(max(facing, 0.0));
}
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef PLAIN_SETS_OFF
#ifndef VIEW_PROJECTION_ORTHOGRAPHIC
    discard;
#endif
#endif
    var c = plain.color;
#ifdef PLAIN_TEXTURE
    var t = textureSample(picture, picture_sampler, in.uv);
#ifdef PLAIN_ROOTS
    t = vec4<f32>(t.rgb * t.rgb, t.a);
#endif
    c *= t;
#endif
#ifdef VERTEX_COLORS
    c *= in.color;
#endif
#ifdef PLAIN_LIT
#ifdef PLAIN_REFLECTED
    // A reflection hangs below the floor, upside down.
    let n = normalize(in.world_normal * vec3<f32>(1.0, -1.0, 1.0));
#else
    let n = normalize(in.world_normal);
#endif
    let soft = room.soft[0].rgb + n.y * (room.soft[1].rgb + n.y * room.soft[4].rgb)
        + n.x * (room.soft[3].rgb + n.x * room.soft[5].rgb) + n.z * room.soft[2].rgb;
#ifdef PLAIN_REFINED
    // One of many frames at rest whose mean is shown: the lamp, and a light of no colour: one direction of the room's light, weighed so that the mean over all of them is 1.
    let lamp = select(1u, 0u, lights.directional_lights[0].color.g > 0.0);
    let sun = lights.directional_lights[lamp].direction_to_light;
    let dome = lights.directional_lights[1u - lamp].direction_to_light;
    let shade = reached(lamp, in.world_position.xyz, n);
    let sky = 2.0 * max(dot(n, dome), 0.0) / ((dome.y + 0.5) * max(0.5 + 0.5 * n.y, 0.25))
        * reached(1u - lamp, in.world_position.xyz, n);
    // What comes from the lit board below is not of the sky: half of it on upright faces.
    let below = max(plain.gloss.w, 0.5 - 0.5 * n.y);
    var rgb = c.rgb * (soft * mix(below, 1.0, sky) + room.lamp.rgb * taken(dot(n, sun)) * mix(plain.gloss.w, 1.0, shade));
#else
    var shade = 1.0;
#ifdef PLAIN_SHADOW
    // Only on faces that point up: sides are dark enough, and this samples the map far less often.
    if n.y > 0.9 { shade = mix(plain.gloss.w, 1.0, reached(0u, in.world_position.xyz, n)); }
#endif
    var rgb = c.rgb * (soft + room.lamp.rgb * taken(dot(n, room.sun.xyz)) * shade);
#endif
#ifdef PLAIN_GLOSS
#ifdef VIEW_PROJECTION_ORTHOGRAPHIC
    let v = vec3<f32>(view.view_from_world[0].z, view.view_from_world[1].z, view.view_from_world[2].z);
#else
    let v = normalize(view.world_position - in.world_position.xyz);
#endif
    let across = max(dot(n, v), 0.0);
    let r = 2.0 * across * n - v;
    // Octahedral, y up: the upper half is the inner diamond, the lower half is folded outwards.
    let a = r / (abs(r.x) + abs(r.y) + abs(r.z));
    let folded = (1.0 - abs(a.zx)) * select(vec2<f32>(-1.0), vec2<f32>(1.0), a.xz >= vec2<f32>(0.0));
    let uv = select(folded, a.xz, a.y >= 0.0) * 0.49609375 + 0.5;
    let m = 1.0 - across;
    let m2 = m * m;
    // Schlick's curve, softened: a full rim would outline every piece.
    let f = plain.gloss.x * (1.0 + 6.0 * m2 * m2 * m);
    let seen = textureSampleLevel(mirrored, mirrored_sampler, uv, plain.gloss.y).rgb;
    rgb += seen * seen * (16.0 * f);
#endif
    c = vec4<f32>(rgb * (view.exposure * USUAL_EXPOSURE), c.a);
#endif
#ifdef PLAIN_REFINED
    c.a *= 1.0 - plain.gloss.z;
#endif
#ifdef PLAIN_REFLECTED
    // It fades with its depth, to nothing at 1.2 cells.
    c.a = plain.gloss.w * saturate(1.0 - (plain.gloss.z - in.world_position.y) / 1.2);
#endif
    return c;
}
