import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Spacer } from "./index.ts";

test.each([
  ["x-large", "x-large"],
  ["none", "none"],
  [undefined, "medium"],
] as const)("the size %j is %j", (size, expected) => {
  const { container } = render(<Spacer size={size} />);
  expect(container.firstElementChild).toHaveAttribute("data-size", expected);
});

test("is a place that links can point to", () => {
  const { container } = render(<Spacer size="none" id="#offerte" />);
  expect(container.querySelector("#offerte")).not.toBeNull();
});
