import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../style.css";
import { Checkbox } from "../checkbox/index.ts";
import { Input } from "../input/index.ts";

test("a required field is found by the words of its label", () => {
  render(
    <>
      <Input label="Naam" required />
      <Checkbox label="Akkoord" required />
    </>,
  );
  expect(screen.getByLabelText("Naam")).toBeRequired();
  expect(screen.getByLabelText("Akkoord")).toBeRequired();
});

test("its label shows an asterisk behind the last word", () => {
  const { container, rerender } = render(<Input label="Naam" required style={{ inlineSize: "fit-content" }} />);
  const asterisk = container.querySelector(".td-field__asterisk");
  if (!asterisk) throw new Error("There is no asterisk.");
  expect(getComputedStyle(asterisk, "::after").content).toBe('"\u00a0*"');
  expect(asterisk.getBoundingClientRect().width).toBeGreaterThan(4);
  rerender(<Input label="Naam" />);
  expect(container.querySelector(".td-field__asterisk")).toBeNull();
});
