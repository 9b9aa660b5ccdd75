// Three editors, two with one page and one with another page that shares a section with it, on a line that holds responses back, loses them
// and sends requests twice.
import type { Page, Route } from "@playwright/test";
import { expect, shortPage, test, type Builder } from "./fixtures.ts";

const { view, file } = shortPage;
const otherView = "Privacyverklaring";
const actions = 200;

/** An item of a list that is not empty. @param chance from 0 to 1 */
function pick<Item>(list: readonly Item[], chance: number): Item {
  const item = list[Math.floor(chance * list.length)];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

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

/** Everything that is kept of a page: the file, its drafts and its earlier versions. */
const keptTexts = ({ page }: Builder, name: string): Promise<string> =>
  page.evaluate(async (ofPage) => {
    const read = async (path: string) => (await fetch(`/org/builder/api/${path}`)).json();
    const { text, drafts } = await read(`pages/${ofPage}`);
    const versions: { id: number }[] = await read(`versions?view=${ofPage}`);
    const earlier = await Promise.all(versions.map(({ id }) => read(`versions/${id}?view=${ofPage}`)));
    return [text, ...[...drafts, ...earlier].map((each: { text: string }) => each.text)].join("\n");
  }, name);

/** Puts the last section of the page on another page, too. */
async function share({ page, org, read }: Builder): Promise<void> {
  const { contentBody } = JSON.parse(await read(file));
  const section: string = contentBody.component.children[0].children.at(-1).id;
  const response = await page.request.post(`${org.url}/org/builder/api/pages/${view}/sections/${section}/share`, {
    headers: { origin: org.url },
    data: { pages: JSON.stringify([otherView]) },
  });
  expect(response.ok()).toBe(true);
}

test("of two hundred actions of three editors on a bad line, every typed word is kept", async ({ builder }) => {
  test.slow();
  const random = createRandom(7);
  await share(builder);
  const context = builder.page.context();
  /** Each editor with their own component, and what they change sometimes. */
  const editors = [
    { page: builder.page, view, names: [/^Openingsbeeld/, /^Kop: Vijf/, /^Oproep/] },
    { page: await context.newPage(), view, names: [/^Kop: Vijf/, /^Openingsbeeld/, /^Oproep/] },
    { page: await context.newPage(), view: otherView, names: [/^Oproep/, /^Kop/] },
  ].map((editor) => ({ ...editor, release: async () => {} }));
  for (const editor of editors) {
    const { page } = editor;
    await page.goto(`${builder.org.url}/org/builder#${editor.view}`);
    await page.getByRole("treeitem").first().waitFor();
    editor.release = await holdWrites(page, random);
  }
  const words: string[] = [];
  for (let turn = 0; turn < actions; turn += 1) {
    const { page, names, release } = pick(editors, random());
    const kind = random();
    if (kind < 0.45) {
      // Mostly one's own component, and sometimes that of another editor.
      const name = random() < 0.7 ? pick(names, 0) : pick(names, random());
      const line = page.getByRole("treeitem", { name }).first();
      if ((await line.getAttribute("aria-selected")) !== "true") await line.click();
      const word = `w${turn}x`;
      words.push(word);
      const field = page.getByLabel("Titel", { exact: true });
      await field.press("End");
      await field.pressSequentially(word);
    } else if (kind < 0.7) await page.keyboard.press("Control+s");
    else if (kind < 0.9) await release();
    else {
      const question = page.getByRole("button", { name: /^(?:Samenvoegen en opslaan|Verder werken)$/ });
      if ((await question.count()) > 0) await question.first().click();
    }
  }
  for (const { page, release } of editors) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await release();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Pagina's" }).click();
    await page.getByRole("heading", { name: "Pagina's", exact: true }).waitFor();
  }
  const kept = (await keptTexts(builder, view)) + (await keptTexts(builder, otherView));
  const saved = (await builder.read(file)) + (await builder.read(`view/${otherView}/content.json`));
  // Enough was typed, and saved on the way.
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word) => saved.includes(word)).length).toBeGreaterThan(20);
  expect(words.filter((word) => !kept.includes(word))).toEqual([]);
});
