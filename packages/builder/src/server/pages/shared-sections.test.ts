import { expect, test } from "vitest";
import { changedText } from "../../content/file-format.ts";
import { mergePages } from "../../content/merge.ts";
import { isObject, listOf, parseObject, type JsonObject } from "../../content/json.ts";
import { idsIn, mapSections, sectionsOf } from "../../content/shared-section.ts";
import { openSite, type OpenedSite } from "../testing/open-site.ts";

const noFile = Buffer.alloc(0);
const [norway, iceland, home] = ["Noorwegen", "bestemmingen_ijsland", "home"];

const sections = ({ store }: OpenedSite, view: string) => sectionsOf(parseObject(store.read("view", view).text) ?? {});
const lastSection = (site: OpenedSite, view: string) => sections(site, view).at(-1) ?? {};
const textOf = (site: OpenedSite, view: string): string => site.store.read("view", view).text;

/** The call to action of a page, which is in one section with the page's title for search engines. */
const share = (site: OpenedSite, ...views: string[]): Promise<void> =>
  site.handlers.shareSection(
    { view: norway, section: String(lastSection(site, norway).id), pages: JSON.stringify(views) },
    noFile,
  );

const save = (site: OpenedSite, view: string, change: (text: string) => string) => {
  const { text, hash } = site.store.read("view", view);
  return site.handlers.savePage({ view, text: change(text), hash, draftId: "window" }, noFile);
};

/** Other components in the first column of a section. */
function withComponents(
  section: JsonObject,
  change: (components: readonly unknown[]) => readonly unknown[],
): JsonObject {
  const [column, ...others] = listOf(section.children);
  if (!isObject(column)) return section;
  return { ...section, children: [{ ...column, children: change(listOf(column.children)) }, ...others] };
}

/** A change of a page's sections, by the distance from the last one. */
const atEnd =
  (change: (section: JsonObject, fromEnd: number) => JsonObject) =>
  (text: string): string =>
    changedText(text, (page) => {
      const ids = sectionsOf(page).map(({ id }) => id);
      return mapSections(page, (section) => change(section, ids.length - 1 - ids.indexOf(section.id)));
    });

const title = "Vertel ons welk Noorwegen u zoekt";
const retitled =
  (next: string, from = title) =>
  (text: string): string =>
    text.replace(from, next);

test("what is saved in a shared section changes on every page that has it, in one change with versions of each", async () => {
  const site = openSite();
  await share(site, iceland, home);
  expect(await save(site, norway, retitled("Vertel ons meer"))).toMatchObject({ alsoOn: ["Home", "IJsland"] });
  for (const view of [iceland, home]) expect(JSON.stringify(lastSection(site, view))).toContain("Vertel ons meer");
  expect(await save(site, home, retitled("Tot gauw", "Vertel ons meer"))).toMatchObject({
    alsoOn: ["IJsland", "Noorwegen"],
  });
  expect(textOf(site, norway)).toContain("Tot gauw");
  expect(await site.handlers.readSite({}, noFile)).toMatchObject({
    sharedSections: [{ views: expect.arrayContaining([iceland, home, norway]), isSameEverywhere: true }],
  });

  const versions = await site.handlers.readVersions({ view: iceland }, noFile);
  expect(versions).toMatchObject([
    { kind: "save", title: "Home", view: iceland },
    { kind: "save", title: "Noorwegen", view: iceland },
    { kind: "share", title: "Home en IJsland", view: iceland },
  ]);
  const [, second, third] = versions.map(({ id }) => String(id));
  const open = async (id = "") => (await site.handlers.readVersion({ id, view: iceland }, noFile)).text;
  expect(await open(second)).toContain(title);
  expect(await open(second)).toContain("IJsland: reis op maat");
  expect(await open(third)).not.toContain(title);
  expect(await site.handlers.readVersions({ view: "" }, noFile)).toMatchObject([
    { view: home },
    { view: norway },
    { view: "" },
  ]);
});

test("each page has ids of its own in a shared section, and its own title for search engines", async () => {
  const site = openSite();
  // The page's own call to action is in a section with its title for search engines, too.
  const own = lastSection(site, iceland);
  await share(site, iceland);
  const ids = [norway, iceland].flatMap((view) => sections(site, view).flatMap(idsIn));
  expect(new Set(ids).size).toBe(ids.length);
  expect(sections(site, iceland).at(-2)).toEqual(own);

  let metadata: unknown;
  const moveMetadata = atEnd((section, fromEnd) => {
    if (fromEnd === 0) return withComponents(section, (components) => [metadata, ...components]);
    if (fromEnd > 1) return section;
    return withComponents(section, (components) => {
      metadata = components.at(-1);
      return components.slice(0, -1);
    });
  });
  expect(await save(site, iceland, moveMetadata)).toMatchObject({ alsoOn: [] });
  await save(site, norway, retitled("Vertel ons meer"));
  const text = JSON.stringify(lastSection(site, iceland));
  expect(text).toContain("Vertel ons meer");
  expect(text).toContain("IJsland: reis op maat rond het eiland");
  expect(text).not.toContain("langs de fjorden");
});

