// Plays the built page of web/dist in Chromium: loading, menu, a match, an answer, a reload, going on at the same question,
// files out and in, two tabs, no connection, browsers that lack something. `./dev test --web` runs it.
//
// CHROMIUM: the browser (else /usr/bin/chromium). PICTURES: where pictures are kept (else a temporary folder).

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import * as labels from "./labels.mjs";
import { Person, answers, isAsked, placeOf, says } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const kept = mkdtempSync(join(tmpdir(), "gotham-browser-"));
const pictures = process.env.PICTURES ?? kept;

const server = spawn(join(root, "web/serve"), { stdio: ["ignore", "pipe", "inherit"] });
const [line] = await once(server.stdout, "data");
const address = String(line).trim();

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless=new", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  ],
});

const complaints = [];

/** A browser of its own, which has never been here; what goes wrong in it is noted. */
async function visitor(prepare) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, acceptDownloads: true });
  if (prepare) await context.addInitScript(prepare);
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(address).origin && !["blob:", "data:"].includes(protocol)) {
      complaints.push(`a request to another host: ${request.url()}`);
    }
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return context;
}

async function open(context, query = "?trace&seed=7&graphics=low") {
  const page = await context.newPage();
  page.on("console", (message) => message.type() === "error" && complaints.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => {
    // Bevy leaves its start-up by an exception that is none.
    if (!String(error).includes("Using exceptions for control flow")) complaints.push(`page: ${error}`);
  });
  await page.goto(address + query, { waitUntil: "commit" });
  return new Person(page, pictures);
}

const isMenu = (shown) => shown.screen === "Menu" && placeOf(shown, labels.NEW_GAME);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const tests = [];
const test = (name, play) => tests.push([name, play]);

let person; // sits at one browser through the first tests
let context;

test("the page loads, with a bar that tells how far it is, and shows the menu", async () => {
  context = await visitor(() => {
    globalThis.seen = [];
    addEventListener("DOMContentLoaded", () => {
      const bar = document.getElementById("bar");
      new MutationObserver(() => seen.push(bar.value)).observe(bar, { attributes: true });
    });
  });
  const since = Date.now();
  person = await open(context);
  await person.page.screenshot({ path: join(pictures, "loading.png") });
  await person.until("the menu", isMenu);
  console.log(`  menu after ${seconds(since)}`);
  const seen = await person.page.evaluate(() => globalThis.seen);
  assert(seen.length > 3 && seen.some((value) => value > 0.2 && value < 0.9), `the bar goes from 0 to 1: ${seen}`);
  assert(seen.every((value, at) => at === 0 || value >= seen[at - 1] || value === 0), "the bar never goes back");
  await person.page.waitForFunction(() => document.getElementById("door").hidden);
  await person.picture("menu");
});

test("a mission is begun by clicks, and a question answered", async () => {
  await person.use(labels.SETTINGS, (shown) => placeOf(shown, labels.FAST));
  await person.use(labels.FAST, () => true);
  await person.use(`Close ${labels.SETTINGS}`, (shown) => !placeOf(shown, labels.FAST));
  await person.use(labels.NEW_GAME, (shown) => placeOf(shown, labels.START_GAME));
  await person.use(labels.START_GAME, (shown) => shown.screen === "Match");
  const shown = await person.until("a question", isAsked);
  const [label] = answers(shown);
  await person.use(label, (now) => now.turn !== shown.turn || now.cursor !== shown.cursor);
  await person.until("the next question", (now) => isAsked(now) && now.hash !== shown.hash);
  await person.picture("match");
});

test("after a reload the match goes on at the same question", async () => {
  const before = await person.until("a question", isAsked);
  await person.page.reload({ waitUntil: "commit" });
  await person.until("the menu", isMenu);
  await person.use(labels.CONTINUE, (shown) => shown.screen === "Match");
  const after = await person.until("the question again", isAsked);
  assert.deepEqual([after.hash, after.ask, after.side], [before.hash, before.ask, before.side]);
  await person.picture("again");
});

