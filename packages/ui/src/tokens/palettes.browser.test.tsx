import { render, screen } from "@testing-library/react";
import type { CSSProperties } from "react";
import { expect, test } from "vitest";
import { Button, Dropdown, Input, Section } from "../index.ts";
import "../style.css";
import { brandTokens } from "./index.ts";

const content = (name: string) => (
  <>
    <Input label={name} />
    <Button label={`Verstuur ${name}`} />
  </>
);

/** The colors of the field and the button in a part of the page. */
function colorsOf(name: string): string[] {
  const field = getComputedStyle(screen.getByRole("textbox", { name }));
  const button = getComputedStyle(screen.getByRole("button", { name: `Verstuur ${name}` }));
  return [field.color, field.backgroundColor, button.color, button.backgroundColor];
}

const light = ["rgb(31, 42, 46)", "rgb(255, 255, 255)", "rgb(255, 255, 255)", "rgb(15, 76, 74)"];
const dark = ["rgb(244, 238, 227)", "rgb(22, 36, 42)", "rgb(22, 36, 42)", "rgb(232, 200, 143)"];

test("a dark section restyles what is in it, and nothing beside it", () => {
  render(
    <>
      <Section slots={{ col1: content("licht") }} />
      <Section data-td-palette="dark" slots={{ col1: content("donker") }} />
    </>,
  );
  expect(colorsOf("licht")).toEqual(light);
  expect(colorsOf("donker")).toEqual(dark);
});

test("a value comes from the nearest token, then from the site, then from the component", () => {
  const site: Record<`--${string}`, string> & CSSProperties = {
    "--dxp-s-button-color": "rgb(1, 2, 3)",
    "--dxp-s-form-element-text-color": "rgb(4, 5, 6)",
  };
  const section: Record<`--${string}`, string> & CSSProperties = { "--td-accent-color": "rgb(7, 8, 9)" };
  render(
    <div style={site}>
      <Section slots={{ col1: content("site") }} />
      <Section style={section} slots={{ col1: content("sectie") }} />
    </div>,
  );
  expect(colorsOf("site")).toEqual(["rgb(4, 5, 6)", light[1], light[2], "rgb(1, 2, 3)"]);
  expect(colorsOf("sectie")).toEqual(["rgb(4, 5, 6)", light[1], light[2], "rgb(7, 8, 9)"]);
});

test("the focus ring and the color under the pointer follow an accent that is set alone", () => {
  const section: Record<`--${string}`, string> & CSSProperties = {
    "--td-accent-color": "rgb(7, 8, 9)",
    "--td-accent-contrast-color": "rgb(250, 251, 252)",
  };
  render(<Section style={section} slots={{ col1: content("sectie") }} />);
  const input = screen.getByRole("textbox", { name: "sectie" });
  input.focus();
  const field = getComputedStyle(input);
  const button = getComputedStyle(screen.getByRole("button", { name: "Verstuur sectie" }));
  expect(field.outlineColor).toBe("rgb(7, 8, 9)");
  expect(field.boxShadow).toContain("rgb(250, 251, 252)");
  expect(button.getPropertyValue("--_background-color-hover")).toBe("rgb(7, 8, 9)");
});

test("the arrow of a list has the color of its text", () => {
  render(
    <Section
      data-td-palette="dark"
      slots={{ col1: <Dropdown label="Aanhef" options={[{ label: "Familie", value: "f" }]} value="f" /> }}
    />,
  );
  expect(getComputedStyle(screen.getByRole("combobox")).backgroundImage).toContain(dark[0]);
});

test("one call makes a brand for what is inside, its dark sections included", () => {
  render(
    <div style={brandTokens({ accentColor: "#7a2e5d", borderRadius: "8px" })}>
      {content("merk")}
      <Section data-td-palette="dark" slots={{ col1: content("donker") }} />
    </div>,
  );
  expect(colorsOf("merk")).toEqual([light[0], light[1], light[2], "rgb(122, 46, 93)"]);
  expect(colorsOf("donker")).toEqual(dark);
  expect(getComputedStyle(screen.getByRole("button", { name: "Verstuur donker" })).borderRadius).toBe("8px");
});
