import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../style.css";
import { Input } from "../input/index.ts";
import { Tooltip } from "./index.ts";

const text = "Kies een bestemming uit de lijst of typ uw eigen bestemming.";
const trigger = (): HTMLElement => screen.getByRole("button", { name: "Uitleg" });
const bubble = (): HTMLElement => screen.getByText(text);

/** Renders a tooltip at the far side of the page, where its bubble has no room. */
function renderTooltip(direction = "ltr"): void {
  render(
    <div dir={direction} style={{ display: "flex", justifyContent: "space-between", paddingBlock: "8rem" }}>
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

test.each(["hovered", "focused"])("in a dialog, Escape closes it first when %s, and the dialog next", async (state) => {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  render(
    <>
      <button type="button">Elders</button>
      <Tooltip label="Uitleg">{text}</Tooltip>
    </>,
    { container: dialog },
  );
  dialog.showModal();
  if (state === "hovered") await userEvent.hover(trigger());
  else await userEvent.tab();
  await expect.poll(bubble).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(bubble()).not.toBeVisible();
  expect(dialog.open).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog.open).toBe(false);
  dialog.remove();
});

test("stays open after a press until the next press, anywhere", async () => {
  renderTooltip();
  await userEvent.click(trigger());
  await userEvent.hover(screen.getByRole("button", { name: "Elders" }));
  expect(bubble()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Elders" }));
  await expect.poll(bubble).not.toBeVisible();
});

/** Opens the tooltip and records the greatest width that the page's content has in any layout on the way. */
async function openAndMeasure(): Promise<number> {
  const { scrollWidth } = document.documentElement;
  let widest = scrollWidth;
  const set = CSSStyleDeclaration.prototype.setProperty;
  vi.spyOn(CSSStyleDeclaration.prototype, "setProperty").mockImplementation(function measure(
    this: CSSStyleDeclaration,
    ...args
  ) {
    set.apply(this, args);
    widest = Math.max(widest, document.documentElement.scrollWidth);
  });
  await userEvent.hover(trigger());
  vi.restoreAllMocks();
  return Math.max(widest, document.documentElement.scrollWidth);
}

describe.each([320, 375, 1280])("on a page of %i pixels", (width) => {
  beforeEach(() => page.viewport(width, 800));

  test.each(["ltr", "rtl"])("keeps its text inside the page at every moment, %s", async (direction) => {
    renderTooltip(direction);
    expect(await openAndMeasure()).toBeLessThanOrEqual(width);
    const { left, right } = bubble().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(right - left).toBeGreaterThan(200);
  });

  test("does not cover its field, which can be clicked", async () => {
    render(
      <div style={{ paddingBlock: "8rem" }}>
        <Input label="Bestemming" help={<Tooltip label="Uitleg">{text}</Tooltip>} />
      </div>,
    );
    await userEvent.click(trigger());
    const label = screen.getByText("Bestemming", { selector: "label" }).getBoundingClientRect();
    expect(bubble().getBoundingClientRect().bottom).toBeLessThanOrEqual(label.top);
    await userEvent.click(screen.getByLabelText("Bestemming"));
    expect(screen.getByLabelText("Bestemming")).toHaveFocus();
  });
});

test("comes into view after a press when it opens above the screen", async () => {
  render(
    <div style={{ paddingBlock: "60rem" }}>
      <Tooltip label="Uitleg">{text}</Tooltip>
    </div>,
  );
  trigger().scrollIntoView({ block: "start" });
  trigger().click();
  expect(bubble().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});
