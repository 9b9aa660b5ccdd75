import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { closing } from "../parts/page-fixture.tsx";
import { CallToAction } from "./CallToAction.tsx";

test("shows its texts, a button and a second link", () => {
  render(<CallToAction {...closing} linkLabel="Schrijf ons" linkAddress="mailto:reizen@example.com" />);
  expect(screen.getByRole("heading", { level: 2, name: closing.title })).toBeVisible();
  expect(screen.getByText(closing.text)).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/#offerte",
    "mailto:reizen@example.com",
  ]);
});

test("loads its picture when the visitor comes near it", () => {
  const { container } = render(<CallToAction {...closing} />);
  expect(container.querySelector("img")).toHaveAttribute("loading", "lazy");
});

test("can be a part of a section", () => {
  render(<CallToAction level={3} title="Weet u het nog niet?" surface="accent" />);
  expect(screen.getByRole("heading", { level: 3 })).toBeVisible();
});

test("renders no element for an empty part", () => {
  const { container } = render(<CallToAction title="Begin" buttonAddress="/a" linkAddress="/b" />);
  expect(container.querySelector("a, p")).toBeNull();
});

test("renders nothing without any text", () => {
  const { container } = render(<CallToAction imageDesktop="/kamp.webp" surface="accent" />);
  expect(container).toBeEmptyDOMElement();
});
