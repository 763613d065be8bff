// What the page does for the game: loads it and shows the progress, reports what went wrong, gives it sound, keys and the
// whole screen.

const { program, wasm, bytes, version } = document.body.dataset;
/** Where the service worker keeps this version, too. */
const SHELF = `gotham-chronicles ${new URL("./", location.href).pathname} ${version}`;
const find = (id) => document.getElementById(id);
const [canvas, door, word, bar, much, why, again, full] =
  ["table", "door", "word", "bar", "much", "why", "again", "full"].map(find);

// ---- the page's words, in the browser's language; the game has its own

const FRENCH = {
  "Loading the game": "Chargement du jeu",
  "Setting the table": "On met la table",
  "Reload the page": "Recharger la page",
  "Full screen": "Plein écran",
  "Leave full screen": "Quitter le plein écran",
  "The game table": "La table de jeu",
  " of ": " sur ",
  "An unofficial digital edition made by fans. It contains no artwork from the publisher.":
    "Une édition numérique non officielle, faite par des fans. Elle ne contient aucune illustration de l’éditeur.",
  "The game has crashed. Your match is saved after every choice: reload the page to pick up where you left off.":
    "Le jeu a planté. Votre partie est sauvegardée après chaque choix : rechargez la page pour la reprendre là où elle en était.",
  "The browser has shut down this page's graphics. Reload the page to pick up where you left off.":
    "Le navigateur a coupé l’affichage de cette page. Rechargez-la pour reprendre là où vous en étiez.",
  "This game needs WebGL 2, which this browser doesn't offer.":
    "Ce jeu a besoin de WebGL 2, que ce navigateur n’offre pas.",
  "Try a newer browser, or turn on hardware acceleration in its settings.":
    "Essayez un navigateur plus récent, ou activez l’accélération matérielle dans ses paramètres.",
  "The game couldn't be loaded. Are you online?": "Le jeu n’a pas pu être chargé. Êtes-vous en ligne ?",
};
const isFrench = navigator.language.toLowerCase().startsWith("fr");
/** English words in the page's language. */
const told = (english) => (isFrench && FRENCH[english]) || english;

if (isFrench) {
  document.documentElement.lang = "fr";
  for (const spoken of [word, again, ...document.querySelectorAll("#door > p.faint")]) {
    spoken.textContent = told(spoken.textContent);
  }
  for (const named of [canvas, full]) named.setAttribute("aria-label", told(named.getAttribute("aria-label")));
  full.title = told(full.title);
}

// ---- what went wrong

let lastWords = "";
let hasStopped = false;

/** Shows the door again, with what went wrong. */
function stop(title, details) {
  if (hasStopped) return;
  hasStopped = true;
  word.textContent = told(title);
  why.textContent = told(details);
  why.hidden = !details;
  again.hidden = false;
  bar.hidden = true;
  much.textContent = "";
  full.hidden = true;
  door.hidden = false;
  door.classList.remove("gone");
  document.documentElement.dataset.table = "stopped";
}

again.addEventListener("click", () => location.reload());

// A program that panics says why on the console, and stops with an error that doesn't.
const say = console.error;
console.error = (...words) => {
  lastWords = words.map(String).join(" ");
  say.apply(console, words);
};

const STOPPED = "The game has crashed. Your match is saved after every choice: reload the page to pick up where you left off.";

function failed(error) {
  if (error instanceof WebAssembly.RuntimeError) stop(STOPPED, lastWords || String(error));
}
addEventListener("error", (event) => failed(event.error));
addEventListener("unhandledrejection", (event) => failed(event.reason));
canvas.addEventListener("webglcontextlost", () =>
  stop("The browser has shut down this page's graphics. Reload the page to pick up where you left off.", ""));

// ---- sound: browsers allow it after the first click, touch or key press, and nobody wants it from a hidden page

const contexts = [];
if (window.AudioContext) {
  window.AudioContext = class extends window.AudioContext {
    constructor(...wishes) {
      super(...wishes);
      contexts.push(this);
    }
  };
}
const wake = () => contexts.forEach((context) => context.state === "suspended" && context.resume());
for (const gesture of ["pointerdown", "touchend", "keydown"]) addEventListener(gesture, wake, { capture: true });
const hush = () => contexts.forEach((context) => context.state === "running" && context.suspend());
document.addEventListener("visibilitychange", () => (document.hidden ? hush() : wake()));

