import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { expectationOf, problemOf } from "./property-format.ts";

const properties = [...catalog.values()].flatMap(({ definition, properties: list }) =>
  list.map((each) => [`${definition} ${each.name}`, each] as const),
);

test("every property has a label, and a Dutch sentence for a value that it cannot use", () => {
  for (const [name, { label, property, kind }] of properties) {
    expect(label, name).not.toBe("");
    if (kind !== "choice" && expectationOf(property))
      expect(problemOf(property, "["), name).not.toBe("Deze waarde kan niet worden gebruikt.");
  }
});

test("defaults of a new component are valid", () => {
  const problems = [...catalog.values()].flatMap(({ definition, defaults, properties: list }) =>
    list.flatMap(({ name, property }) => {
      const problem = problemOf(property, defaults[name]);
      return problem ? [`${definition} ${name}: ${problem}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

test("types and slots have no colon, at which Puck would split them", () => {
  for (const { type, slots } of catalog.values()) expect([type, ...slots].join(" ")).not.toContain(":");
});
