import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { editorCatalogue } from "../../packages/blocks/src/editor-catalogue.ts";
import { containers } from "./container-templates.ts";
import { componentFiles } from "./component-files.ts";
import { componentFolder } from "./generated-files.ts";

const repository = resolve(import.meta.dirname, "../..");
const scriptOf = (name: string): string =>
  readFileSync(resolve(repository, componentFolder, name, `${name}.js`), "utf8");

/** What a component has besides its properties, its ancestors included. */
function membersOf(name: string): string[] {
  const script = scriptOf(name);
  const own = Array.from(
    script.matchAll(/^ {2}(?:static |async |get )*(\w+)(?: =|;|\()/gm),
    ([, member = ""]) => member,
  );
  const parent = /^export default class \w+ extends (\w+)/m.exec(script)?.[1] ?? "LightningElement";
  const file = parent.charAt(0).toLowerCase() + parent.slice(1);
  return parent === "LightningElement" ? own : [...own, ...membersOf(file)];
}

describe.each(Object.entries(editorCatalogue))("%s", (name, definition) => {
  const { properties, editor } = definition;
  const names = Object.keys(properties);

  test("has properties with names that the platform takes, and that its component has not taken itself", () => {
    const base = editor.base ?? (editor.slots ? "layoutBlock" : "reactBlock");
    expect(names.filter((property) => !/^(?!on|data|aria)[a-z][A-Za-z\d]*$/.test(property))).toEqual([]);
    expect(names.filter((property) => membersOf(base).includes(property))).toEqual([]);
  });

  test("offers choices that a list with commas can hold", () => {
    const choices = Object.values(properties).flatMap((property) =>
      property.kind === "choice" ? property.choices : [],
    );
    expect(choices.filter((choice) => choice === "" || choice.includes(","))).toEqual([]);
  });

  test("has a place in its template for each drop zone, and no other", async () => {
    const files = await componentFiles("lwc", name, definition);
    const template = files[`lwc/${name}/${name}.html`] ?? "";
    const places = Array.from(template.matchAll(/<slot(?: name="([^"]+)")?>/g), ([, slot]) => slot ?? "default");
    const named = Array.from((files[`lwc/${name}/${name}.js`] ?? "").matchAll(/@slot (\S+)/g), ([, slot]) => slot);
    expect(places).toEqual((editor.slots ?? []).map((slot) => slot.name));
    expect(named).toEqual(places);
  });
});

test("no template is left of a block that is gone", () => {
  const withZones = Object.keys(editorCatalogue).filter((name) => editorCatalogue[name]?.editor.slots);
  expect(Object.keys(containers).toSorted()).toEqual(withZones.toSorted());
});
