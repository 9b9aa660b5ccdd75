import { expect, test } from "vitest";
import { describeLink, suggestLinks } from "./link-suggestions.ts";

const targets = {
  pages: [
    { path: "/", title: "Home", isOwn: true },
    { path: "/peru", title: "Peru", isOwn: true },
    { path: "/login", title: "Inloggen", isOwn: false },
  ],
  anchors: [{ name: "offerte", label: "Offerteformulier" }],
};

test("the pages of the site and the places of the page are offered by title", () => {
  expect(suggestLinks("", targets)).toEqual([
    { address: "/", label: "Home" },
    { address: "/peru", label: "Peru" },
    { address: "#offerte", label: "Op deze pagina: Offerteformulier" },
  ]);
});

test.each([
  ["reizen@example.com", "mailto:reizen@example.com"],
  ["020 555 01 23", "tel:0205550123"],
  ["+31 (0)20 555 01 23", "tel:+31205550123"],
  ["www.example.com/peru", "https://www.example.com/peru"],
  ["http://example.com", "https://example.com"],
  ["https://example.com", "/"],
  ["peru", "/"],
])("for %j the first address is %s", (text, address) => {
  expect(suggestLinks(text, targets)[0]?.address).toBe(address);
});

test.each([
  ["/peru", "De pagina Peru"],
  ["/peru/?maand=mei#prijs", "De pagina Peru"],
  ["/", "De pagina Home"],
  ["#offerte", "Offerteformulier"],
  ["https://example.com", "Een andere website"],
  ["mailto:reizen@example.com", "Een e-mail"],
  ["tel:+31205550123", "Een telefoongesprek"],
  ["/peroe", undefined],
  ["#elders", undefined],
  ["", undefined],
])("%j leads to %j", (address, what) => {
  expect(describeLink(address, targets)).toBe(what);
});
