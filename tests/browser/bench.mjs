// Measures frames in Chromium: an empty scene, the fullest mission, the computer against itself, in one run.
// `./dev test --web --bench [FRAMES [MISSION [LEVEL]]]`; `gotham --bench 100 --seed 7 --graphics low` does the same on a
// desktop.

import assert from "node:assert/strict";

import { close, complaints, open, visitor } from "./browser.mjs";

const frames = Number(process.argv[2] ?? 100);
const mission = process.argv[3] ? `&bench_mission=${process.argv[3]}` : "";
const level = process.argv[4] ? `&bench_level=${process.argv[4]}` : "";
const context = await visitor();
const isOver = new Promise((resolve) => {
  context.on("console", (message) => {
    const line = message.text();
    if (!/^(empty|match|programs)/.test(line)) return;
    console.log(line);
    if (line.includes("the longest frame")) resolve();
  });
});
const person = await open(context, `?seed=7&graphics=low&bench=${frames}${mission}${level}`);
await isOver;
await person.page.close();
await close();
assert.deepEqual(complaints, []);
