import { startPages } from "../../test/shells/page-server.ts";
import { median, ratioOf, showSpread, spreadOf } from "../statistics.ts";
import { openBrowser, visit, type Visit } from "./measure.ts";

const rounds = 9;
const maxRatio = 1.3;
const plain = "without a component";
const contestants = { [plain]: "plain/form", synthetic: "synthetic/form", native: "native/form" };

async function measureVisits(): Promise<Record<string, Visit[]>> {
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
  return visits;
}

/**
 * Typing in the form inside its Lightning web component, beside the same form without it. The target is about the time until a
 * letter is rendered. The processor time per key is reported too: in synthetic shadow, Salesforce's polyfill computes the path
 * of each event again for each listener.
 */
export async function bench(): Promise<string[]> {
  const visits = await measureVisits();
  const measured = (name: string, measure: keyof Visit): number[] =>
    (visits[name] ?? []).map((visited) => visited[measure]);
  const ratio = (name: string, measure: keyof Visit): number =>
    ratioOf(measured(name, measure), measured(plain, measure));
  const rows = Object.keys(contestants).map((name) => [
    name,
    {
      "until rendered, slowed down 4 times, ms": showSpread(spreadOf(measured(name, "key"))),
      ratio: ratio(name, "key").toFixed(2),
      "processor time per key, ms": showSpread(spreadOf(measured(name, "work")), 2),
      "its ratio": ratio(name, "work").toFixed(2),
      "page, kB": (median(measured(name, "bytes")) / 1000).toFixed(0),
    },
  ]);
  console.log(`Medians of ${rounds} visits with an empty cache, 26 keys each (lowest to highest)`);
  console.table(Object.fromEntries(rows));
  return ["synthetic", "native"]
    .filter((name) => !(ratio(name, "key") <= maxRatio))
    .map((name) => `A letter takes more than ${maxRatio} times as long in ${name} shadow.`);
}
