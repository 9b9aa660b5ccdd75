import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";

const properties = [...catalog.values()].flatMap(({ definition, properties: list }) =>
  list.map((each) => [`${definition} ${each.name}`, each] as const),
);

test("every property has a label", () => {
  expect(properties.filter(([, { label }]) => label === "").map(([name]) => name)).toEqual([]);
});

test("defaults of a new component are valid", () => {
  const problems = [...catalog.values()].flatMap(({ definition, defaults, properties: list }) =>
    list.flatMap(({ name, property }) => {
      const invalid: string[] = [];
      property.parse(defaults[name], (expected) => invalid.push(`${definition} ${name}: ${expected.format}`));
      return invalid;
    }),
  );
  expect(problems).toEqual([]);
});

test("types and slots have no colon, at which Puck would split them", () => {
  for (const { type, slots } of catalog.values()) expect([type, ...slots].join(" ")).not.toContain(":");
});
