import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { templateHandlers } from "./section-templates.ts";
import { writeProblem } from "./errors.ts";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = temporaryFolder();
  folder = join(parent, "section-templates");
});

/** The templates of a folder, of which one process is the only writer. */
function openTemplates() {
  const exclusively = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw writeProblem(error);
    }
  };
  const { readTemplates, saveTemplate, removeTemplate } = templateHandlers(folder, { exclusively });
  const none = Buffer.alloc(0);
  return {
    list: () => readTemplates({}, none),
    add: (title: string, value: object) => saveTemplate({ title, section: JSON.stringify(value) }, none),
    remove: (name: string) => removeTemplate({ name }, none),
  };
}

const section = { definition: "community_layout:section", attributes: {}, type: "component" };

test("a saved section is listed by its title, also by another process, until it is deleted", async () => {
  const templates = openTemplates();
  expect(await templates.list()).toEqual([]);
  await templates.add("Drie beloften", section);
  await templates.add("Één rij", section);
  expect(readdirSync(folder).toSorted()).toEqual(["drie-beloften.json", "een-rij.json"]);
  expect(await openTemplates().list()).toEqual([
    { name: "drie-beloften", title: "Drie beloften", section },
    { name: "een-rij", title: "Één rij", section },
  ]);
  await templates.remove("drie-beloften");
  expect((await templates.list()).map(({ name }) => name)).toEqual(["een-rij"]);
});

test("a template without a name, with a taken name, or of something else is rejected", async () => {
  const templates = openTemplates();
  await templates.add("Beloften", section);
  await expect(templates.add(" ", section)).rejects.toMatchObject({ status: 400 });
  await expect(templates.add("beloften!", { ...section, attributes: { a: 1 } })).rejects.toMatchObject({ status: 400 });
  await expect(templates.add("Knop", { definition: "c:tdButton" })).rejects.toMatchObject({ status: 400 });
  expect(await templates.list()).toEqual([{ name: "beloften", title: "Beloften", section }]);
});

test("a file that is no template is left out, and only templates can be deleted", async () => {
  const templates = openTemplates();
  await templates.add("../Beloften", section);
  writeFileSync(join(folder, "broken.json"), "{");
  writeFileSync(join(parent, "other.json"), "{}");
  expect((await templates.list()).map(({ name }) => name)).toEqual(["beloften"]);
  await expect(templates.remove("../other")).rejects.toMatchObject({ status: 404 });
  expect(readdirSync(parent)).toContain("other.json");
});

test("a folder that cannot be written gives a sentence that says where the work is", async () => {
  writeFileSync(folder, "a file");
  await expect(openTemplates().add("Beloften", section)).rejects.toMatchObject({
    message: expect.stringContaining("Uw werk staat nog in dit venster."),
  });
});
