import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { componentFiles } from "../../../scripts/generate/component-files.ts";
import { readComponent } from "../../site/src/content/content-tree.ts";
import { catalogue } from "./catalogue.ts";
import { defineBlock } from "./define/block.tsx";
import type { BlockDefinition } from "./define/editor.ts";
import { choice, flag, text, whole } from "./define/properties.ts";
import { editorCatalogue } from "./editor-catalogue.ts";
import { argTypesOf } from "./stories/arg-types.ts";

const properties = {
  title: text("Welkom"),
  stars: whole(4, { min: 1, max: 5 }),
  wide: flag(),
  side: choice(["left", "right"], "left"),
};
const definition: BlockDefinition = {
  properties,
  editor: {
    label: "Proefblok",
    description: "Om te proberen.",
    icon: "M0 0h1",
    properties: {
      title: { label: "Titel" },
      stars: { label: "Sterren", description: "Van 1 tot & met 5." },
      wide: { label: "Breed" },
      side: { label: "Kant" },
    },
  },
};
const Block = defineBlock("trial", properties, ({ settings }) => <p>{JSON.stringify(settings)}</p>);

const ports = { log: () => {} };
const drawn = (): unknown => JSON.parse(screen.getByText(/^\{/).textContent ?? "");

test("one definition gives React its defaults, and the local site what a content file holds", () => {
  const { rerender } = render(<Block attributes={{}} ports={ports} />);
  expect(drawn()).toEqual({ title: "Welkom", stars: 4, wide: false, side: "left" });
  const component = readComponent({ definition: "c:trial", attributes: { stars: "2", wide: true } });
  rerender(<Block attributes={component?.attributes ?? {}} ports={ports} />);
  expect(drawn()).toEqual({ title: "Welkom", stars: 2, wide: true, side: "left" });
});

test("the same definition gives Storybook its controls", () => {
  expect(argTypesOf(definition)).toMatchObject({
    title: { name: "Titel", control: "text" },
    stars: { name: "Sterren", control: { type: "number", min: 1, max: 5 } },
    wide: { control: "boolean" },
    side: { control: { type: "select" }, options: ["left", "right"] },
  });
});

test("the same definition gives Salesforce a component with its properties", async () => {
  const files = await componentFiles("lwc", "trial", definition);
  expect(Object.keys(files)).toEqual(
    ["html", "js", "css", "js-meta.xml", "svg"].map((ending) => `lwc/trial/trial.${ending}`),
  );
  const script = files["lwc/trial/trial.js"];
  const meta = files["lwc/trial/trial.js-meta.xml"]?.replaceAll(/\s+/g, " ");
  for (const name of Object.keys(properties))
    expect(script).toMatch(new RegExp(`@api ${name};[^]*${name}: this.${name}`));
  expect(meta).toContain('name="stars" type="Integer" min="1" max="5" label="Sterren"');
  expect(meta).toContain("Van 1 tot &amp; met 5.");
  expect(meta).toContain('name="side" type="String" datasource="left,right"');
  expect(meta).toContain("<target>lightningCommunity__Page</target>");
});

test("one property more in a definition is one more in React, Storybook, Salesforce and the local site", async () => {
  const grown: BlockDefinition = {
    properties: { ...properties, mood: choice(["calm", "wild"], "calm") },
    editor: { ...definition.editor, properties: { ...definition.editor.properties, mood: { label: "Sfeer" } } },
  };
  const Grown = defineBlock("trial", grown.properties, ({ settings }) => <p>{JSON.stringify(settings)}</p>);
  const { rerender } = render(<Grown attributes={{}} ports={ports} />);
  expect(drawn()).toHaveProperty("mood", "calm");
  const component = readComponent({ definition: "c:trial", attributes: { mood: "wild" } });
  rerender(<Grown attributes={component?.attributes ?? {}} ports={ports} />);
  expect(drawn()).toHaveProperty("mood", "wild");

  const [before, after] = [argTypesOf(definition), argTypesOf(grown)];
  expect(after).toEqual({ ...before, mood: { ...after.mood, name: "Sfeer", options: ["calm", "wild"] } });

  const [small, large] = [
    await componentFiles("lwc", "trial", definition),
    await componentFiles("lwc", "trial", grown),
  ];
  expect(Object.keys(large).filter((file) => large[file] !== small[file])).toEqual([
    "lwc/trial/trial.js",
    "lwc/trial/trial.js-meta.xml",
  ]);
  expect(large["lwc/trial/trial.js"]).toMatch(/@api mood;[^]*mood: this\.mood/);
  expect(large["lwc/trial/trial.js-meta.xml"]).toMatch(/name="mood"\s+type="String"\s+datasource="calm,wild"/);
});

test("the package's page names every block, in the words of the Components panel", () => {
  const page = readFileSync(resolve(import.meta.dirname, "../README.md"), "utf8");
  const words = Object.entries(editorCatalogue).flatMap(([name, { editor }]) => [`\`${name}\``, editor.label]);
  expect(words.filter((word) => !page.includes(word))).toEqual([]);
});

test("what can be drawn and what builders are offered are the same blocks", () => {
  expect([...catalogue.keys()].toSorted()).toEqual(Object.keys(editorCatalogue).toSorted());
});
