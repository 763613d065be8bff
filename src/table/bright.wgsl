// Color and picture, perhaps the lamp, fog, and how the eye takes it: nothing else.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::{fog, view}
#import bevy_pbr::fog::linear_fog
#import bevy_core_pipeline::tonemapping::{ACESFitted, screen_space_dither}

struct Surface {
    color: vec4<f32>,
    ambient: vec4<f32>,
    lamp: vec4<f32>,
    toward: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var<uniform> surface: Surface;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var color = in.color * surface.color;
#ifdef LAMP
    let facing = max(dot(normalize(in.world_normal), surface.toward.xyz), 0.0);
    color = vec4(color.rgb * (surface.ambient.rgb + surface.lamp.rgb * facing), color.a);
#else
    color = color * textureSample(picture, picture_sampler, in.uv);
#endif
    let way = distance(in.world_position.xyz, view.world_position.xyz);
    let seen = linear_fog(fog, color, way, vec3(0.0));
#ifdef TONEMAP_IN_SHADER
    let shown = ACESFitted(seen.rgb);
    // A grain that nobody sees breaks up the steps of a dark slope; the screen's steps are finer where it is darker.
    let grain = screen_space_dither(in.position.xy) * 2.2 * sqrt(shown);
    return vec4(shown + grain, seen.a);
#else
    return seen;
#endif
}
