// Soft cards. A corner's place is the middle of its card; its uv is how far it lies from there, to the right and up; its
// normal is which corner it is, and whether the card stays upright. The mesh's own place is the world's.
#import bevy_pbr::forward_io::{Vertex, VertexOutput}
#import bevy_pbr::mesh_view_bindings::{fog, view}
#import bevy_pbr::view_transformations::position_world_to_clip

// How far a card stands before what it surrounds, so that no lamp cuts its own glow.
const BEFORE: f32 = 0.07;

@vertex
fn vertex(in: Vertex) -> VertexOutput {
    let right = view.world_from_view[0].xyz;
    let up = normalize(mix(view.world_from_view[1].xyz, vec3(0.0, 1.0, 0.0), in.normal.z));
    let to_eye = normalize(view.world_position.xyz - in.position);
    let place = in.position + right * in.uv.x + up * in.uv.y + to_eye * BEFORE;
    var out: VertexOutput;
    out.world_position = vec4(place, 1.0);
    out.position = position_world_to_clip(place);
    out.world_normal = in.normal;
    out.uv = in.uv;
    out.color = in.color;
    return out;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let corner = in.world_normal.xy;
    let soft = max(1.0 - dot(corner, corner), 0.0);
    let way = distance(in.world_position.xyz, view.world_position.xyz);
    let clear = clamp((fog.be.y - way) / (fog.be.y - fog.be.x), 0.0, 1.0);
    return in.color * soft * soft * soft * clear;
}
