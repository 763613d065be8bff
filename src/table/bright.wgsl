// Color and picture, perhaps the lamp, fog, and how the eye takes it: nothing else. Without a graphics card, each number
// that travels from corner to pixel costs every triangle something, so light and distance are worked out at the corners.
#import bevy_pbr::forward_io::Vertex
#import bevy_pbr::mesh_functions::{get_world_from_local, mesh_normal_local_to_world}
#import bevy_pbr::mesh_view_bindings::{fog, view}
#import bevy_pbr::view_transformations::position_world_to_clip
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

struct Seen {
    @builtin(position) position: vec4<f32>,
    // In the lamp's light, if there is one.
    @location(0) color: vec4<f32>,
    // How far away it is.
    @location(1) way: f32,
#ifdef PICTURE
    @location(2) uv: vec2<f32>,
#endif
}

@vertex
fn vertex(in: Vertex) -> Seen {
    let place = get_world_from_local(in.instance_index) * vec4(in.position, 1.0);
    var out: Seen;
    out.position = position_world_to_clip(place.xyz);
    out.color = in.color * surface.color;
    out.way = distance(place.xyz, view.world_position.xyz);
#ifdef LAMP
    let normal = mesh_normal_local_to_world(in.normal, in.instance_index);
    let light = surface.ambient.rgb + surface.lamp.rgb * max(dot(normal, surface.toward.xyz), 0.0);
    out.color = vec4(out.color.rgb * light, out.color.a);
#endif
#ifdef PICTURE
    out.uv = in.uv;
#endif
    return out;
}

@fragment
fn fragment(in: Seen) -> @location(0) vec4<f32> {
    var color = in.color;
#ifdef PICTURE
    color = color * textureSample(picture, picture_sampler, in.uv);
#endif
    let clear = clamp((fog.be.y - in.way) / (fog.be.y - fog.be.x), 0.0, 1.0);
    color = vec4(mix(fog.base_color.rgb, color.rgb, clear), color.a);
#ifdef TONEMAP_IN_SHADER
    let shown = ACESFitted(color.rgb);
    // A grain that nobody sees breaks up the steps of a dark slope; the screen's steps are finer where it is darker.
    let grain = screen_space_dither(in.position.xy) * 2.2 * sqrt(shown);
    return vec4(shown + grain, color.a);
#else
    return color;
#endif
}
