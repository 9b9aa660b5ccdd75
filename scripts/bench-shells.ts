// npm run bench:shells: typing in the form inside its Lightning web component, beside the same form without it.
// Exit code 1 when a typed letter takes more than 1.3 times as long until it is rendered. The processor time per key is
// reported too: in synthetic shadow, Salesforce's polyfill computes the path of each event again for each listener.
import { openBrowser, visit, type Visit } from "./bench/shells/measure.ts";
import { median, ratioOf, showSpread, spreadOf } from "./bench/statistics.ts";
import buildEverything from "./config/build-pages.ts";
import { startPages } from "./lwc-browser/page-server.ts";

const rounds = 9;
const maxRatio = 1.3;
const contestants = { "without a component": "plain/form", synthetic: "synthetic/form", native: "native/form" };

await buildEverything();
const pages = await startPages();
const browser = await openBrowser();
const visits: Record<string, Visit[]> = {};
for (let round = 0; round < rounds; round += 1) {
  for (const [name, path] of Object.entries(contestants)) {
    (visits[name] ??= []).push(await visit(browser, `${pages.url}/${path}`));
  }
}
await browser.close();
await pages.close();

const plain = "without a component";
const measured = (name: string, measure: keyof Visit): number[] =>
  (visits[name] ?? []).map((visited) => visited[measure]);
const ratio = (name: string, measure: keyof Visit): number =>
  ratioOf(measured(name, measure), measured(plain, measure));
const rows = Object.keys(contestants).map((name) => [
  name,
  {
    "until drawn, slowed down 4 times, ms": showSpread(spreadOf(measured(name, "key"))),
    ratio: ratio(name, "key").toFixed(2),
    "processor time a key, ms": showSpread(spreadOf(measured(name, "work")), 2),
    "its ratio": ratio(name, "work").toFixed(2),
    "page, kB": (median(measured(name, "bytes")) / 1000).toFixed(0),
  },
]);
console.log(`Medians of ${rounds} visits with an empty cache, 26 keys each (lowest to highest)`);
console.table(Object.fromEntries(rows));
const slow = ["synthetic", "native"].filter((name) => !(ratio(name, "key") <= maxRatio));
console.log(slow.length === 0 ? "Every target is met." : `More than ${maxRatio} times as long: ${slow.join(", ")}`);
process.exitCode = slow.length === 0 ? 0 : 1;
