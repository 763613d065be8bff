// Plays a whole match in Chromium, from the menu to its last screen, by clicks alone: against the computer with
// `./dev test --web --whole`, against the cards, step by step at first, with `./dev test --web --whole solo`. Another mission
// than the first one by its title: `./dev test --web --whole heroes "Year 100"`. It takes a quarter of an hour without a
// graphics card.

import assert from "node:assert/strict";

import { answer, hurry, isAskedOrOver } from "./answer.mjs";
import { close, complaints, open, visitor } from "./browser.mjs";
import * as labels from "./labels.mjs";
import { isChosen, isMenu, isWaiting, placeOf } from "./page.mjs";

const person = await open(await visitor());
const { page } = person;
await person.until("the menu", isMenu);
await person.picture("menu");
const [, , seat, mission] = process.argv;
const isSolo = seat === "solo";
await hurry(person, isSolo ? [labels.FAST, labels.VILLAIN_STEP_BY_STEP] : [labels.FAST]);
await person.use(labels.NEW_GAME, (shown) => placeOf(shown, labels.START_GAME));
if (mission) {
  await person.scrollTo(mission, labels.START_GAME);
  await person.use(mission, (shown) => isChosen(shown, mission));
}
const seats = isSolo ? labels.SOLO : labels.PLAY_THE_HEROES;
if (!isChosen(await person.look(), seats)) await person.use(seats, (shown) => isChosen(shown, seats));
await person.picture("new-game");
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
let decisions = 0;
/** Looks at one of the cards' decisions and continues to the next; after some of them, turns step by step off. */
const readCard = async (shown) => {
  if (decisions === 8) return person.use(labels.STEP_BY_STEP, (now) => now.waits === false);
  await person.picture(`card-${(decisions += 1)}`);
  // A click repeated on a slow page may have turned it in the meantime.
  const before = JSON.stringify(shown.widgets);
  if (!isWaiting(await person.look())) return undefined;
  return person.use(labels.NEXT, (now) => now.waits === false || JSON.stringify(now.widgets) !== before);
};
for (;;) {
  const shown = await person.until("a question, or the end", (now) => isAskedOrOver(now) || isWaiting(now), 600_000);
  if (shown.screen === "Report") break;
  if (isWaiting(shown)) {
    await readCard(shown);
    continue;
  }
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
