import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hero } from "../parts/page-fixture.tsx";
import { Hero } from "./Hero.tsx";

test("shows the title of the page, its texts and a link", () => {
  render(<Hero {...hero} />);
  expect(screen.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
  expect(screen.getByText(hero.eyebrow)).toBeVisible();
  expect(screen.getByText(hero.lead)).toBeVisible();
  expect(screen.getByRole("link", { name: hero.buttonLabel })).toHaveAttribute("href", "/#offerte");
});

const chooser = { chooserOptions: "Noorwegen|| Japan ||||Japan", buttonAddress: "/#offerte" };

test("leads to the form with the chosen destination, without a script", () => {
  render(<Hero title="Op reis" {...chooser} chooserLabel="Waarheen?" chooserButtonLabel="Begin" />);
  const select = screen.getByRole("combobox", { name: "Waarheen?" });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Uw bestemming",
    "Noorwegen",
    "Japan",
  ]);
  expect(select).toHaveValue("");
  const form = select.closest("form");
  expect(form).toHaveAttribute("method", "get");
  expect(form).toHaveAttribute("action", "/#offerte");
  fireEvent.change(select, { target: { value: "Japan" } });
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${String(value)}`);
  expect(fields).toEqual(["bestemming=Japan"]);
  expect(screen.getByRole("button", { name: "Begin" })).toHaveAttribute("type", "submit");
});

test("has Dutch words for a chooser of which only the options were set", () => {
  render(<Hero {...chooser} />);
  expect(screen.getByRole("combobox", { name: "Waar wilt u naartoe?" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Begin uw reis" })).toBeVisible();
});

test.each([
  ["no options", { ...chooser, chooserOptions: " || ||" }],
  ["no address", { chooserOptions: "Japan" }],
  ["an invalid address", { ...chooser, buttonAddress: "javascript:alert(1)" }],
  ["an address that opens the mail", { ...chooser, buttonAddress: "mailto:a@example.com" }],
  ["another site", { ...chooser, buttonAddress: "https://example.com/" }],
])("has no chooser with %s", (_case, settings) => {
  render(<Hero title="Op reis" {...settings} />);
  expect(screen.queryByRole("combobox")).toBeNull();
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
