// Drives a Firefox for drivers.py: node firefox.mjs FIREFOX. Each line of input is ["open", address] or
// ["run", expression]; each line of output is what came of it.

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.argv[2], headless: true });
const page = await browser.newPage();
page.setDefaultTimeout(0); // the test has its own patience

const VERBS = {
  open: (address) => page.goto(address, { waitUntil: "domcontentloaded" }).then(() => null),
  run: (expression) => page.evaluate(expression),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, argument] = JSON.parse(line);
  const answer = await VERBS[verb](argument).then(
    (value) => ({ value: value ?? null }),
    (error) => ({ error: error.message }),
  );
  console.log(JSON.stringify(answer));
}
await browser.close();
