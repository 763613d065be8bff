//! What is wrong with a pass of egui: read from what it has painted and from where things can be clicked.

use std::collections::BTreeSet;

use egui::{AreaState, Context, LayerId, Order, Rect, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;

/// Points that do not count: rounding, and the overhang of a letter.
const SLACK: f32 = 1.5;

/// A line of a text as it is painted.
#[derive(Clone)]
struct Painted {
    layer: LayerId,
    rect: Rect,
    /// What is outside is not visible.
    clip: Rect,
    text: String,
    is_short: bool,
}

/// What can be clicked, and the visible part of it.
#[derive(Clone)]
struct Clicked {
    layer: LayerId,
    seen: Rect,
    name: String,
}

/// What a pass has painted.
#[derive(Clone, Default)]
pub(super) struct Seen {
    window: Option<Rect>,
    /// How much two places may have in common.
    slack: f32,
    texts: Vec<Painted>,
    clicked: Vec<Clicked>,
    /// Panels that are beside each other: their names and places.
    docks: Vec<(String, Rect)>,
    floating: Vec<(String, Rect)>,
}

impl Seen {
    /// What the pass that just ended has painted.
    pub(super) fn of(ctx: &Context) -> Seen {
        // Letters and boxes are snapped to whole pixels of the screen: each may be one pixel off.
        let slack = SLACK.max(2.0 / ctx.pixels_per_point());
        let mut seen = Seen { window: Some(ctx.content_rect()), slack, ..Seen::default() };
        let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        for layer in layers {
            let mut shapes = Vec::new();
            ctx.graphics(|graphics| {
                shapes.extend(graphics.get(layer).into_iter().flat_map(|list| list.all_entries().cloned()));
            });
            if shapes.is_empty() {
                continue;
            }
            for clipped in &shapes {
                texts(&clipped.shape, clipped.clip_rect, layer, &mut seen.texts);
            }
            if let Some(state) = AreaState::load(ctx, layer.id) {
                let place = (format!("{:?}", layer.id), state.rect());
                match layer.order {
                    Order::Middle => seen.docks.push(place),
                    Order::Foreground => seen.floating.push(place),
                    Order::Background | Order::Tooltip | Order::Debug => {}
                }
            }
        }
        ctx.viewport(|viewport| {
            let widgets = &viewport.this_pass.widgets;
            let parents: BTreeSet<u64> =
                widgets.layers().flat_map(|(_, all)| all.iter().map(|widget| widget.parent_id.value())).collect();
            for (layer, all) in widgets.layers() {
                let is_button = |id: egui::Id, sense: egui::Sense| {
                    sense.senses_click() && sense.is_focusable() && id != layer.id && !parents.contains(&id.value())
                };
                let buttons = all.iter().filter(|widget| is_button(widget.id, widget.sense));
                seen.clicked.extend(buttons.map(|widget| Clicked {
                    layer: *layer,
                    seen: widget.interact_rect,
                    name: format!("{:?}", widget.rect),
                }));
            }
        });
        seen
    }

    /// What is wrong, one line each. What a screen reader says may be cut short on the screen.
    pub(super) fn faults(&self, spoken: &BTreeSet<String>) -> Vec<String> {
        let Some(window) = self.window else { return Vec::new() };
        let mut faults = Vec::new();
        for painted in &self.texts {
            faults.extend(painted.fault(window, spoken));
        }
        for (name, place) in self.docks.iter().chain(&self.floating) {
            if !window.expand(SLACK).contains_rect(*place) {
                faults.push(format!("a panel is cut off by the window: {name} {place:?}"));
            }
        }
        for ((one, at), (other, there)) in pairs(&self.docks) {
            if self.overlap(*at, *there) {
                faults.push(format!("two docks overlap: {one} {at:?} and {other} {there:?}"));
            }
        }
        for (one, other) in pairs(&self.clicked) {
            if one.layer == other.layer && self.overlap(one.seen, other.seen) {
                faults.push(format!("{} can be clicked, and lies over {}", self.named(other), self.named(one)));
            }
        }
        for (one, other) in pairs(&self.texts) {
            if one.layer == other.layer && self.overlap(one.seen(), other.seen()) {
                faults.push(format!("words over words: {:?} and {:?} at {:?}", one.text, other.text, other.rect));
            }
        }
        faults
    }

    /// Whether two places overlap by more than a hair's breadth.
    fn overlap(&self, one: Rect, other: Rect) -> bool {
        let both = one.intersect(other);
        both.width() > self.slack && both.height() > self.slack
    }

    /// A button by the words on it.
    fn named(&self, button: &Clicked) -> String {
        let inside = |painted: &&Painted| painted.layer == button.layer && self.overlap(painted.seen(), button.seen);
        let words: Vec<&str> = self.texts.iter().filter(inside).map(|painted| painted.text.as_str()).take(3).collect();
        format!("{words:?} at {}", button.name)
    }
}

impl Painted {
    fn seen(&self) -> Rect {
        self.rect.intersect(self.clip)
    }

    fn fault(&self, window: Rect, spoken: &BTreeSet<String>) -> Option<String> {
        let Painted { rect, clip, text, .. } = self;
        // A clip that is smaller than the window is a scroll area's: what is above or below comes into view by
        // scrolling.
        let scrolls = clip.height() < window.height() - SLACK;
        if scrolls && (rect.bottom() <= clip.top() || rect.top() >= clip.bottom()) {
            return None;
        }
        if rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK {
            return Some(format!("{text:?} is cut off at the side: {rect:?} in {clip:?}"));
        }
        if !scrolls && !window.expand(SLACK).contains_rect(*rect) {
            return Some(format!("{text:?} is cut off by the window: {rect:?}"));
        }
        let is_said = || spoken.iter().any(|said| said.contains(text.as_str()));
        (self.is_short && !is_said()).then(|| format!("{text:?} is cut short at {rect:?}, and said nowhere"))
    }
}

fn texts(shape: &Shape, clip: Rect, layer: LayerId, found: &mut Vec<Painted>) {
    match shape {
        Shape::Text(text) if !text.galley.text().trim().is_empty() => {
            let rows = text.galley.rows.iter().filter(|row| row.row.visuals.mesh_bounds.is_positive());
            found.extend(rows.map(|row| Painted {
                layer,
                rect: row.row.visuals.mesh_bounds.translate(text.pos.to_vec2() + row.pos.to_vec2()),
                clip,
                text: text.galley.text().into(),
                is_short: text.galley.elided,
            }));
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, clip, layer, found)),
        _ => {}
    }
}

/// Every two of them.
fn pairs<T>(all: &[T]) -> impl Iterator<Item = (&T, &T)> {
    all.iter().enumerate().flat_map(|(at, one)| all[at + 1..].iter().map(move |other| (one, other)))
}

/// Everything that a screen reader says.
pub(super) fn spoken<State>(harness: &Harness<'static, State>) -> BTreeSet<String> {
    let nodes = harness.root().children_recursive();
    let said = nodes.map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description()]
    });
    said.flatten().flatten().collect()
}
