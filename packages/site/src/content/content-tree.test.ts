import { expect, test } from "vitest";
import { findComponent, readComponent } from "./content-tree.ts";

test.each([null, undefined, 7, "c:tdButton", [], {}, { definition: 7 }, { definition: "" }])(
  "%o is not a component",
  (value) => {
    expect(readComponent(value)).toBeUndefined();
  },
);

test("invalid parts of a component are ignored", () => {
  const read = readComponent({
    definition: "c:a",
    attributes: null,
    children: [{ type: "region", name: "x", children: [null, { definition: "c:b" }] }, { type: "group" }, 7],
  });
  expect(read).toEqual({
    id: "",
    definition: "c:a",
    attributes: {},
    children: [
      { type: "region", id: "", name: "x", children: [{ id: "", definition: "c:b", attributes: {}, children: [] }] },
    ],
  });
  expect(read && findComponent(read, "c:b")?.definition).toBe("c:b");
  expect(read && findComponent(read, "c:c")).toBeUndefined();
});
