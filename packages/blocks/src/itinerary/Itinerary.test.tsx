import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { itinerary } from "../parts/page-fixture.tsx";
import { Itinerary } from "./Itinerary.tsx";

test("lists the days in order, each with its label, title and text", () => {
  render(<Itinerary {...itinerary} />);
  const days = screen.getAllByRole("listitem");
  expect(days.map((day) => within(day).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Aankomst in Bergen",
    "Met de boot de fjord in",
    "Een dag zonder plan",
    "Over de hoogvlakte naar Oslo",
  ]);
  expect(days[2]?.textContent).toMatch(/^Dag 4Een dag zonder planDe gids klopt/);
  expect(screen.getByRole("heading", { level: 2, name: itinerary.title })).toBeVisible();
});

test("the titles of the days are one level below the block's own", () => {
  render(<Itinerary {...itinerary} level={3} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(itinerary.title);
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(4);
});

test("renders no element for an empty part", () => {
  const { container } = render(<Itinerary days={[{ day: "Dag 1", title: "Aankomst" }]} />);
  expect(container.querySelectorAll("p, h2, h3")).toHaveLength(2);
});

test.each([undefined, "", "| |", []])("renders nothing with the days %j", (days) => {
  const { container } = render(<Itinerary title="De reis" days={days} />);
  expect(container).toBeEmptyDOMElement();
});
