import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { partLabels } from "../fields/part-labels.ts";
import { choiceMessage, expectationInDutch, expectationOf, rowPartsOf } from "./property-format.ts";

const properties = [...catalog.values()].flatMap(({ definition, properties: list }) =>
  list.map((each) => [`${definition} ${each.name}`, each] as const),
);

test("every property has a label, and a Dutch sentence for a value that it cannot use", () => {
  const withoutWords = properties.filter(
    ([, { label, property, kind }]) =>
      label === "" ||
      (kind !== "choice" &&
        expectationOf(property) !== "" &&
        expectationInDutch(expectationOf(property)) === choiceMessage),
  );
  expect(withoutWords.map(([name]) => name)).toEqual([]);
});

test("every part of a list has a Dutch name", () => {
  const parts = properties.flatMap(([, { property, kind }]) => (kind === "rows" ? rowPartsOf(property) : []));
  expect(parts.filter((part) => !partLabels[part])).toEqual([]);
});

test("defaults of a new component are valid", () => {
  const problems = [...catalog.values()].flatMap(({ definition, defaults, properties: list }) =>
    list.flatMap(({ name, property }) => {
      const invalid: string[] = [];
      property.parse(defaults[name], (expected) => invalid.push(`${definition} ${name}: use ${expected}`));
      return invalid;
    }),
  );
  expect(problems).toEqual([]);
});

test("types and slots have no colon, at which Puck would split them", () => {
  for (const { type, slots } of catalog.values()) expect([type, ...slots].join(" ")).not.toContain(":");
});
