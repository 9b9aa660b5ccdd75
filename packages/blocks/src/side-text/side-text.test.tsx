import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BlockView } from "../define/BlockView.tsx";
import { sideText } from "./side-text.tsx";

const altTextsOf = (attributes: Record<string, string>): (string | null)[] => {
  const { container } = render(<BlockView block={sideText} settings={attributes} ports={{ log: () => {} }} />);
  return Array.from(container.querySelectorAll("img"), (logo) => logo.getAttribute("alt"));
};
const withText = JSON.stringify({ url: "/zeil.svg", altText: "Zeil" });

test("logos that a builder picks from the content store, which gives keys alone, are called by their partners' names", () => {
  const keys = { logo1: "MCPOOLSTER", logo2: "MCZEIL", logo3: "MCKOMPAS", logo4: "MCDUIN" };
  const names = { logo1Name: "Poolster", logo2Name: "Zeil", logo3Name: "Kompas", logo4Name: "Duin" };
  expect(altTextsOf({ ...keys, ...names })).toEqual(["Poolster", "Zeil", "Kompas", "Duin"]);
});

test.each([
  ["a name that the builder gives goes before it", { logo1Name: "Reisbank" }, "Reisbank"],
  ["an empty name leaves it", { logo1Name: "" }, "Zeil"],
  ["a name of spaces leaves it", { logo1Name: "  " }, "Zeil"],
])("where a logo comes with a text, %s", (_case, name, altText) => {
  expect(altTextsOf({ logo1: withText, ...name })).toEqual([altText]);
});

test("a name without a logo shows nothing", () => {
  expect(altTextsOf({ logo1Name: "Poolster", logo2: withText })).toEqual(["Zeil"]);
});
