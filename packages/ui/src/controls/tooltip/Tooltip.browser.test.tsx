import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../style.css";
import { Tooltip } from "./index.ts";

const text = "Kies een bestemming uit de lijst of typ uw eigen bestemming.";
const trigger = (): HTMLElement => screen.getByRole("button", { name: "Uitleg" });
const bubble = (): HTMLElement => screen.getByText(text);

/** Renders a tooltip at the far side of the page, where its bubble has no room. */
function renderTooltip(): void {
  render(
    <div style={{ display: "flex", justifyContent: "space-between", paddingBlock: "8rem" }}>
      <button type="button">Elders</button>
      <Tooltip label="Uitleg">{text}</Tooltip>
    </div>,
  );
}

afterEach(() => userEvent.unhover(document.body));

test("opens while the pointer is on the button or on the text", async () => {
  renderTooltip();
  expect(bubble()).not.toBeVisible();
  await userEvent.hover(trigger());
  expect(bubble()).toBeVisible();
  await userEvent.hover(bubble());
  expect(bubble()).toBeVisible();
  await userEvent.hover(screen.getByRole("button", { name: "Elders" }));
  await expect.poll(bubble).not.toBeVisible();
});

test("opens on keyboard focus, is read out, and closes with Escape without losing focus", async () => {
  renderTooltip();
  screen.getByRole("button", { name: "Elders" }).focus();
  await userEvent.tab();
  expect(trigger()).toHaveFocus();
  expect(bubble()).toBeVisible();
  expect(trigger()).toHaveAccessibleDescription(text);
  await userEvent.keyboard("{Escape}");
  expect(bubble()).not.toBeVisible();
  expect(trigger()).toHaveFocus();
});

test("closes with Escape when only hovered", async () => {
  renderTooltip();
  await userEvent.hover(trigger());
  await userEvent.keyboard("{Escape}");
  expect(bubble()).not.toBeVisible();
});

test("stays open after a press until the next press, anywhere", async () => {
  renderTooltip();
  await userEvent.click(trigger());
  await userEvent.hover(screen.getByRole("button", { name: "Elders" }));
  expect(bubble()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Elders" }));
  await expect.poll(bubble).not.toBeVisible();
});

test.each([320, 375, 1280])("keeps its text inside a page of %i pixels", async (width) => {
  await page.viewport(width, 800);
  renderTooltip();
  await userEvent.hover(trigger());
  const { left, right } = bubble().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
});

test("is large enough to hit", () => {
  renderTooltip();
  const { width, height } = trigger().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
