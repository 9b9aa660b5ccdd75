import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { header } from "../parts/page-fixture.tsx";
import { PageHeader } from "./PageHeader.tsx";

test("the brand is one link to the start of the site, named by its text", () => {
  const { container } = render(<PageHeader {...header} />);
  const brand = screen.getByRole("link", { name: "Morgenree travel design" });
  expect(brand).toHaveAttribute("href", "/");
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});

test.each([
  [{ url: "/logo.svg", altText: "Morgenree" }, "Morgenree"],
  ["/logo.svg", "Naar de voorpagina"],
])("the logo %j alone names the link", (logo, name) => {
  render(<PageHeader logo={logo} />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/");
});

test("the menu has its links in order, and marks the current page", () => {
  const links = [...header.links, { label: "Over ons", address: "/over-ons" }];
  render(<PageHeader {...header} links={links} currentPath="/over-ons" />);
  const menu = screen.getByRole("navigation", { name: "Hoofdmenu" });
  const items = [...menu.querySelectorAll("a")];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Bestemmingen",
    "Reisspecialisten",
    "Reisvoorstel",
    "Over ons",
  ]);
  expect(items.filter((item) => item.ariaCurrent === "page" || item.getAttribute("aria-current"))).toEqual([items[3]]);
});

test("the links may be a JSON text", () => {
  const { container } = render(<PageHeader links='[{"label":"Offerte","address":"/#offerte"}]' />);
  expect(container.querySelector("nav a")).toHaveAttribute("href", "/#offerte");
});

test("a link to an invalid address is text, and a link without a label is left out", () => {
  const links = [
    { label: "Kwaad", address: "javascript:alert(1)" },
    { label: " ", address: "/leeg" },
  ];
  const { container } = render(<PageHeader brandName="Morgenree" links={links} />);
  expect(container.querySelectorAll("nav li")).toHaveLength(1);
  expect(container.querySelector("nav a")).toBeNull();
  expect(container.querySelector("nav")).toHaveTextContent("Kwaad");
});

test("there is no menu without links", () => {
  render(<PageHeader brandName="Morgenree" links={[]} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("the skip link is first, and moves the focus to the main content", () => {
  const { container } = render(
    <>
      <PageHeader {...header} />
      <main id="inhoud">Inhoud</main>
    </>,
  );
  const skip = screen.getByRole("link", { name: "Naar de inhoud" });
  expect(container.querySelector("a")).toBe(skip);
  expect(skip).toHaveAttribute("href", "#inhoud");
  fireEvent.click(skip);
  expect(screen.getByRole("main")).toHaveFocus();
});

test("the skip link does nothing more than a link on a page without main content", () => {
  render(<PageHeader {...header} />);
  expect(() => fireEvent.click(screen.getByRole("link", { name: "Naar de inhoud" }))).not.toThrow();
});
