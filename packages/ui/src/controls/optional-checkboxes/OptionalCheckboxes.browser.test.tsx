import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import "../../style.css";
import { OptionalCheckboxes, type OptionalCheckboxesValue } from "./index.ts";

const content = (): HTMLElement => screen.getByText("Extra").parentElement ?? document.body;
const known = (): HTMLElement => screen.getByRole("checkbox", { name: "Ja" });

/** Renders a group whose extra content is 600 pixels high, more than the bound of its animation. */
function renderGroup(defaultValue: OptionalCheckboxesValue = ""): void {
  render(
    <OptionalCheckboxes fieldId="dest" mainLabel="Ja" optionalLabel="Nee" defaultValue={defaultValue}>
      <button type="button" style={{ blockSize: 600 }}>
        Extra
      </button>
    </OptionalCheckboxes>,
  );
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

  test("opens without animation when motion is unwelcome", async () => {
    await emulateReducedMotion("reduce");
    renderGroup();
    known().click();
    await expect.poll(() => content().hidden).toBe(false);
    expect(content().getAnimations()).toEqual([]);
    expect(getComputedStyle(content()).maxHeight).toBe("none");
  });
});

afterEach(() => emulateReducedMotion(""));

const emulateReducedMotion = (value: string): Promise<unknown> =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

const boundsOf = ({ effect }: Animation): unknown[] =>
  effect instanceof KeyframeEffect ? effect.getKeyframes().map((frame) => frame["maxHeight"]) : [];
