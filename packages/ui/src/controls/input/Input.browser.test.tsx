import { render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../style.css";
import { Input } from "./index.ts";

test("distinguishes text that is no number from no text, and leaves what was typed", async () => {
  const onValueChange = vi.fn<(value: string, badInput: boolean) => void>();
  function Owner(): ReactNode {
    const [value, setValue] = useState("");
    return (
      <Input
        label="Dagen"
        type="number"
        value={value}
        onValueChange={(next, { badInput }) => {
          onValueChange(next, badInput);
          setValue(next);
        }}
      />
    );
  }
  render(<Owner />);
  const days = screen.getByRole<HTMLInputElement>("spinbutton");
  await userEvent.type(days, "e");
  expect(onValueChange).toHaveBeenLastCalledWith("", true);
  await userEvent.type(days, "{Backspace}14");
  expect(onValueChange).toHaveBeenLastCalledWith("14", false);
  await userEvent.type(days, "e");
  expect(onValueChange).toHaveBeenLastCalledWith("", true);
  expect(days.validity.badInput).toBe(true);
});

test("shows one euro sign when the visitor types one, without moving the field", async () => {
  render(<Input label="Budget" type="currency" />);
  const input = screen.getByRole("textbox");
  const { left } = input.getBoundingClientRect();
  expect(screen.getByText("€")).toBeVisible();
  await userEvent.fill(input, " € 7.500");
  expect(screen.getByText("€")).not.toBeVisible();
  expect(input.getBoundingClientRect().left).toBe(left);
});

test.each(["text", "currency", "number"] as const)("of type %s is large enough to hit and to read", (type) => {
  render(<Input label="Veld" type={type} />);
  const { blockSize, fontSize } = getComputedStyle(screen.getByLabelText("Veld"));
  expect(parseFloat(blockSize)).toBeGreaterThanOrEqual(44);
  expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
});

test("shows the euro sign before the field", () => {
  render(<Input label="Budget" type="currency" />);
  const sign = screen.getByText("€").getBoundingClientRect();
  expect(sign.width).toBeGreaterThan(0);
  expect(sign.right).toBeLessThanOrEqual(screen.getByLabelText("Budget").getBoundingClientRect().left);
});
