import { expect, test } from "vitest";
import { newItem } from "../catalog/nesting.ts";
import { readColumns, readName, sectionType, withColumns, withName, withPadding } from "./section-config.ts";

const attributes = { dxpStyle: { margin: "1rem", padding: { top: "3rem", left: "1.5rem" } } };

test("a side of a section gets other room, and everything else stays", () => {
  expect(withPadding(attributes, "top", "4rem")).toEqual({
    dxpStyle: { margin: "1rem", padding: { top: "4rem", left: "1.5rem" } },
  });
});

test("an emptied side leaves nothing behind in the file", () => {
  const withoutTop = withPadding(attributes, "top", "");
  expect(withoutTop).toEqual({ dxpStyle: { margin: "1rem", padding: { left: "1.5rem" } } });
  expect(withPadding(withoutTop, "left", "")).toEqual({ dxpStyle: { margin: "1rem" } });
  expect(withPadding({ dxpStyle: { padding: { top: "3rem" } } }, "top", "")).toEqual({});
});

test("a name of its own stays with the section, and an emptied one leaves the file as it was", () => {
  const { attributes: unnamed } = newItem(sectionType);
  expect(readName(unnamed)).toBe("");
  const named = withName(unnamed, "Onze ");
  expect([named, withColumns(named, [6, 6])].map(readName)).toEqual(["Onze ", "Onze "]);
  expect(readColumns(withColumns(named, [6, 6]))?.[1]?.columnName).toBe("Column 2");
  expect(withName(named, " ")).toEqual(unnamed);
  expect(withName({ sectionConfig: "{" }, "Onze")).toEqual({ sectionConfig: "{" });
});
