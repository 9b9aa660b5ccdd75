import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleName, defineBlock, defineEditor } from "@travel-design/blocks/internal";
import { editors } from "@travel-design/blocks/editors";
import { image, integer, labeled, oneOf, string } from "@travel-design/ui/internal";
import { bundleFiles, componentFolder, generatedMark, fieldNames } from "./bundle.ts";

const repository = resolve(import.meta.dirname, "../../..");
const scriptOf = (name: string): string =>
  readFileSync(resolve(repository, componentFolder, name, `${name}.js`), "utf8");

/** The members of a bundle's class and its base classes. */
function membersOf(name: string): string[] {
  const script = scriptOf(name);
  const own = Array.from(
    script.matchAll(/^ {2}(?:static |async |get )*(\w+)(?: =|;|\()/gm),
    ([, member = ""]) => member,
  );
  const parent = /^export default class \w+ extends (\w+)/m.exec(script)?.[1] ?? "LightningElement";
  return parent === "LightningElement" ? own : [...own, ...membersOf(parent.charAt(0).toLowerCase() + parent.slice(1))];
}

describe.each(editors.map((editable) => [editable.block.name, editable] as const))("%s", (name, editable) => {
  const { block, editor } = editable;
  const names = fieldNames(block);

  test("has property names that the platform accepts and that its base class does not use", () => {
    const base = editor.base ?? (block.slots.length > 0 ? "tdLayoutBlock" : "tdReactBlock");
    expect(names.filter((property) => !/^(?!on|data|aria)[a-z][A-Za-z\d]*$/.test(property))).toEqual([]);
    expect(names.filter((property) => membersOf(base).includes(property))).toEqual([]);
  });

  test("has choices in words that differ from each other and contain no comma", () => {
    for (const { choices = [], labels } of Object.values(block.properties)) {
      const words = choices.map((choice) => labels?.[choice] ?? choice);
      expect(words.filter((word) => word === "" || word.includes(","))).toEqual([]);
      // A number or percentage reads the same in every language; any other word of the program needs a label.
      expect(choices.filter((choice) => /\p{L}/u.test(choice) && labels?.[choice] === undefined)).toEqual([]);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test("has one named slot in its template per drop zone", async () => {
    const files = await bundleFiles(editable);
    const bundle = bundleName(name);
    const template = files[`${componentFolder}/${bundle}/${bundle}.html`] ?? "";
    const slots = Array.from(template.matchAll(/<slot(?: name="([^"]+)")?>/g), ([, slot]) => slot);
    expect(slots).toEqual(block.slots);
  });
});

test("every text of a bundle says in its first lines that it is generated", async () => {
  const [editable] = editors;
  if (!editable) throw new Error("There are no blocks.");
  const texts = Object.entries(await bundleFiles(editable)).filter(([path]) => !path.endsWith(".svg"));
  const marked = texts.filter(([, text]) => text.split("\n").slice(0, 2).join("\n").includes(generatedMark));
  expect(marked).toEqual(texts);
});

test("a block without a box of its own has none in its bundle either", async () => {
  const cssOf = async (hasNoHostBox: boolean): Promise<string | undefined> => {
    const block = defineBlock({ name: "trial", properties: {}, runtime: { hasNoHostBox }, view: () => null });
    const editable = defineEditor(block, { label: "", description: "", icon: "", group: "Inhoud", properties: {} });
    return (await bundleFiles(editable))[`${componentFolder}/tdTrial/tdTrial.css`]
      ?.replace(/^\/\*.*\*\//, "")
      .replaceAll(/\s+/g, " ")
      .trim();
  };
  expect(await cssOf(true)).toBe(":host, :host > div { display: contents; }");
  expect(await cssOf(false)).toBe(":host { display: block; }");
});

test("a bundle follows its block: properties, choices in Dutch, a path beside each picture, only slots in the comment", async () => {
  interface TrialProps {
    title: string;
    stars: number;
    side: "left" | "right";
    picture: unknown;
    slots: unknown;
  }
  const trial = defineBlock({
    name: "trial",
    properties: {
      title: string("Welkom"),
      stars: integer({ default: 4, min: 1, max: 5 }),
      side: labeled(oneOf(["left", "right"], "left"), { left: "Links", right: "Rechts" }),
      picture: image(),
    },
    slots: ["content"],
    view: (_props: TrialProps) => null,
    props: ({ slots }) => ({ slots }),
  });
  const properties = {
    title: { label: "Titel" },
    stars: { label: "Sterren", description: "Van 1 tot & met 5." },
    side: { label: "Kant" },
    picture: { label: "Foto" },
  };
  const editable = defineEditor(trial, {
    label: "Proefblok",
    description: "Om te proberen.",
    icon: "M0 0h1",
    group: "Inhoud",
    properties,
    template: { html: '<div><slot name="content"></slot></div>', styles: [] },
  });
  const files = await bundleFiles(editable);
  const folder = `${componentFolder}/tdTrial`;
  expect(Object.keys(files)).toEqual(
    ["html", "js", "css", "js-meta.xml", "svg"].map((end) => `${folder}/tdTrial.${end}`),
  );
  expect(files[`${folder}/tdTrial.js`]).toContain(`/**
 * @slot content
 */
export default class TdTrial extends TdLayoutBlock {`);
  const script = files[`${folder}/tdTrial.js`] ?? "";
  for (const name of ["title", "stars", "side", "picture", "picturePath"])
    expect(script).toMatch(new RegExp(`@api ${name};[^]*${name}: this.${name}`));
  const meta = files[`${folder}/tdTrial.js-meta.xml`]?.replaceAll(/\s+/g, " ");
  expect(meta).toContain('name="title" type="String" translatable="true" label="Titel" default="Welkom"');
  expect(meta).toContain(
    'name="stars" type="Integer" min="1" max="5" label="Sterren" description="Van 1 tot &amp; met 5."',
  );
  expect(meta).toContain('name="side" type="String" datasource="Links,Rechts" label="Kant" default="Links"');
  expect(meta).toContain('name="picture" type="ContentReference" filter="cms_image" label="Foto"');
  expect(meta).toContain('name="picturePath" type="String" label="Foto: pad"');
});
