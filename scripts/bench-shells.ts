// npm run bench:shells: typing in the form inside its Lightning web component, beside the same form without it.
// Exit code 1 when the component makes it more than 1.3 times as slow.
import { median, openBrowser, visit, type Visit } from "./bench/shells/measure.ts";
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

const keyOf = (name: string): number => median((visits[name] ?? []).map(({ key }) => key));
const rows = Object.keys(contestants).map((name) => {
  const keys = (visits[name] ?? []).map(({ key }) => key);
  const ratio = keyOf(name) / keyOf("without a component");
  return [
    name,
    {
      "a key, ms": keyOf(name).toFixed(1),
      "lowest to highest": `${Math.min(...keys).toFixed(1)} to ${Math.max(...keys).toFixed(1)}`,
      ratio: ratio.toFixed(2),
      "page, kB": (median((visits[name] ?? []).map(({ bytes }) => bytes)) / 1000).toFixed(0),
    },
  ];
});
console.log(`Medians of ${rounds} visits with an empty cache, 26 keys each, processor slowed down 4 times`);
console.table(Object.fromEntries(rows));
const slow = ["synthetic", "native"].filter((name) => keyOf(name) > maxRatio * keyOf("without a component"));
console.log(slow.length === 0 ? "Every target is met." : `More than ${maxRatio} times as slow: ${slow.join(", ")}`);
process.exitCode = slow.length === 0 ? 0 : 1;
