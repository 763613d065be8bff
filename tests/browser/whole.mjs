// Plays a whole match against the computer in Chromium, from the menu to its last screen, by clicks alone:
// `./dev test --web --whole`. It takes a quarter of an hour without a graphics card.

import assert from "node:assert/strict";

import { answer, hurry, isAskedOrOver } from "./answer.mjs";
import { close, complaints, open, visitor } from "./browser.mjs";
import * as labels from "./labels.mjs";
import { isMenu, placeOf } from "./page.mjs";

const person = await open(await visitor());
const { page } = person;
await person.until("the menu", isMenu);
await person.picture("menu");
await hurry(person);
await person.use(labels.NEW_GAME, (shown) => placeOf(shown, labels.START_GAME));
await person.use(labels.START_GAME, (shown) => shown.screen === "Match");

const seen = new Set();
let given = 0;
let longest = 0;
/** Keeps the first picture of a kind. */
const once = async (kind) => {
  if (seen.has(`picture of ${kind}`)) return;
  seen.add(`picture of ${kind}`);
  await person.picture(kind);
};
for (;;) {
  const shown = await person.until("a question, or the end", isAskedOrOver, 600_000);
  if (shown.screen === "Report") break;
  assert((given += 1) < 1500, "the match ends");
  longest = Math.max(longest, shown.longest_thought_ms ?? 0);
  if (shown.ask.ask === "hero_action" && shown.round === 1) await once("round-1");
  if (placeOf(shown, labels.CONFIRM)) await once("odds");
  seen.add(shown.ask.ask);
  await answer(person, shown, seen);
}
await person.picture("end");
const { widgets } = await person.look();
console.log(`${given} answers; ${widgets.map((widget) => widget.label).find((label) => label.includes("win"))}`);
console.log(`the computer's longest slice of thought: ${longest} ms`);
await page.close();
await close();
assert.deepEqual(complaints, []);
