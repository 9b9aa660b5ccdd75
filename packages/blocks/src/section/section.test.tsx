import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BlockView } from "../define/BlockView.tsx";
import { section } from "./section.ts";

const rootOf = (settings: Record<string, unknown>): HTMLElement | null =>
  render(<BlockView block={section} settings={settings} ports={{ log: console.warn }} />).container.querySelector(
    ".td-section",
  );

test("text on a dark color is light, and a style sheet gets the largest file of a picture", () => {
  const root = rootOf({ backgroundImageDesktop: "/a@2880.jpg", backgroundImageOverlay: "rgba(8, 34, 40, 0.66)" });
  expect(root).toHaveAttribute("data-td-palette", "dark");
  expect(root?.style.getPropertyValue("--_image-desktop")).toBe('url("/a-2880.avif")');
  expect(section.preloads(section.parse({ backgroundImageDesktop: "/a@2880.jpg" }), {})).toEqual([
    { url: "/a-2880.avif", media: "all" },
  ]);
});

test("text on a light color, or on a picture alone, stays dark", () => {
  expect(rootOf({ backgroundImageOverlay: "rgba(250, 247, 242, 0.8)" })).not.toHaveAttribute("data-td-palette");
  expect(rootOf({ backgroundImageDesktop: "/a.jpg" })).not.toHaveAttribute("data-td-palette");
});
