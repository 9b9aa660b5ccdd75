// npm run bench:shells: typing in the form inside its Lightning web component, beside the same form without it.
// Exit code 1 when the component makes a key cost more than 1.3 times the processor time.
import { openBrowser, visit, type Visit } from "./bench/shells/measure.ts";
import { median } from "./bench/statistics.ts";
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
const medianOf = (name: string, measure: keyof Visit): number =>
  median((visits[name] ?? []).map((visited) => visited[measure]));
const ratioOf = (name: string): number => medianOf(name, "work") / medianOf(plain, "work");
const rows = Object.keys(contestants).map((name) => {
  const works = (visits[name] ?? []).map(({ work }) => work);
  return [
    name,
    {
      "work a key, ms": medianOf(name, "work").toFixed(2),
      "lowest to highest": `${Math.min(...works).toFixed(2)} to ${Math.max(...works).toFixed(2)}`,
      ratio: ratioOf(name).toFixed(2),
      "until drawn, slowed down 4 times, ms": medianOf(name, "key").toFixed(1),
      "page, kB": (medianOf(name, "bytes") / 1000).toFixed(0),
    },
  ];
});
console.log(
  `Medians of ${rounds} visits with an empty cache, 26 keys each. Work is processor time; a busy machine delays what is drawn.`,
);
console.table(Object.fromEntries(rows));
const slow = ["synthetic", "native"].filter((name) => ratioOf(name) > maxRatio);
console.log(
  slow.length === 0 ? "Every target is met." : `More than ${maxRatio} times as much work: ${slow.join(", ")}`,
);
process.exitCode = slow.length === 0 ? 0 : 1;
