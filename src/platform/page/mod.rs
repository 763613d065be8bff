//! A page in a browser: what it stores, how files come and go, what the player's system prefers. A browser is only
//! named here, and only a browser compiles it.

mod between;
mod files;
mod local;

use std::io::{self, Write};
use std::sync::Arc;

use js_sys::{Math, Reflect};
use wasm_bindgen::JsValue;

use self::between::Between;
use self::files::Files;
use self::local::Local;
use super::browser::Page;
use super::clock::{Clock, MachineClock};
use super::memory::Memory;
use super::platform::Platform;
use super::shelf::Shelved;
use super::storage::Storage;

/// The page that the program runs in. If the browser stores nothing for it, everything is gone with it.
pub fn platform() -> Platform {
    let clock: Arc<dyn Clock> = Arc::new(MachineClock::new());
    let mark = (Math::random() * f64::from(u32::MAX)) as u32;
    let local = Local::open();
    let storage = |prefix| -> Arc<dyn Storage> {
        match local {
            Some(local) => Arc::new(Shelved::new(local, prefix, clock.clone(), mark)),
            None => Arc::new(Memory::new(clock.clone())),
        }
    };
    let (saves, settings) = (storage("gotham-chronicles/saves/"), storage("gotham-chronicles/"));
    let page = Page {
        browser: Arc::new(Files::new()),
        spare: Arc::new(Between),
        address: address().unwrap_or_default(),
        forgets: local.is_none(),
        reduced_motion: wishes("(prefers-reduced-motion: reduce)"),
        high_contrast: wishes("(prefers-contrast: more)"),
    };
    Platform { clock, saves, settings, page: Some(page) }
}

/// What the page's address says after its question mark, and after its hash.
pub fn asked() -> (String, String) {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return Default::default() };
    let part = |text: Option<String>, mark| text.unwrap_or_default().trim_start_matches(mark).to_string();
    (part(location.search().ok(), '?'), part(location.hash().ok(), '#'))
}

/// The page's address, without what it asks for.
fn address() -> Option<String> {
    let location = web_sys::window()?.location();
    Some(location.origin().ok()? + &location.pathname().ok()?)
}

fn wishes(query: &str) -> bool {
    let list = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// What a script that drives the page reads: the last line, under this name in the page.
const SHOWN: &str = "gothamShown";

/// Lines for a script that drives the page.
pub fn lines() -> impl Write + Send + Sync + 'static {
    Lines(Vec::new())
}

struct Lines(Vec<u8>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(bytes);
        if self.0.ends_with(b"\n") {
            let line = String::from_utf8_lossy(&self.0);
            let set = web_sys::window()
                .is_some_and(|window| Reflect::set(&window, &SHOWN.into(), &JsValue::from_str(&line)) == Ok(true));
            self.0.clear();
            if !set {
                return Err(io::Error::other("the page takes no line"));
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
