import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hero } from "../page-fixture.tsx";
import { Hero } from "./index.ts";

test("shows the title of the page, its texts and a link", () => {
  render(<Hero {...hero} />);
  expect(screen.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
  expect(screen.getByText(hero.eyebrow)).toBeVisible();
  expect(screen.getByText(hero.lead)).toBeVisible();
  expect(screen.getByRole("link", { name: hero.buttonLabel })).toHaveAttribute("href", "/#offerte");
});

test("loads the picture of the screen with high priority", () => {
  const { container } = render(<Hero title="Op reis" imageDesktop="/groot.svg" imageMobile="/klein.svg" />);
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(image).toHaveAttribute("loading", "eager");
  expect([...container.querySelectorAll("source")].map(({ srcset }) => srcset)).toEqual([
    "/klein.svg 1x",
    "/groot.svg 1x",
    "/groot.svg 1x",
  ]);
});

test("skips the picture as decoration unless it has a text", () => {
  const { container, rerender } = render(<Hero title="Op reis" imageDesktop="/meer.webp" />);
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
  rerender(<Hero title="Op reis" imageDesktop="/meer.webp" imageAltText="Een meer" />);
  expect(screen.getByRole("img", { name: "Een meer" })).toBeInTheDocument();
});

test("can be a picture alone, without an overlay", () => {
  const { container } = render(<Hero imageDesktop="/meer.webp" minHeight="26rem" />);
  expect(container.querySelector("img")).not.toBeNull();
  expect(container.querySelector(".td-banner__overlay, h1, p")).toBeNull();
});

test("renders nothing without text and picture", () => {
  const { container } = render(<Hero buttonAddress="/contact" minHeight="26rem" />);
  expect(container).toBeEmptyDOMElement();
});

test("shows the label of a button with an invalid address as text", () => {
  render(<Hero title="Op reis" buttonLabel="Begin" buttonAddress="javascript:alert(1)" />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Begin")).toBeVisible();
});

test("leaves out what is not a style value, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { container } = render(
    <Hero title="Op reis" imageDesktop="/a.webp" overlayColor="red;x" minHeight="hoog" imagePosition="url(x)" />,
  );
  expect(container.firstElementChild).not.toHaveAttribute("style");
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
