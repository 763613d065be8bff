//! What is on the table as Bevy has it: entities by their components, and the question that is open in the rules.

use bevy::ecs::reflect::{AppTypeRegistry, ReflectComponent};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use gotham_play::names::Names;

use crate::table::components::{AreaOf, Face, Health, Home, In, MiniatureOf, Numbered, TokenOf};
use crate::table::session::Session;

/// It opens and closes the inspector.
const KEY: KeyCode = KeyCode::F8;

/// Entities listed at once: more than this nobody reads.
const MOST_LISTED: usize = 200;

/// What the inspector shows.
#[derive(Resource, Default)]
struct Inspector {
    is_open: bool,
    /// Part of the name of a component that the listed entities have.
    wanted: String,
    chosen: Option<Entity>,
    listed: Vec<(Entity, String)>,
    found: usize,
    components: Vec<(String, Option<String>)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inspector>()
        .add_systems(Update, (turn, look.run_if(is_open)).chain())
        .add_systems(EguiPrimaryContextPass, draw.run_if(is_open).after(crate::table::panels::draw));
}

fn is_open(inspector: Res<Inspector>) -> bool {
    inspector.is_open
}

fn turn(keys: Res<ButtonInput<KeyCode>>, mut inspector: ResMut<Inspector>) {
    if keys.just_pressed(KEY) {
        inspector.is_open = !inspector.is_open;
    }
}

/// Fills the lists: it is the one system here that reads the whole world.
fn look(world: &mut World) {
    world.resource_scope(|world, mut inspector: Mut<Inspector>| {
        let mut all: Vec<(Entity, String)> = world
            .iter_entities()
            .filter_map(|entity| {
                let names: Vec<String> = names(world, entity.id());
                let title = ours(&entity).join(" ");
                // Bevy keeps its resources as entities, too: they are listed when they are searched for.
                let is_resource = names.iter().any(|name| name == "IsResource");
                let fits = match inspector.wanted.as_str() {
                    "" => !is_resource,
                    wanted => names.iter().any(|name| name.contains(wanted)),
                };
                let title = if is_resource { names.last().cloned().unwrap_or_default() } else { title };
                let title = if title.is_empty() { names.first().cloned().unwrap_or_default() } else { title };
                fits.then_some((entity.id(), title))
            })
            .collect();
        inspector.found = all.len();
        all.truncate(MOST_LISTED);
        inspector.listed = all;
        let registry = world.resource::<AppTypeRegistry>().clone();
        let registry = registry.read();
        inspector.components = inspector.chosen.map_or_else(Vec::new, |chosen| {
            let Ok(entity) = world.get_entity(chosen) else { return Vec::new() };
            let Ok(components) = world.inspect_entity(chosen) else { return Vec::new() };
            let value = |id| registry.get(id)?.data::<ReflectComponent>()?.reflect(entity);
            let known = components.map(|component| {
                let value = component.type_id().and_then(value).map(|value| format!("{value:?}"));
                (component.name().shortname().to_string(), value)
            });
            let own = ours(&entity).into_iter().map(|own| (own, None));
            own.chain(known).collect()
        });
    });
}

fn names(world: &World, entity: Entity) -> Vec<String> {
    let components = world.inspect_entity(entity).into_iter().flatten();
    components.map(|component| component.name().shortname().to_string()).collect()
}

/// The table's own components, which know the words of the rules and not those of Bevy's reflection.
fn ours(entity: &EntityRef) -> Vec<String> {
    fn one<C: Component + core::fmt::Debug>(entity: &EntityRef) -> Option<String> {
        entity.get::<C>().map(|component| format!("{component:?}"))
    }
    [
        one::<MiniatureOf>(entity),
        one::<Numbered>(entity),
        one::<AreaOf>(entity),
        one::<TokenOf>(entity),
        one::<In>(entity),
        one::<Health>(entity),
        one::<Face>(entity),
        one::<Home>(entity),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn draw(mut contexts: EguiContexts, mut inspector: ResMut<Inspector>, session: Option<Res<Session>>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let inspector = inspector.bypass_change_detection();
    let context = context.clone();
    egui::Window::new("Inspector").default_size((420.0, 560.0)).show(&context, |ui| {
        if let Some(session) = &session {
            let game = session.shown();
            let who = session.prompt.subject.map(|mini| Names::of(game).mini(mini));
            ui.monospace(format!("{:?}\nsubject {who:?}, hash {:016x}", session.prompt.ask, game.hash()));
            ui.collapsing("Frames", |ui| {
                for frame in game.state().stack.iter().rev() {
                    ui.monospace(format!("{frame:?}"));
                }
            });
            ui.separator();
        }
        ui.horizontal(|ui| {
            ui.label("With component");
            ui.text_edit_singleline(&mut inspector.wanted);
            ui.label(format!("{} entities", inspector.found));
        });
        egui::ScrollArea::vertical().id_salt("entities").max_height(220.0).auto_shrink(false).show(ui, |ui| {
            for (entity, title) in &inspector.listed {
                let is_chosen = inspector.chosen == Some(*entity);
                if ui.selectable_label(is_chosen, format!("{entity} {title}")).clicked() {
                    inspector.chosen = Some(*entity);
                }
            }
        });
        ui.separator();
        egui::ScrollArea::vertical().id_salt("components").auto_shrink(false).show(ui, |ui| {
            for (name, value) in &inspector.components {
                ui.strong(name);
                if let Some(value) = value {
                    ui.monospace(value);
                }
            }
        });
    });
}
