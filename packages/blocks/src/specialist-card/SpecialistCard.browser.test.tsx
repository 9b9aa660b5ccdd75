import { render, screen } from "@testing-library/react";
import { Grid } from "@travel-design/ui";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SpecialistCard } from "./SpecialistCard.tsx";
import "../../../ui/src/style.css";
import "../style.css";

const people = ["Anna de Wit", "Maximiliaan van den Hoogenboom-Ramdin", "Yu"].map((title) => ({
  title,
  description: "Noorwegen en IJsland",
  specialistEmail: "reizen@example.com",
}));

function renderRow(layout: "portrait" | "row", numberOfColumns: number): DOMRect[] {
  const items = people.map((person) => ({
    id: person.title,
    content: <SpecialistCard {...person} image="/portret.svg" layout={layout} />,
  }));
  render(<Grid numberOfColumns={numberOfColumns} items={items} />);
  return screen.getAllByRole("link").map((link) => link.getBoundingClientRect());
}

test("the mail links of narrow cards are at one height below the text, however long a name is", async () => {
  await page.viewport(540, 900);
  const links = renderRow("portrait", 6);
  expect(new Set(links.map(({ top }) => Math.round(top))).size).toBe(1);
  const texts = screen.getAllByText("Noorwegen en IJsland").map((text) => text.getBoundingClientRect().bottom);
  expect(Math.max(...texts)).toBeLessThanOrEqual(links[0]?.top ?? 0);
});

test("a card in a row has a small portrait before the name, and the mail link at the end", async () => {
  await page.viewport(375, 900);
  const [link] = renderRow("row", 1);
  const portrait = screen.getByRole("img", { name: "Portret van Anna de Wit" }).getBoundingClientRect();
  const name = screen.getByRole("heading", { name: "Anna de Wit" }).getBoundingClientRect();
  expect(portrait.width).toBe(72);
  expect(portrait.right).toBeLessThanOrEqual(name.left);
  expect(name.right).toBeLessThanOrEqual(link?.left ?? 0);
});
