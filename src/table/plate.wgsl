// Number plates. A corner's place is the middle of its base, on the floor; its uv is how far it lies from the middle of the
// plate's lower edge, to the right and up; its normal is how many layers it lies before the plate, nothing, and how far the
// plate is from the middle of the base. The mesh's own place is the world's.
#import bevy_pbr::forward_io::{Vertex, VertexOutput}
#import bevy_pbr::mesh_view_bindings::{fog, view}
#import bevy_pbr::view_transformations::position_world_to_clip

// How far a plate stands before its base, so that none cuts into it, and how far a layer does before the one below it.
const BEFORE: f32 = 0.12;
const LAYER: f32 = 0.003;

@vertex
fn vertex(in: Vertex) -> VertexOutput {
    let right = view.world_from_view[0].xyz;
    let up = view.world_from_view[1].xyz;
    let back = view.world_from_view[2].xyz;
    // Along the floor toward the viewer, who may also look straight down.
    let eye = view.world_position.xyz - in.position;
    let front = normalize(vec3(back.x - up.x, 0.0, back.z - up.z));
    let near = normalize(front + vec3(eye.x, 0.0, eye.z) / length(eye));
    let spot = in.position + near * in.normal.z + right * in.uv.x + up * in.uv.y;
    let place = spot + normalize(view.world_position.xyz - spot) * (BEFORE + in.normal.x * LAYER);
    var out: VertexOutput;
    out.world_position = vec4(place, 1.0);
    out.position = position_world_to_clip(place);
    out.world_normal = back;
    out.uv = in.uv;
    out.color = in.color;
    return out;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let way = distance(in.world_position.xyz, view.world_position.xyz);
    let clear = clamp((fog.be.y - way) / (fog.be.y - fog.be.x), 0.0, 1.0);
    return vec4(in.color.rgb * clear, 1.0);
}
