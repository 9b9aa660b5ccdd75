import { boolean, integer, labeled, oneOf, string } from "@travel-design/ui/internal";
import { expect, test } from "vitest";
import { blocks } from "../blocks.ts";
import { editors } from "../editors.ts";
import { argTypesOf } from "./block-stories.tsx";
import { defineBlock } from "./block.ts";
import { defineEditor } from "./editor.ts";

interface TrialProps {
  title: string;
  stars: number;
  wide: boolean;
  side: "left" | "right";
}
const Trial = (settings: TrialProps) => <p>{JSON.stringify(settings)}</p>;
const properties = {
  title: string("Welkom"),
  stars: integer({ default: 4, min: 1, max: 5 }),
  wide: boolean(),
  side: labeled(oneOf(["left", "right"], "left"), { left: "Links", right: "Rechts" }),
};
const trial = defineBlock({
  name: "trial",
  properties,
  runtime: { hydrate: ({ stars }) => stars > 2 },
  view: Trial,
});

test("a block parses raw settings, and decides by the parsed ones whether it needs a script", () => {
  expect(trial.parse({ stars: "9", side: "Rechts" })).toEqual({
    title: "Welkom",
    stars: 5,
    wide: false,
    side: "right",
  });
  expect(["1", "3"].map((stars) => trial.hydrates(trial.parse({ stars })))).toEqual([false, true]);
});

test("a property that the view does not read, or reads as another type, is a type error", () => {
  // @ts-expect-error No view reads `tone`.
  defineBlock({ name: "trial", properties: { ...properties, tone: string() }, view: Trial });
  // @ts-expect-error The view takes a number.
  defineBlock({ name: "trial", properties: { ...properties, stars: string() }, view: Trial });
  // @ts-expect-error The view needs `title`, which is neither a property nor given by `props`.
  defineBlock({ name: "trial", properties: { stars: properties.stars }, view: Trial });
  expect(true).toBe(true);
});

test("a property without words for builders is a type error, unless it has a common name", () => {
  const editor = { label: "Proefblok", description: "Om te proberen.", icon: "M0 0h1", group: "Inhoud" } as const;
  const { side } = defineEditor(trial, {
    ...editor,
    properties: { stars: { label: "Sterren" }, wide: { label: "Breed" }, side: { label: "Kant" } },
  }).editor.properties;
  // @ts-expect-error `side` has no words.
  defineEditor(trial, { ...editor, properties: { stars: { label: "Sterren" }, wide: { label: "Breed" } } });
  expect(side).toEqual({ label: "Kant" });
});

test("Storybook's controls follow the properties", () => {
  const editable = defineEditor(trial, {
    label: "Proefblok",
    description: "Om te proberen.",
    icon: "M0 0h1",
    group: "Inhoud",
    properties: {
      stars: { label: "Sterren" },
      wide: { label: "Breed" },
      side: { label: "Kant" },
    },
  });
  expect(argTypesOf(editable)).toMatchObject({
    title: { name: "Titel", control: "text" },
    stars: { name: "Sterren", control: { type: "number", min: 1, max: 5 } },
    wide: { control: "boolean", table: { type: { summary: "boolean" }, defaultValue: { summary: "false" } } },
    side: { control: { type: "select", labels: { left: "Links", right: "Rechts" } }, options: ["left", "right"] },
  });
});

test("every block has its words for builders", () => {
  expect(editors.map(({ block }) => block)).toEqual(blocks);
});

test("every block parses any value of any setting, and parses the result to the same settings", () => {
  const values = [
    null,
    Number.NaN,
    -1,
    1e308,
    [],
    {},
    true,
    Symbol("x"),
    "javascript:alert(1)",
    '"};{',
    "x".repeat(999),
  ];
  for (const block of blocks) {
    for (const name of Object.keys(block.properties)) {
      for (const value of values) {
        const settings = block.parse({ [name]: value });
        expect(block.parse(settings), `${block.name}.${name}`).toEqual(settings);
        expect(JSON.parse(JSON.stringify(settings)), `${block.name}.${name} as JSON`).toEqual(settings);
      }
    }
  }
});
