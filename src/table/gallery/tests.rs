//! The gallery without a window: its page is its screen, and each search happens once.

use std::sync::Arc;

use bevy::state::app::StatesPlugin;

use super::*;
use gotham_panels::{Filter, GalleryMove, Gesture, Press, Settings, Who};

/// An app with the gallery's own systems and no window.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_resource::<Hall>()
        .insert_resource(Library(Arc::clone(&gotham_embedded::catalogue())))
        .insert_resource(Panels::new(Settings::default()))
        .add_systems(Update, (follow_the_page, seek.run_if(in_state(Screen::Gallery))).chain());
    app.update();
    app
}

fn want(app: &mut App, done: Gesture) {
    app.world_mut().resource_mut::<Panels>().desk.take(done.into(), None);
    app.update();
    app.update();
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

#[test]
fn its_page_is_its_screen_and_back_leaves_it() {
    let mut app = app();
    assert_eq!(screen(&app), Screen::Menu);
    want(&mut app, Gesture::Page(MenuPage::Gallery));
    assert_eq!(screen(&app), Screen::Gallery);
    want(&mut app, Gesture::Press(Press::Back));
    assert_eq!(screen(&app), Screen::Menu);
}

#[test]
fn the_catalogue_is_looked_through_once_a_filter() {
    let mut app = app();
    want(&mut app, Gesture::Page(MenuPage::Gallery));
    let version = |app: &App| app.world().resource::<Hall>().version;
    let all = app.world().resource::<Hall>().found.len();
    let before = version(&app);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(version(&app), before);
    let filter = Filter { who: Some(Who::Heroes), ..Filter::default() };
    want(&mut app, Gesture::Gallery(GalleryMove::Filter(filter)));
    assert_eq!(version(&app), before + 1);
    assert!(app.world().resource::<Hall>().found.len() < all);
}
