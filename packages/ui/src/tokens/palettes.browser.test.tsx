import { render, screen } from "@testing-library/react";
import type { CSSProperties } from "react";
import { expect, test } from "vitest";
import { Button, Checkbox, Dropdown, Input, Section, TextArea } from "../index.ts";
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

const darkBrand = { accentColor: "#e8c88f", paperColor: "#16242a", surfaceColor: "#1e3138", textColor: "#f4eee3" };

test.each([
  ["light", brandTokens({ accentColor: "#7a2e5d" }), ["rgb(250, 247, 242)", light[0], "light", "Figtree"]],
  ["dark", brandTokens({ ...darkBrand, errorColor: "#ffb9ad" }), [dark[1], dark[0], "dark", "Figtree"]],
  [
    "of a font",
    brandTokens({ textFontFamily: "georgia, serif" }),
    ["rgb(250, 247, 242)", light[0], "light", "georgia"],
  ],
])("a brand that is %s paints its element, and what the page puts into it", (_, brand, expected) => {
  render(
    <main style={brand}>
      <p>Tekst van de pagina</p>
    </main>,
  );
  const { backgroundColor, colorScheme } = getComputedStyle(screen.getByRole("main"));
  const { color, fontFamily } = getComputedStyle(screen.getByText("Tekst van de pagina"));
  expect([backgroundColor, color, colorScheme, fontFamily.match(/\w+/)?.[0]]).toEqual(expected);
});

test("a brand with dark colors follows the system, and a brand inside another one replaces its colors", () => {
  const brand = brandTokens({ accentColor: "#7a2e5d", dark: { accentColor: "#e3a8cc" } });
  const page = (colorScheme: "light" | "dark") => (
    <main style={{ ...brand, colorScheme }}>
      {content("merk")}
      <section style={brandTokens(darkBrand)}>{content("nacht")}</section>
      <section style={brandTokens({ accentColor: "#7a2e5d" })}>{content("dag")}</section>
    </main>
  );
  const { unmount } = render(page("light"));
  expect(brand.colorScheme).toBe("light dark");
  expect(colorsOf("merk")).toEqual([light[0], light[1], light[2], "rgb(122, 46, 93)"]);
  unmount();
  render(page("dark"));
  expect(colorsOf("merk")).toEqual([dark[0], "rgb(30, 49, 56)", "rgb(0, 0, 0)", "rgb(227, 168, 204)"]);
  expect(colorsOf("nacht")).toEqual([dark[0], "rgb(30, 49, 56)", "rgb(0, 0, 0)", dark[3]]);
  expect(colorsOf("dag")).toEqual([light[0], light[1], light[2], "rgb(122, 46, 93)"]);
});

test("round corners leave a box square, and the text of a large field inside", () => {
  render(
    <main style={brandTokens({ borderRadius: "999px" })}>
      <Checkbox label="Akkoord" />
      <TextArea label="Wensen" />
      <Button label="Verstuur" />
    </main>,
  );
  const radiusOf = (element: Element, part?: string): string => getComputedStyle(element, part).borderRadius;
  expect(radiusOf(screen.getByRole("checkbox"), "::before")).toBe("4px");
  expect(radiusOf(screen.getByRole("textbox"))).toBe("16px");
  expect(radiusOf(screen.getByRole("button"))).toBe("999px");
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
