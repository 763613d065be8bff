// A player at the page: sees what the game shows of itself (`?trace`), and clicks like anyone. The rules are never called.

import * as labels from "./labels.mjs";

const PATIENCE = 240_000; // a frame can take seconds without a graphics card
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Person {
  constructor(page, pictures) {
    Object.assign(this, { page, pictures, read: (words) => words });
  }

  /** What is shown now, as the player reads it; nothing before the first picture. */
  async look() {
    const line = await this.page.evaluate(() => globalThis.gothamShown ?? null);
    const shown = line && JSON.parse(line);
    shown?.widgets?.forEach((widget) => { widget.label = this.read(widget.label); });
    if (shown?.answers) shown.answers = shown.answers.map(this.read);
    return shown;
  }

  /** Waits until something is true for two looks in a row. */
  async until(what, isSo, patience = PATIENCE) {
    const end = Date.now() + patience;
    let shown = null;
    while (Date.now() < end) {
      shown = await this.look();
      if (shown && isSo(shown)) {
        await pause(300);
        const again = await this.look();
        if (again && isSo(again)) return again;
      }
      await pause(100);
    }
    const { widgets, areas, minis, tokens, ...short } = shown ?? {};
    const labels = (widgets ?? []).map((widget) => widget.label).join(" | ");
    throw new Error(`waited in vain for ${what}; shown: ${JSON.stringify(short)} ${labels}`);
  }

  async within(milliseconds, isSo) {
    return this.until("", isSo, milliseconds).then(() => true, () => false);
  }

  async click([x, y]) {
    await this.page.mouse.move(x, y);
    await pause(900); // one frame, so that the button notices the pointer
    await this.page.mouse.click(x, y, { delay: 60 });
  }

  /** Uses a button, and uses it again if nothing came of it. */
  async use(label, isDone) {
    for (const isAgain of [false, true, true]) {
      const shown = await this.until(label, (now) => placeOf(now, label) || (isAgain && isDone(now)));
      const place = placeOf(shown, label);
      if (!place) return;
      await this.click(place);
      if (await this.within(30_000, isDone)) return;
    }
    throw new Error(`nothing comes of ${label}`);
  }

  /** Turns the wheel over a list until an entry is in sight, above a button at its foot. */
  async scrollTo(label, foot) {
    for (let notches = 0; notches < 200; notches += 1) {
      const shown = await this.until(label, (now) => rectOf(now, label) && placeOf(now, foot));
      const [left, , right, bottom] = rectOf(shown, label);
      const end = rectOf(shown, foot)[1] - 8;
      if (bottom < end) return;
      await this.page.mouse.move((left + right) / 2, end / 2);
      await this.page.mouse.wheel(0, 60);
      await pause(900);
    }
    throw new Error(`${label} does not come into sight`);
  }

  async picture(name) {
    await pause(3000);
    await this.page.screenshot({ path: `${this.pictures}/${name}.png`, timeout: PATIENCE });
  }
}

/** Where the widget with this label is, even where it is scrolled out of sight. */
const rectOf = (shown, label) => (shown.widgets ?? []).find((widget) => widget.label === label)?.rect;

/** The middle of an enabled button in the window, by its label, which a note may follow. */
export function placeOf(shown, label) {
  const isMeant = (words) => words === label || words.startsWith(`${label},`) || words.startsWith(`${label}:`);
  const bottom = (shown.window?.[1] ?? 0) - 2;
  const found = (shown.widgets ?? [])
    .filter(({ role, disabled, rect, label: words }) =>
      ["Button", "RadioButton", "CheckBox"].includes(role) && !disabled && rect[3] < bottom && isMeant(words))
    // the prompt bar is at the bottom: of two buttons with the same label, use the bar's
    .sort((a, b) => b.rect[1] - a.rect[1])[0];
  return found && [(found.rect[0] + found.rect[2]) / 2, (found.rect[1] + found.rect[3]) / 2];
}

/** Whether the button with this label is the selected one of its kind. */
export const isChosen = (shown, label) =>
  (shown.widgets ?? []).some(({ chosen, label: words }) => chosen && words === label);

/** Whether words are shown anywhere. */
export const says = (shown, words) => (shown.widgets ?? []).some((widget) => widget.label.includes(words));

export const isMenu = (shown) => shown.screen === "Menu" && placeOf(shown, labels.NEW_GAME);

/** Whether a player is asked and can answer. */
export const isAsked = (shown) =>
  shown.screen === "Match" && shown.busy === false && shown.asked === "here" &&
  (answers(shown).length > 0 || placeOf(shown, labels.CONFIRM));

/** Whether the cards are waiting until their decision has been read. */
export const isWaiting = (shown) => shown.screen === "Match" && shown.waits === true && placeOf(shown, labels.NEXT);

/** The open question's answers that can be clicked. */
export const answers = (shown) => (shown.answers ?? []).filter((label) => label && placeOf(shown, label));
