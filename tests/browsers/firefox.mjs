// Drives a Firefox for drivers.py: node firefox.mjs FIREFOX SECONDS. Each line of input is a verb and its arguments,
// as a list; each line of output says what came of it. SECONDS is how long one of them may take.

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const [executablePath, seconds] = process.argv.slice(2);
const patience = Number(seconds) * 1000;
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  headless: true,
  defaultViewport: { width: 1024, height: 768 },
  protocolTimeout: patience,
});
const page = await browser.newPage();
page.setDefaultTimeout(patience);
const loaded = { waitUntil: "domcontentloaded" };

const VERBS = {
  version: () => browser.version(),
  open: (address) => page.goto(address, loaded).then(() => null),
  reload: () => page.reload(loaded).then(() => null),
  resize: (width, height) => page.setViewport({ width, height }).then(() => null),
  run: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, ...words] = JSON.parse(line);
  const answer = await VERBS[verb](...words).then(
    (value) => ({ value: value ?? null }),
    (error) => ({ error: error.message }),
  );
  console.log(JSON.stringify(answer));
}
await browser.close();
