import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { parse } from "../../../ui/src/internal/testing/parse.ts";
import { seasonPrice } from "../parts/page-fixture.tsx";
import { seasonPriceProperties } from "./season-price-properties.ts";
import { SeasonPrice } from "./SeasonPrice.tsx";

const texts = (): (string | null)[] => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("says each month with its mark in words", () => {
  render(<SeasonPrice {...seasonPrice} bestLabel="Middernachtzon" />);
  expect(texts()).toHaveLength(12);
  expect([texts()[0], texts()[2], texts()[5]]).toEqual([
    "janjanuari: Goede tijd",
    "mrtmaart: Goede tijd",
    "junjuni: Middernachtzon",
  ]);
});

test("the legend explains the marks in use only", () => {
  const { container } = render(<SeasonPrice months="************" />);
  expect(container.querySelector(".td-season-price__legend")?.textContent).toBe("Beste tijd");
});

test.each([
  [4250, "Vanaf € 4.250 per persoon"],
  ["12500", "Vanaf € 12.500 per persoon"],
  [950, "Vanaf € 950 per persoon"],
])("writes the price %j as Dutch does", (priceFrom, text) => {
  const { container } = render(<SeasonPrice priceFrom={priceFrom} />);
  expect(container).toHaveTextContent(text);
});

test("renders no element for an empty part", () => {
  const { container } = render(<SeasonPrice note="De prijs hangt af van uw wensen." />);
  expect(container.querySelectorAll("p, ol, h2")).toHaveLength(1);
});

test("renders nothing without months, price and note", () => {
  const { container } = render(<SeasonPrice title="Wanneer" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ["+++--***+--+", 0],
  ["+, +, +, -, -, *, *, *, +, -, -, +", 0],
  ["+++--***+--", 1],
  ["+++--***+--x", 1],
  [["*"], 1],
  [7, 1],
])("reads the months %j with %d problems", (months, count) => {
  const { settings, problems } = parse(seasonPriceProperties, { months });
  expect(settings.months).toHaveLength(count === 0 ? 12 : 0);
  expect(problems).toHaveLength(count);
});
