// Two windows with one page, on a line that holds responses back, loses them and sends requests twice.
import type { Page, Route } from "@playwright/test";
import { expect, shortPage, test, type Builder } from "./fixtures.ts";

const { view, file } = shortPage;
const actions = 200;

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** What happens to a write: it arrives, arrives twice, arrives and its response is lost, or never arrives. */
async function pass(route: Route, chance: number): Promise<void> {
  if (chance < 0.1) return route.abort();
  if (chance < 0.2) {
    await route.fetch();
    return route.abort();
  }
  if (chance < 0.3) await route.fetch();
  return route.continue();
}

/** Holds the writes of a window back until they are released, and then treats each by chance. */
async function holdWrites(page: Page, random: () => number): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/\/api\/(?:pages|drafts)\//, async (route) => {
    if (["PUT", "DELETE"].includes(route.request().method())) held.push(route);
    else await route.continue();
  });
  return async () => {
    for (const route of held.splice(0)) await pass(route, random()).catch(() => {});
  };
}

/** Everything that is kept of the page: the file, its drafts and its earlier versions. */
const keptTexts = ({ page }: Builder): Promise<string> =>
  page.evaluate(async (name) => {
    const read = async (path: string) => (await fetch(`/org/builder/api/${path}`)).json();
    const { text, drafts } = await read(`pages/${name}`);
    const versions: { id: number }[] = await read(`versions?view=${name}`);
    const earlier = await Promise.all(versions.map(({ id }) => read(`versions/${id}`)));
    return [text, ...[...drafts, ...earlier].map((each: { text: string }) => each.text)].join("\n");
  }, view);

test("of two hundred actions in two windows on a bad line, every typed word is kept", async ({ builder }) => {
  test.slow();
  const random = createRandom(7);
  const second = await builder.page.context().newPage();
  const windows = [builder.page, second];
  const releases: (() => Promise<void>)[] = [];
  for (const page of windows) {
    await page.goto(`${builder.org.url}/org/builder#${view}`);
    await page.getByRole("treeitem").first().waitFor();
    releases.push(await holdWrites(page, random));
  }
  const words: string[] = [];
  const components = [/^Openingsbeeld/, /^Kop: Vijf/];
  for (let turn = 0; turn < actions; turn += 1) {
    const index = random() < 0.5 ? 0 : 1;
    const page = windows[index] ?? builder.page;
    const kind = random();
    if (kind < 0.45) {
      // Mostly one's own component, and sometimes the other one's.
      const name = components[random() < 0.8 ? index : 1 - index] ?? "";
      const line = page.getByRole("treeitem", { name }).first();
      if ((await line.getAttribute("aria-selected")) !== "true") await line.click();
      const word = `w${turn}x`;
      words.push(word);
      const field = page.getByLabel("Titel", { exact: true });
      await field.press("End");
      await field.pressSequentially(word);
    } else if (kind < 0.7) await page.keyboard.press("Control+s");
    else if (kind < 0.9) await releases[index]?.();
    else {
      const question = page.getByRole("button", { name: /^(?:Samenvoegen en opslaan|Verder werken)$/ });
      if ((await question.count()) > 0) await question.first().click();
    }
  }
  for (const [index, page] of windows.entries()) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await releases[index]?.();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Pagina's" }).click();
    await page.getByRole("heading", { name: "Pagina's", exact: true }).waitFor();
  }
  const kept = await keptTexts(builder);
  const saved = await builder.read(file);
  // Enough was typed, and saved on the way.
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word) => saved.includes(word)).length).toBeGreaterThan(20);
  expect(words.filter((word) => !kept.includes(word))).toEqual([]);
  await second.close();
});
