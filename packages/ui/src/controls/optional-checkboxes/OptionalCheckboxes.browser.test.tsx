import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import "../../style.css";
import { emptyContainer } from "../../internal/testing/empty-container.ts";
import { OptionalCheckboxes, type OptionalCheckboxesValue } from "./index.ts";

const content = (): HTMLElement => screen.getByText("Extra").parentElement ?? document.body;
const known = (): HTMLElement => screen.getByRole("checkbox", { name: "Ja" });

/** A group whose extra content is 600 pixels high, more than the bound of its animation. */
const group = (defaultValue: OptionalCheckboxesValue = ""): ReactElement => (
  <OptionalCheckboxes fieldId="dest" mainLabel="Ja" optionalLabel="Nee" defaultValue={defaultValue}>
    <button type="button" style={{ blockSize: 600 }}>
      Extra
    </button>
  </OptionalCheckboxes>
);

function renderGroup(defaultValue?: OptionalCheckboxesValue): void {
  render(group(defaultValue));
}

describe("extra content", () => {
  test("slides open within 400 pixels, and is never cut off once open", async () => {
    renderGroup();
    expect(content()).not.toBeVisible();
    known().click();
    await expect.poll(() => content().getAnimations().map(boundsOf)).toEqual([["0px", "400px"]]);
    await expect.poll(() => content().getAnimations()).toEqual([]);
    expect(getComputedStyle(content()).maxHeight).toBe("none");
    expect(content().getBoundingClientRect().height).toBeGreaterThan(600);
    expect(getComputedStyle(content()).overflow).toBe("visible");
  });

  test("closes with the other box, and opens without a script as well", () => {
    const page = emptyContainer();
    onTestFinished(() => page.remove());
    page.innerHTML = renderToString(group());
    expect(content()).not.toBeVisible();
    known().click();
    expect(content()).toBeVisible();
    known().click();
    expect(content()).not.toBeVisible();
  });

  test("cannot be reached with the keyboard while closed", async () => {
    renderGroup();
    known().focus();
    await userEvent.tab();
    expect(screen.getByRole("checkbox", { name: "Nee" })).toHaveFocus();
  });

  test("does not slide if it is open from the start, and slides when it is opened again", async () => {
    renderGroup("known");
    expect(content().getAnimations()).toEqual([]);
    known().click();
    known().click();
    await expect.poll(() => content().getAnimations()).toHaveLength(1);
  });

  test("does not slide again when a part of the page that was hidden is shown", async () => {
    renderGroup();
    known().click();
    await expect.poll(() => content().getAnimations()).toHaveLength(1);
    content().getAnimations()[0]?.finish();
    await expect.poll(() => content().dataset.slides).toBeUndefined();
    document.body.hidden = true;
    expect(content().checkVisibility()).toBe(false);
    document.body.hidden = false;
    expect(content().getAnimations()).toEqual([]);
  });

  test("opens without animation when motion is unwelcome", async () => {
    await emulateReducedMotion("reduce");
    renderGroup();
    known().click();
    await expect.poll(content).toBeVisible();
    expect(content().getAnimations()).toEqual([]);
    expect(getComputedStyle(content()).maxHeight).toBe("none");
  });
});

afterEach(() => emulateReducedMotion(""));

const emulateReducedMotion = (value: string): Promise<unknown> =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

const boundsOf = ({ effect }: Animation): unknown[] =>
  effect instanceof KeyframeEffect ? effect.getKeyframes().map((frame) => frame["maxHeight"]) : [];
