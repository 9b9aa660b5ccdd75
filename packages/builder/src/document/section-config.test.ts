import { expect, test } from "vitest";
import { withPadding } from "./section-config.ts";

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
