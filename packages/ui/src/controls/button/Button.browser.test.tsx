import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../style.css";
import { Button } from "./index.ts";

const button = (): HTMLElement => screen.getByRole("button");

test.each(["mobile", "sm", "md", "lg"] as const)("of size %s is large enough to hit", (size) => {
  render(<Button size={size} label="Ja" />);
  const { width, height } = button().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test("is as wide as its container when asked", () => {
  render(
    <div style={{ inlineSize: 500 }}>
      <Button fullWidth />
    </div>,
  );
  expect(button().getBoundingClientRect().width).toBe(500);
});

test("goes to its address itself when the host has no way of its own", async () => {
  render(<Button redirectUrl="#offerte" />);
  button().click();
  await expect.poll(() => window.location.hash).toBe("#offerte");
  window.location.hash = "";
});
