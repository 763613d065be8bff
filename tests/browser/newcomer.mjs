// A newcomer, in French: chooses the language in the Settings, plays the tutorial to its last
// lesson by what the lesson marks and, where nothing is marked, by what the computer advises; goes on to the first mission and
// plays it to its last screen, in a hurry, like `whole.mjs`: advice takes its time when a frame takes a second.
// `./dev test --web --newcomer` runs it. It takes half an hour without a graphics card.

import assert from "node:assert/strict";

import { answer, isAskedOrOver } from "./answer.mjs";
import { close, complaints, open, visitor } from "./browser.mjs";
import * as labels from "./labels.mjs";
import { answers, isAsked, isChosen, isMenu, placeOf } from "./page.mjs";
import { wordsOf } from "./words.mjs";

const PATIENCE = 600_000; // the computer's turn without a graphics card
const minutes = (since) => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

const pictured = new Set();
const begun = Date.now();
const person = await open(await visitor());
try {
  await arrive();
  await tutorial();
  await firstMission();
} catch (error) {
  await person.picture("failed").catch(() => {}); // the browser may be gone
  throw error;
}
await person.page.close();
await close();
assert.deepEqual(complaints, []);
console.log(`all of it: ${minutes(begun)}`);

/** The menu in French, and a table that wastes no time. */
async function arrive() {
  await person.until("the menu", isMenu);
  console.log(`menu after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  await person.picture("menu-first");
  const french = wordsOf("fr");
  await person.use(labels.SETTINGS, (shown) => placeOf(shown, french.name));
  await person.use(french.name, (shown) => isChosen(shown, french.name));
  person.read = french.read;
  await person.use(labels.FAST, (shown) => isChosen(shown, labels.FAST));
  await person.picture("settings");
  await person.use(`${labels.CLOSE} ${labels.SETTINGS}`, (shown) => !placeOf(shown, labels.FAST));
  await person.picture("menu");
}

/** From the menu to the last lesson. */
async function tutorial() {
  let since = Date.now();
  await person.use(labels.PLAY_THE_TUTORIAL, (shown) => shown.screen === "Match");
  const isOver = (shown) => shown.screen === "Report" || placeOf(shown, labels.FIRST_MISSION);
  for (let given = 0; given < 300; given += 1) {
    const shown = await person.until("a lesson's question", (now) => isOver(now) || isAsked(now), PATIENCE);
    if (given === 0) {
      console.log(`the tutorial's first question after ${((Date.now() - since) / 1000).toFixed(1)} s`);
      since = Date.now();
    }
    if (placeOf(shown, labels.FIRST_MISSION)) {
      await person.picture("tutorial-end");
      console.log(`the tutorial: ${given} clicks, ${minutes(since)}`);
      return;
    }
    assert.notEqual(shown.screen, "Report", "the lessons are done before the tutorial is over");
    await once(lesson(shown));
    await follow(shown);
  }
  throw new Error("the tutorial does not end");
}

/** From the tutorial's last lesson to the first mission's last screen. */
async function firstMission() {
  await person.use(labels.FIRST_MISSION, (shown) => placeOf(shown, labels.START_GAME));
  await person.picture("new-game");
  await person.use(labels.PLAY_THE_HEROES, (shown) => isChosen(shown, labels.PLAY_THE_HEROES));
  const since = Date.now();
  await person.use(labels.START_GAME, (shown) => shown.screen === "Match");
  const seen = new Set();
  for (let given = 0; given < 1500; given += 1) {
    const shown = await person.until("a question, or the end", isAskedOrOver, PATIENCE);
    if (given === 0) console.log(`the mission's first question after ${((Date.now() - since) / 1000).toFixed(1)} s`);
    if (shown.screen === "Report") {
      await person.picture("end");
      const won = shown.widgets.map((widget) => widget.label).find((label) => [labels.HEROES_WIN, labels.VILLAIN_WINS].includes(label));
      console.log(`the first mission: ${given} clicks, ${minutes(since)}; ${won}`);
      assert(won, "the last screen says who wins");
      return;
    }
    await once(placeOf(shown, labels.CONFIRM) ? "form" : shown.ask.ask);
    seen.add(shown.ask.ask);
    await answer(person, shown, seen);
  }
  throw new Error("the first mission does not end");
}

/** One click: the open form, what is marked, what is advised, a die, as the lesson says; or a click for advice. */
async function follow(shown) {
  const isDone = (now) =>
    ["turn", "asked", "screen"].some((field) => now[field] !== shown[field]) ||
    String(now.answers) !== String(shown.answers) ||
    [labels.CONFIRM, labels.DO_IT, labels.GOT_IT].some((label) => Boolean(placeOf(now, label)) !== Boolean(placeOf(shown, label)));
  for (let tries = 0; tries < 6; tries += 1) {
    const now = await person.look();
    if (isDone(now)) return;
    const advised = placeOf(now, labels.DO_IT);
    if (advised) await once("advice");
    const die = now.ask.ask === "reroll" ? placeOf(now, answers(now)[0]) : null;
    const read = placeOf(now, labels.GOT_IT);
    const place = read ?? placeOf(now, labels.CONFIRM) ?? marked(now) ?? advised ?? die ?? placeOf(now, labels.WHAT_NOW);
    assert(place, `a newcomer does not know what to do: ${answers(now).join(" | ")}`);
    await person.click(place);
    if (await person.within(30_000, isDone)) return;
  }
  throw new Error(`nothing comes of it at ${JSON.stringify(shown.ask)}: ${answers(shown).join(" | ")}`);
}

/** The middle of the answer that a lesson or a piece of advice marks. */
function marked(shown) {
  const isMarked = (label) => ({ label: words }) => words.startsWith(`${label}, `) && words.endsWith(`, ${labels.TRY_THIS}`);
  const label = answers(shown).find((answer) => shown.widgets.some(isMarked(answer)));
  return label && placeOf(shown, label);
}

/** The lesson that is open, for its picture. */
function lesson(shown) {
  const heading = shown.widgets.map((widget) => widget.label).find((label) => label.startsWith(`${labels.LESSON} `));
  return heading ? `lesson-${heading.split(" ")[1]}` : "tutorial";
}

/** Keeps the first picture of a kind. */
async function once(kind) {
  if (pictured.has(kind)) return;
  pictured.add(kind);
  await person.picture(kind);
}
