// Plays the built page of web/dist in Chromium: loading, menu, a match, a move and an attack, a reload, resuming at the same
// question, another window size, share codes, export and import, two tabs, no connection, browsers that lack something.
// `./dev test --web` runs it.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { answer, hurry } from "./answer.mjs";
import { close, complaints, kept, open, pictures, serve, stopServing, visitor } from "./browser.mjs";
import * as labels from "./labels.mjs";
import { answers, isAsked, isChosen, isMenu, placeOf, says } from "./page.mjs";

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const tests = [];
const test = (name, play) => tests.push([name, play]);

const QUERY = "?trace&seed=7&graphics=low";
let person; // stays at one browser through the first tests
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
  await hurry(person);
  await person.use(labels.NEW_GAME, (shown) => placeOf(shown, labels.START_GAME));
  await person.use(labels.PLAY_THE_HEROES, (shown) => isChosen(shown, labels.PLAY_THE_HEROES));
  const since = Date.now();
  await person.use(labels.START_GAME, (shown) => shown.screen === "Match");
  console.log(`  a mission's first question after ${seconds(since)}`);
  const shown = await person.until("a question", isAsked);
  const [label] = answers(shown);
  await person.use(label, (now) => now.turn !== shown.turn || now.cursor !== shown.cursor);
  await person.until("the next question", (now) => isAsked(now) && now.hash !== shown.hash);
  await person.picture("match");
});

test("a Hero moves, and attacks with dice", async () => {
  const seen = new Set();
  for (let given = 0; given < 60 && !(seen.has("keep_moving") && seen.has("reroll")); given += 1) {
    const shown = await person.until("a question", isAsked);
    const ask = shown.ask.ask;
    if (!seen.has(ask) && ["keep_moving", "reroll"].includes(ask)) await person.picture(ask);
    if (placeOf(shown, labels.CONFIRM) && !seen.has("odds")) {
      seen.add("odds");
      await person.picture("odds");
    }
    seen.add(ask);
    await answer(person, shown, seen);
  }
  assert(seen.has("keep_moving") && seen.has("reroll"), [...seen].join());
});

test("the table fits a window of another size", async () => {
  for (const [width, height] of [[1024, 600], [844, 390], [1280, 720]]) {
    await person.page.setViewportSize({ width, height });
    await person.until(`${width} x ${height}`, (shown) => shown.window[0] === width && shown.window[1] === height);
    const canvas = await person.page.evaluate(() => {
      const { width, height } = document.getElementById("table").getBoundingClientRect();
      return [width, height];
    });
    assert.deepEqual(canvas, [width, height]);
    await person.picture(`window-${width}`);
  }
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

test("a match leaves as a file and comes back; a damaged file is refused with a message", async () => {
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
  await person.until("a message about the damaged file", (now) => says(now, labels.NOT_IMPORTED));
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

test("a match is shared by a code, which another browser opens and plays on", async () => {
  await person.use(`${labels.SHARE} taken along`, (shown) => placeOf(shown, labels.COPY_LINK));
  const shown = await person.until("the code", (now) => codeOf(now));
  await person.picture("share");
  const code = codeOf(shown);
  assert(code.length < 2000, `${code.length} letters`);
  await person.use(labels.OK, (now) => now.dialogs === 0);

  const friends = await visitor();
  const friend = await open(friends, `${QUERY}#m=${code}`);
  await friend.until("the match from its beginning", (now) => now.screen === "Match" && placeOf(now, labels.BRANCH));
  assert.equal(await friend.page.evaluate(() => location.hash), "", "to reload goes on");
  await friend.picture("shared");
  await friend.use(labels.BRANCH, isAsked);
  await friend.page.close();

  const other = await open(friends, `${QUERY}#m=${code.slice(0, -3)}AAA`);
  await other.until("a message about the damaged code", (now) => says(now, labels.CODE_NOT_OPENED));
  await other.use(labels.OK, isMenu);
  await friends.close();
});

/** The share code shown. */
const codeOf = (shown) => (shown.widgets ?? []).map((widget) => widget.label).find((label) => label.startsWith("GCC1-"));

test("a second tab with the same match writes over nothing", async () => {
  const before = await saves();
  const other = await open(context);
  await other.until("the menu", isMenu);
  await other.use(labels.CONTINUE, (shown) => shown.screen === "Match");
  await person.use(labels.BACK, isMenu);
  await person.use(labels.CONTINUE, (shown) => shown.screen === "Match");
  await goOn(other);
  await goOn(person);
  const isKept = (count) => Object.keys(localStorage).filter((key) => key.startsWith("gotham-chronicles/saves/")).length > count;
  await person.page.waitForFunction(isKept, before.length, { timeout: 240_000 });
  await other.page.close();
  assert.equal((await saves()).length, before.length + 1, "each has a text of its own");
  await person.use(labels.MENU, (shown) => placeOf(shown, labels.EXIT));
  await person.use(labels.EXIT, isMenu);
});

const saves = () =>
  person.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("gotham-chronicles/saves/")));

/** Answers until the table changes; the computer may then play on. */
async function goOn(someone) {
  const before = await someone.until("a question", isAsked);
  const seen = new Set(["keep_moving", "reroll"]);
  const isTaken = (shown) => shown.hash !== before.hash;
  const goesOn = (shown) => isTaken(shown) || isAsked(shown);
  for (let now = before; !isTaken(now); now = await someone.until("the answer to be taken", goesOn)) {
    await answer(someone, now, seen);
  }
}

test("without a connection the page still opens, with its matches", async () => {
  await person.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await person.page.waitForFunction(async () => {
    return Boolean(await caches.match(document.body.dataset.wasm));
  }, null, { timeout: 60_000 });
  await stopServing();
  await person.page.reload({ waitUntil: "commit" });
  await person.until("the menu", (shown) => isMenu(shown) && placeOf(shown, labels.CONTINUE));
  await context.close();
});

test("a browser that keeps nothing is reported", async () => {
  const private_ = await visitor(() => {
    Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };
  });
  const guest = await open(private_);
  await guest.until("a word about it", (shown) => says(shown, labels.FORGETS));
  await guest.picture("forgets");
  await private_.close();
});

test("a browser without WebGL 2 is reported", async () => {
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

let failed = 0;
for (const [name, play] of tests) {
  const since = Date.now();
  await serve(); // a test may have stopped it
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
await close();
console.log(`${tests.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