test("a match leaves as a file and comes back; a spoiled file is refused with a word", async () => {
  await person.use(labels.MENU, (shown) => placeOf(shown, labels.SAVE_GAME));
  await person.use(labels.SAVE_GAME, (shown) => !placeOf(shown, labels.EXIT));
  await person.use(labels.MENU, (shown) => placeOf(shown, labels.EXIT));
  await person.use(labels.EXIT, isMenu);
  const shown = await person.until("the menu", isMenu);
  assert(!placeOf(shown, "Quit"), "a page has no way out but its own");
  await person.use(labels.SAVED_GAMES, (now) => placeOf(now, labels.IMPORT));
  const { widgets } = await person.until("a saved game", (now) => says(now, `${labels.EXPORT} `));
  const exporting = widgets.map((widget) => widget.label).find((words) => words.startsWith(`${labels.EXPORT} `));
  await person.picture("saves");

  const [download] = await Promise.all([
    person.page.waitForEvent("download", { timeout: 60_000 }),
    person.click(placeOf(await person.look(), exporting)),
  ]);
  const file = join(kept, "taken along.json");
  await download.saveAs(file);
  assert(JSON.parse(readFileSync(file, "utf8")).rules > 0, "a record");
  const spoiled = join(kept, "spoiled.json");
  writeFileSync(spoiled, readFileSync(file, "utf8").slice(0, 400));

  await bring(spoiled);
  await person.until("a word about the spoiled file", (now) => says(now, labels.NOT_IMPORTED));
  await person.picture("spoiled");
  await person.use(labels.OK, (now) => now.dialogs === 0);
  await bring(file);
  await person.until("the match among the others", (now) => says(now, `${labels.EXPORT} taken along`));
});

async function bring(file) {
  const [chooser] = await Promise.all([
    person.page.waitForEvent("filechooser", { timeout: 60_000 }),
    person.click(placeOf(await person.look(), labels.IMPORT)),
  ]);
  await chooser.setFiles(file);
}

test("a second tab with the same match writes over nothing", async () => {
  const before = await person.page.evaluate(() => localStorage.length);
  const other = await open(context);
  await other.until("the menu", isMenu);
  await other.use(labels.CONTINUE, (shown) => shown.screen === "Match");
  const mine = await other.until("a question", isAsked);
  await other.use(answers(mine)[0], (now) => now.turn !== mine.turn || now.cursor !== mine.cursor);
  await other.until("the next question", (now) => isAsked(now) && now.hash !== mine.hash);
  await other.page.close();
  assert(await person.page.evaluate(() => localStorage.length) >= before);
});

test("without a connection the page still opens, with its matches", async () => {
  await person.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await person.page.waitForFunction(async () => {
    const { wasm, version } = document.body.dataset;
    return Boolean(await (await caches.open(version)).match(wasm));
  }, null, { timeout: 60_000 });
  server.kill();
  await once(server, "exit");
  await person.page.reload({ waitUntil: "commit" });
  await person.until("the menu", (shown) => isMenu(shown) && placeOf(shown, labels.CONTINUE));
  await context.close();
});

test("a browser that keeps nothing is told of", async () => {
  const private_ = await visitor(() => {
    Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };
  });
  const guest = await open(private_);
  await guest.until("a word about it", (shown) => says(shown, labels.FORGETS));
  await guest.picture("forgets");
  await private_.close();
});

test("a browser without WebGL 2 is told so", async () => {
  const old = await visitor(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
      return kind === "webgl2" ? null : original.call(this, kind, ...more);
    };
  });
  const { page } = await open(old);
  await page.getByText("This game needs WebGL 2").waitFor();
  await page.screenshot({ path: join(pictures, "no-webgl.png") });
  await old.close();
});

// The server was stopped in the middle: later visitors need it again.
async function serveAgain() {
  const port = new URL(address).port;
  const next = spawn(join(root, "web/serve"), [port], { stdio: ["ignore", "pipe", "inherit"] });
  await once(next.stdout, "data");
  return next;
}

let running = server;
let failed = 0;
for (const [name, play] of tests) {
  const since = Date.now();
  if (running.exitCode !== null || running.signalCode !== null) running = await serveAgain();
  try {
    await play();
    assert.deepEqual(complaints.splice(0), [], "nothing goes wrong meanwhile");
    console.log(`ok: ${name} (${seconds(since)})`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${name} (${seconds(since)})\n  ${error.stack ?? error}\n  ${complaints.splice(0).join("\n  ")}`);
    await person?.page.screenshot({ path: join(pictures, "failed.png") }).catch(() => {});
    if (!context || failed > 2) break;
  }
}
await browser.close();
running.kill();
console.log(`${tests.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
