// Translates what is shown in another language back to English, which `labels.mjs` knows. Both come from the game's own
// sentences and texts, which are the same as what the page shows.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import * as labels from "./labels.mjs";

const folder = fileURLToPath(new URL("../../assets/words/", import.meta.url));

/** A language's name for itself, and how to read a label in it. */
export function wordsOf(language) {
  const [english, shown] = [sentences("en"), sentences(language)];
  const whole = new Map(texts(language));
  const begins = []; // beginnings of sentences that continue with what the game puts in
  for (const [id, sentence] of english) {
    const [begin, ...more] = (shown.get(id) ?? "").split("{");
    if (!begin || !Object.values(labels).some((label) => isSaidBy(label, sentence))) continue;
    if (more.length > 0) begins.push([begin.trimEnd(), sentence.split("{")[0].trimEnd()]);
    else whole.set(begin, sentence);
  }
  // Of two sentences that begin alike, the longer one is meant.
  begins.sort(([a], [b]) => b.length - a.length);

  const readPart = (words) => {
    if (whole.has(words)) return whole.get(words);
    const [begin, read] = begins.find(([begin]) => words.startsWith(begin)) ?? [];
    return begin ? `${read} ${readPart(words.slice(begin.length).trimStart())}` : words;
  };
  // A label may continue with notes after commas.
  return { name: shown.get("settings-language-name"), read: (words) => words.split(", ").map(readPart).join(", ") };
}

/** Whether a label is all that a sentence says, except for what the game puts in after it. */
function isSaidBy(label, sentence) {
  return sentence.startsWith(label) && /^($|[:,]|\s*\{)/.test(sentence.slice(label.length));
}

/** The one-line sentences, which all labels are, by their ids. */
function sentences(language) {
  const found = new Map();
  for (const file of readdirSync(folder + language).filter((name) => name.endsWith(".ftl"))) {
    let message = "";
    for (const line of readFileSync(`${folder}${language}/${file}`, "utf8").split("\n")) {
      const [, indent, name, sentence] = /^(\s*)([a-z.-]+) = (.+)$/.exec(line) ?? [];
      if (!name) continue;
      if (!indent) message = name;
      found.set(indent ? message + name : name, sentence);
    }
  }
  return found;
}

/** The content's texts: the translation, and the English. */
function texts(language) {
  const content = `${folder}${language}/content/`;
  const lines = readdirSync(content).flatMap((file) => readFileSync(content + file, "utf8").split("\n"));
  return lines.map((line) => line.split('"')).filter((parts) => parts.length === 5).map((parts) => [parts[3], parts[1]]);
}
