import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";

const properties = [...catalog.values()].flatMap(({ definition, properties: list }) =>
  list.map((each) => [`${definition} ${each.name}`, each] as const),
);

test("every property has a label", () => {
  expect(properties.filter(([, { label }]) => label === "").map(([name]) => name)).toEqual([]);
});

test("defaults of a new component are valid", () => {
  const problems = [...catalog.values()].flatMap(({ definition, component, defaults }) => {
    const invalid: string[] = [];
    component.parse(defaults, (name, { code }) => code === "invalid" && invalid.push(`${definition} ${name}`));
    return invalid;
  });
  expect(problems).toEqual([]);
});

test("types and slots have no colon, at which Puck would split them", () => {
  for (const { type, slots } of catalog.values()) expect([type, ...slots].join(" ")).not.toContain(":");
});
