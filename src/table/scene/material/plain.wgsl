// Lighting of the plain material: one sun, a sky-to-ground gradient, one small highlight; a shadow map on demand.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view
#ifdef PLAIN_SHADOW
#import bevy_pbr::shadows::fetch_directional_shadow
#endif

// gloss: x = strength of the specular highlight
struct Plain { color: vec4<f32>, gloss: vec4<f32> };
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> plain: Plain;
#ifdef PLAIN_TEXTURE
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var c = plain.color;
#ifdef PLAIN_TEXTURE
    c *= textureSample(picture, picture_sampler, in.uv);
#endif
#ifdef PLAIN_LIT
    let n = normalize(in.world_normal);
    let sun = vec3<f32>(-0.4093, 0.8929, 0.1860);
    let sky = mix(vec3<f32>(0.145, 0.135, 0.125), vec3<f32>(0.250, 0.252, 0.258), n.y * 0.5 + 0.5);
    var shade = 1.0;
#ifdef PLAIN_SHADOW
    // Only on faces that point up: sides are dark enough, and this samples the map far less often.
    let z = vec4<f32>(view.view_from_world[0].z, view.view_from_world[1].z, view.view_from_world[2].z, view.view_from_world[3].z);
    if n.y > 0.9 { shade = fetch_directional_shadow(0u, in.world_position, n, dot(z, in.world_position), in.position.xy); }
#endif
    var rgb = c.rgb * (sky + vec3<f32>(0.815, 0.790, 0.750) * max(dot(n, sun), 0.0) * shade);
#ifdef PLAIN_GLOSS
    let h = normalize(sun + normalize(view.world_position - in.world_position.xyz));
    let s = max(dot(n, h), 0.0);
    let s2 = s * s; let s4 = s2 * s2; let s8 = s4 * s4; let s16 = s8 * s8;
    rgb += plain.gloss.x * shade * s16 * s16;
#endif
    c = vec4<f32>(rgb, c.a);
#endif
    return c;
}
