// A server with the built page of web/dist, Chromium in front of it, and what goes wrong in it.
//
// CHROMIUM: the browser (by default /usr/bin/chromium). PICTURES: where to keep pictures (by default a temporary folder).

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { Person } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const kept = mkdtempSync(join(tmpdir(), "gotham-browser-"));
export const pictures = process.env.PICTURES ?? kept;

/** What has gone wrong in any page since the last call: errors on the console, requests to other hosts. */
export const complaints = [];

let server = null;
export let address = null;

/** Starts the server if it isn't running, on the same port as before. */
export async function serve() {
  if (server && server.exitCode === null && server.signalCode === null) return;
  const port = address ? [new URL(address).port] : [];
  server = spawn(join(root, "web/serve"), port, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(server.stdout, "data");
  address ??= String(line).trim();
}

process.on("exit", () => server?.kill());

export async function stopServing() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, "exit");
}

await serve();

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless=new", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  ],
});

export async function close() {
  await browser.close();
  await stopServing();
}

/** A fresh browser that has never been here; what goes wrong in it is recorded. */
export async function visitor(prepare) {
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

export async function open(context, query = "?trace&seed=7&graphics=low") {
  const page = await context.newPage();
  page.on("console", (message) => message.type() === "error" && complaints.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => {
    // Bevy leaves its startup through an exception that isn't an error.
    if (!String(error).includes("Using exceptions for control flow")) complaints.push(`page: ${error}`);
  });
  await page.goto(address + query, { waitUntil: "commit" });
  return new Person(page, pictures);
}
