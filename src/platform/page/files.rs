//! Files that the player exports or imports: a download, a file dialog, a file dropped onto the page.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Document, DragEvent, Event, FileList, HtmlAnchorElement, HtmlInputElement, Url};

use crate::browser::{Brought, Browser};

/// The longest file that is read, in bytes.
const MOST_BYTES: f64 = 16.0 * 1024.0 * 1024.0;

type Inbox = Arc<Mutex<VecDeque<Brought>>>;

/// The files that have come and nobody has taken yet.
pub(super) struct Files(Inbox);

impl Files {
    /// Listens for files that are dropped onto the page.
    pub(super) fn new() -> Files {
        let inbox = Inbox::default();
        if let Some(window) = web_sys::window() {
            listen(&window, "dragover", |event: DragEvent| event.prevent_default());
            let dropped = inbox.clone();
            listen(&window, "drop", move |event: DragEvent| {
                event.prevent_default();
                read(event.data_transfer().and_then(|data| data.files()), &dropped);
            });
        }
        Files(inbox)
    }
}

/// Calls a function on every event of a kind, for as long as the page exists.
fn listen<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    target: &web_sys::EventTarget,
    kind: &str,
    function: impl FnMut(E) + 'static,
) {
    let closure = Closure::<dyn FnMut(E)>::new(function);
    if target.add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref()).is_ok() {
        closure.forget();
    }
}

/// Reads files, and puts each into the inbox when the browser has read it.
fn read(files: Option<FileList>, inbox: &Inbox) {
    let Some(files) = files else { return };
    for file in (0..files.length()).filter_map(|at| files.get(at)) {
        let inbox = inbox.clone();
        spawn_local(async move {
            let text = if file.size() > MOST_BYTES {
                Err(io::Error::new(io::ErrorKind::InvalidData, "this file is too large"))
            } else {
                JsFuture::from(file.text()).await.map(|text| text.as_string().unwrap_or_default()).map_err(trouble)
            };
            let brought = Brought { name: file.name(), text };
            inbox.lock().unwrap_or_else(PoisonError::into_inner).push_back(brought);
        });
    }
}

/// What a browser says went wrong.
fn trouble(error: JsValue) -> io::Error {
    io::Error::other(error.as_string().unwrap_or_else(|| format!("{error:?}")))
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// A new element that is never visible.
fn element<E: JsCast>(tag: &str) -> Option<E> {
    document()?.create_element(tag).ok()?.dyn_into().ok()
}

fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/octet-stream");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&JsValue::from_str(text)), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = element("a").ok_or("there is no page")?;
    link.set_href(&address);
    link.set_download(name);
    // Some browsers only read it after this: it is gone with the page.
    link.click();
    Ok(())
}

impl Browser for Files {
    fn give(&self, name: &str, text: &str) -> io::Result<()> {
        download(name, text).map_err(trouble)
    }

    fn ask(&self) {
        let Some(input) = element::<HtmlInputElement>("input") else { return };
        input.set_type("file");
        input.set_accept(".json,.ron,.record,.txt");
        let (inbox, chosen) = (self.0.clone(), input.clone());
        listen(&input, "change", move |_: Event| read(chosen.files(), &inbox));
        input.click();
    }

    fn take(&self) -> Option<Brought> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    fn is_drawn(&self) {
        let root = document().and_then(|document| document.document_element());
        if let Some(root) = root {
            // A page that can't be notified keeps its own picture a little longer.
            let _ = root.set_attribute("data-table", "drawn");
        }
    }

    fn tell(&self, line: &str) {
        web_sys::console::log_1(&JsValue::from_str(line));
    }
}
