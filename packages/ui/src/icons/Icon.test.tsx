import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon, mailIcon, starIcon } from "./index.ts";

test("is skipped by readers where a text beside it says the same", () => {
  const { container } = render(<Icon shape={mailIcon} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("says its label where nothing else does", () => {
  render(<Icon shape={mailIcon} label="E-mail" />);
  expect(screen.getByRole("img", { name: "E-mail" })).not.toHaveAttribute("aria-hidden");
});

test("renders its line, and its fill where it has one", () => {
  const { container, rerender } = render(<Icon shape={mailIcon} />);
  expect(container.querySelectorAll("path")).toHaveLength(1);
  rerender(<Icon shape={starIcon} />);
  expect(container.querySelectorAll("path")).toHaveLength(2);
  rerender(<Icon shape={starIcon} fill="red" />);
  expect(container.querySelector("path")).toHaveAttribute("fill", "red");
});
