import { expect, test } from "vitest";
import { openSite } from "./testing/open-site.ts";

const view = "Noorwegen";
const noFile = Buffer.alloc(0);

test("drafts of a page that is deleted become versions, and are not offered on the next page with its address", async () => {
  const { store, drafts, handlers } = openSite();
  const details = { title: "Chili", description: "Een reis.", address: "chili", template: "text" };
  const { view: chili } = await handlers.createPage(details, noFile);
  const { text, hash } = store.read("view", chili);
  const draft = { text, hash, base: text };
  await drafts.write(chili, "window", draft);
  await handlers.deletePage({ view: chili, linkTo: "" }, noFile);
  expect(await drafts.contents()).toEqual([]);
  expect(await handlers.readVersions({ view: "" }, noFile)).toMatchObject([{ kind: "draft" }, { kind: "delete" }]);
  // The window that is still open goes on.
  await drafts.write(chili, "window", draft);
  await handlers.createPage(details, noFile);
  expect(await drafts.contents()).toEqual([]);
});

test("a version of a page that was deleted cannot be opened, and is put back after the page", async () => {
  const { store, handlers } = openSite();
  const { text, hash } = store.read("view", view);
  await handlers.savePage({ view, text: text.replaceAll("fjord", "meer"), hash, draftId: "window" }, noFile);
  const [saved] = await handlers.readVersions({ view: "" }, noFile);
  expect(await handlers.readVersions({ view }, noFile)).toEqual([saved]);
  expect(await handlers.readVersions({ view: "home" }, noFile)).toEqual([]);
  expect(saved).toMatchObject({ kind: "save", view, author: expect.stringMatching(/./) });
  await handlers.deletePage({ view, linkTo: "home" }, noFile);
  const [deletion, earlier] = await handlers.readVersions({ view: "" }, noFile);
  expect(earlier).toMatchObject({ kind: "save", view: "" });
  const restore = (id = 0): Promise<void> => handlers.restoreVersion({ id: String(id), view: "" }, noFile);
  await expect(restore(earlier?.id)).rejects.toThrow("Zet eerst de verwijderde pagina terug");
  await restore(deletion?.id);
  await restore(earlier?.id);
  expect(store.read("view", view).text).toBe(text);
});
