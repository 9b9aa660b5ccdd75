import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../../style.css";
import { Checkbox } from "./index.ts";

test("toggles on its label but not on its link", async () => {
  render(<Checkbox label="Ik ga akkoord" link="#privacy" linkLabel="Privacyverklaring" />);
  const box = screen.getByRole("checkbox");
  await userEvent.click(screen.getByText("Ik ga akkoord"));
  expect(box).toBeChecked();
  screen.getByRole("link").addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(screen.getByRole("link"));
  expect(box).toBeChecked();
});

test("shows a dash as long as its owner sets it", async () => {
  const { rerender } = render(<Checkbox label="Alle bestemmingen" indeterminate />);
  const box = screen.getByRole("checkbox");
  expect(box).toBePartiallyChecked();
  expect(getComputedStyle(box, "::after").opacity).toBe("1");
  await userEvent.click(box);
  expect(box).toBePartiallyChecked();
  rerender(<Checkbox label="Alle bestemmingen" />);
  expect(box).toBeChecked();
});

test("stays indeterminate when a read-only box is pressed", () => {
  render(<Checkbox label="Alle bestemmingen" indeterminate readOnly />);
  const box = screen.getByRole("checkbox");
  act(() => box.click());
  expect(box).toBePartiallyChecked();
});
