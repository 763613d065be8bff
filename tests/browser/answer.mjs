// What the player at the page chooses before a match, and answers in it: an attack, a Move and an Event once, and otherwise
// whatever is over soon.

import * as labels from "./labels.mjs";
import { answers, isAsked, isChosen, placeOf } from "./page.mjs";

/** Chooses a fast table in the Settings, and whatever else is given: without a graphics card the computer's turn would take minutes. */
export async function hurry(person, wanted = [labels.FAST]) {
  await person.use(labels.SETTINGS, (shown) => placeOf(shown, labels.FAST));
  for (const label of wanted) {
    const isSo = (shown) => isChosen(shown, label);
    if (!isSo(await person.look())) await person.use(label, isSo);
  }
  await person.use(`${labels.CLOSE} ${labels.SETTINGS}`, (shown) => !placeOf(shown, labels.FAST));
}

/** Answers in order of preference, by question; `seen` holds the questions asked before. */
function wishes(shown, seen) {
  const early = shown.round <= 1;
  switch (shown.ask.ask) {
    case "take_gadgets": return ["Batarangs", labels.PACKED];
    case "take_stance": return [labels.ACTIVE];
    case "hero_action":
      if (early && !seen.has("reroll")) return [labels.RANGED_ATTACK, "Red Hood"];
      if (early && !seen.has("keep_moving")) return [labels.MOVE, "Catwoman"];
      return [labels.END_TURN, labels.BACK];
    case "activate_tile": return seen.has("reinforce") ? [labels.DEMOBILIZE, labels.END_TURN] : [labels.EVENT, labels.END_TURN];
    case "activate_mini": return [labels.TILE_DONE];
    case "mini_action": return [labels.ACTIVATION_DONE];
    case "keep_moving": return [labels.STOP];
    case "reroll": return [labels.KEEP];
    case "skill": return [labels.DECLINE];
    default: return [];
  }
}

/** Clicks an answer, and clicks again if nothing came of it. */
export async function answer(person, shown, seen) {
  const isTaken = (now) =>
    ["turn", "asked", "screen"].some((field) => now[field] !== shown[field]) ||
    String(now.answers) !== String(shown.answers) ||
    Boolean(placeOf(now, labels.CONFIRM)) !== Boolean(placeOf(shown, labels.CONFIRM));
  for (let tries = 0; tries < 6; tries += 1) {
    const now = await person.look();
    if (isTaken(now)) return;
    const place = placeOf(now, labels.CONFIRM) ?? placeOf(now, wished(now, seen));
    if (place) await person.click(place);
    if (await person.within(12_000, isTaken)) return;
  }
  throw new Error(`no answer is taken at ${JSON.stringify(shown.ask)}: ${answers(shown).join(" | ")}`);
}

function wished(shown, seen) {
  const listed = answers(shown);
  const found = wishes(shown, seen).map((wish) => listed.find((label) => label.startsWith(wish))).find(Boolean);
  return found ?? listed[0];
}

/** Whether a player is asked, or the match is over. */
export const isAskedOrOver = (shown) => shown.screen === "Report" || isAsked(shown);
