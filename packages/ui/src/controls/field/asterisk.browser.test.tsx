import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../style.css";
import { Input } from "../input/index.ts";

test("its label shows an asterisk behind the last word", () => {
  const { container, rerender } = render(<Input label="Naam" required style={{ inlineSize: "fit-content" }} />);
  const asterisk = container.querySelector(".td-field__asterisk");
  if (!asterisk) throw new Error("There is no asterisk.");
  expect(getComputedStyle(asterisk, "::after").content).toBe('"\u00a0*"');
  expect(asterisk.getBoundingClientRect().width).toBeGreaterThan(4);
  rerender(<Input label="Naam" />);
  expect(container.querySelector(".td-field__asterisk")).toBeNull();
});