test("two people who change a shared section on two pages at once lose nothing", async () => {
  const site = openSite();
  await share(site, iceland);
  const { text: base, hash } = site.store.read("view", iceland);
  await save(site, norway, retitled("Vertel ons meer"));
  const own = base.replaceAll("Vraag uw reisvoorstel aan", "Vraag het ons");
  const request = { view: iceland, text: own, hash, draftId: "window" };
  await expect(site.handlers.savePage(request, noFile)).rejects.toMatchObject({ status: 409 });
  const theirs = site.store.read("view", iceland);
  const [first, second, third] = [base, theirs.text, own].map((text) => parseObject(text) ?? {});
  const merge = mergePages(first ?? {}, second ?? {}, third ?? {});
  expect(merge?.conflicts).toEqual([]);
  await site.handlers.savePage({ ...request, text: JSON.stringify(merge?.file), hash: theirs.hash }, noFile);
  for (const view of [norway, iceland])
    expect(JSON.stringify(lastSection(site, view))).toMatch(/Vraag het ons.*Vertel ons meer/);
});

test("a section that comes back with earlier content changes no page until somebody changes it there", async () => {
  const site = openSite();
  const original = textOf(site, iceland);
  await share(site, iceland);
  const { text: earlier } = site.store.read("view", iceland);
  // The page without it.
  site.store.change("save", "IJsland", () => ({ [site.store.path("view", iceland)]: original }));
  await save(site, norway, retitled("Vertel ons meer"));
  expect(await save(site, iceland, () => earlier)).toMatchObject({ alsoOn: [] });
  expect(await site.handlers.readSite({}, noFile)).toMatchObject({ sharedSections: [{ isSameEverywhere: false }] });
  expect(textOf(site, norway)).toContain("Vertel ons meer");
  expect(await save(site, iceland, retitled("Tot gauw"))).toMatchObject({ alsoOn: ["Noorwegen"] });
  expect(textOf(site, norway)).toContain("Tot gauw");
});

test("a version of a page is restored without its copies, and its shared sections with them", async () => {
  const site = openSite();
  await share(site, iceland);
  const [hero, subtitle] = ["IJsland, één rondje", "IJsland in elf dagen"];
  await save(site, norway, retitled("Vertel ons meer"));
  await save(site, iceland, (text) => text.replace(hero, subtitle));
  const [, version] = await site.handlers.readVersions({ view: iceland }, noFile);
  expect(version).toMatchObject({ kind: "save", title: "Noorwegen", view: iceland });
  await site.handlers.restoreVersion({ id: String(version?.id), view: iceland }, noFile);
  // As it was before the other page was saved.
  expect(textOf(site, iceland)).toContain(hero);
  for (const view of [norway, iceland]) expect(textOf(site, view)).toContain(title);
  const [restored] = await site.handlers.readVersions({ view: norway }, noFile);
  expect(restored).toMatchObject({ kind: "restore", view: norway });
});

test("a copy of a page has its shared sections, and nothing else is shared", async () => {
  const site = openSite();
  await share(site, iceland);
  await site.handlers.copyPage({ view: iceland, title: "Zweden", address: "zweden" }, noFile);
  expect(await site.handlers.readSite({}, noFile)).toMatchObject({
    sharedSections: [{ views: expect.arrayContaining(["zweden", norway]), isSameEverywhere: true }],
  });
  await save(site, norway, retitled("Vertel ons meer"));
  expect(textOf(site, "zweden")).toContain("Vertel ons meer");
});

test("what is an error on another page only names that page, and nothing is saved", async () => {
  const site = openSite();
  await share(site, home, iceland);
  const before = textOf(site, norway);
  const add = (definition: string) =>
    atEnd((section, fromEnd) =>
      fromEnd > 0
        ? section
        : withComponents(section, (components) => [
            { definition, id: crypto.randomUUID(), type: "component" },
            ...components,
          ]),
    );
  // A page has one form, and the home page has it.
  await expect(save(site, norway, add("c:tdQuotationForm"))).rejects.toMatchObject({
    status: 422,
    details: { problems: [{ sentence: expect.stringMatching(/^Op Home: /) }] },
  });
  // What is wrong everywhere is one problem.
  await expect(save(site, norway, add("c:tdUnknown"))).rejects.toMatchObject({
    details: { problems: [{ sentence: expect.stringMatching(/tdUnknown/) }] },
  });
  expect(textOf(site, norway)).toBe(before);
});

test("a section that the file does not have, and a page that does not exist, are explained", async () => {
  const site = openSite();
  const request = { view: norway, section: "new", pages: JSON.stringify([iceland]) };
  await expect(site.handlers.shareSection(request, noFile)).rejects.toThrow("Sla deze pagina eerst op");
  await expect(share(site, "../home")).rejects.toMatchObject({ status: 400 });
  await expect(share(site, "login")).rejects.toMatchObject({ status: 400 });
  await share(site, iceland);
  const before = textOf(site, iceland);
  await share(site, iceland);
  expect(textOf(site, iceland)).toBe(before);
});
