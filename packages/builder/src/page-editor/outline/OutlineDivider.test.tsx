import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { OutlineDivider, useOutlineHeight } from "./OutlineDivider.tsx";

afterEach(() => localStorage.clear());

function Panel(): ReactNode {
  const [height, setHeight] = useOutlineHeight();
  return <OutlineDivider height={height} onChange={setHeight} />;
}

const valueAfter = (...keys: string[]): string | null => {
  const divider = screen.getByRole("separator", { name: "Hoogte van de opbouw" });
  for (const key of keys) fireEvent.keyDown(divider, { key });
  return divider.ariaValueNow ?? divider.getAttribute("aria-valuenow");
};

test("the outline is made higher and lower with the keyboard, and keeps its height", () => {
  const { unmount } = render(<Panel />);
  expect(valueAfter()).toBe("50");
  expect(valueAfter("ArrowDown", "ArrowDown")).toBe("60");
  expect(valueAfter("ArrowUp")).toBe("55");
  unmount();
  render(<Panel />);
  expect(valueAfter()).toBe("55");
  expect(valueAfter("End", "ArrowDown")).toBe("85");
  expect(valueAfter("Home", "ArrowUp")).toBe("15");
});

test("what else is stored is no height", () => {
  localStorage.setItem("org-builder-outline-height", "hoog");
  render(<Panel />);
  expect(valueAfter()).toBe("50");
});