// ---- keys and pointer: the game takes its own and leaves the rest to the browser

const BROWSERS = new Set(["F5", "F11"]);
canvas.addEventListener("keydown", (event) => {
  const isShortcut = event.altKey || ((event.ctrlKey || event.metaKey) && !"az".includes(event.key.toLowerCase()));
  if (!isShortcut && !BROWSERS.has(event.key)) event.preventDefault();
});
canvas.addEventListener("wheel", (event) => event.preventDefault(), { passive: false });
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
canvas.addEventListener("pointerdown", (event) => {
  if (event.button === 1) event.preventDefault();
  canvas.focus({ preventScroll: true });
});

if (document.fullscreenEnabled) {
  const fill = async () => {
    if (document.fullscreenElement) return document.exitFullscreen();
    await document.documentElement.requestFullscreen();
    // The game uses Esc, too: where the browser allows it, only a long press leaves full screen.
    await navigator.keyboard?.lock?.(["Escape"]);
  };
  full.addEventListener("click", () => {
    fill().catch(() => {});
    canvas.focus({ preventScroll: true });
  });
  document.addEventListener("fullscreenchange", () => {
    const title = told(document.fullscreenElement ? "Leave full screen" : "Full screen");
    full.title = title;
    full.setAttribute("aria-label", title);
  });
}

// ---- loading

const mega = (count) => (count / 1e6).toFixed(1);

/** Returns the program's code, and shows how much of it has arrived. Sizes are those of the unpacked file. */
async function code() {
  const shelf = await globalThis.caches?.open(SHELF).catch(() => null);
  const kept = await shelf?.match(wasm);
  const answer = kept ?? (await fetch(wasm));
  if (!answer.ok) throw new Error(`${wasm}: ${answer.status} ${answer.statusText}`);
  if (!kept) shelf?.put(wasm, answer.clone()).catch(() => {});
  let come = 0;
  const counter = new TransformStream({
    transform(part, out) {
      come += part.length;
      bar.value = Math.min(come / bytes, 1);
      much.textContent = `${mega(come)}${told(" of ")}${mega(bytes)} ${isFrench ? "Mo" : "MB"}`;
      out.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
}

/** Removes the door once the game has drawn its first picture. */
function whenDrawn(open) {
  const root = document.documentElement;
  const look = () => root.dataset.table === "drawn" && (watch.disconnect(), open());
  const watch = new MutationObserver(look);
  watch.observe(root, { attributeFilter: ["data-table"] });
  look();
}

async function begin() {
  if (!document.createElement("canvas").getContext("webgl2")) {
    stop("This game needs WebGL 2, which this browser doesn't offer.", "Try a newer browser, or turn on hardware acceleration in its settings.");
    again.hidden = true;
    return;
  }
  whenDrawn(() => {
    door.classList.add("gone");
    setTimeout(() => { if (!hasStopped) door.hidden = true; }, 600);
    full.hidden = !document.fullscreenEnabled;
    canvas.focus({ preventScroll: true });
  });
  try {
    const [game, answer] = await Promise.all([import(`./${program}`), code()]);
    await game.default({ module_or_path: answer });
    // The program has read the share code: reloading the page shows the menu, with the match that was played last.
    history.replaceState(null, "", location.pathname + location.search);
    word.textContent = told("Setting the table");
    much.textContent = "";
    bar.removeAttribute("value");
  } catch (error) {
    // Bevy leaves its startup through an exception that isn't an error.
    if (String(error).includes("Using exceptions for control flow")) return;
    if (error instanceof WebAssembly.RuntimeError) failed(error);
    else stop("The game couldn't be loaded. Are you online?", String(error));
  }
}

// So that the next visit needs no connection. Only secure pages may do this.
if (version !== "unbuilt") navigator.serviceWorker?.register("sw.js").catch(() => {});

// Another share code, pasted into the address of this page.
addEventListener("hashchange", () => location.reload());

begin();
