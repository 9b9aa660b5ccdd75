import { render } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../style.css";
import { deviceFor } from "../settings/breakpoints.ts";
import { ColumnsSection, FlexibleContent, Section, SlotsBlock } from "./index.ts";

const picture = (name: string): string => `data:image/svg+xml,${name}`;
const slots = Object.fromEntries(
  Array.from({ length: 4 }, (_, index) => [`Content-Slot${index + 1}`, `Reis ${index + 1}`]),
);
const directions = {
  layoutDirectionDesktop: "row",
  layoutDirectionTablet: "column",
  layoutDirectionMobile: "row",
} as const;

const find = (selector: string): HTMLElement => {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`The test draws no ${selector}: draw it first.`);
  return element;
};
const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(find(selector));

describe.each([767, 768, 769, 900, 901, 1024, 1025, 1200, 1201])("on a page of %d pixels", (width) => {
  const device = deviceFor(width);
  beforeEach(async () => {
    await page.viewport(width, 800);
    render(
      <>
        <Section
          {...directions}
          backgroundImageDesktop={picture("desktop")}
          backgroundImageTablet={picture("tablet")}
          backgroundImageMobile={picture("mobile")}
          slots={{ col1: <FlexibleContent {...directions}>Reis</FlexibleContent> }}
        />
        <ColumnsSection data-testid="columns" columnGutterWidth={0} slots={{ col1: "Links", col2: "Rechts" }} />
        <SlotsBlock title="Reizen" slots={slots} />
      </>,
    );
  });

  test(`everything follows the settings for ${device}`, () => {
    expect(styleOf(".td-section > .td-columns").flexDirection).toBe(device === "tablet" ? "column" : "row");
    expect(styleOf(".td-flexible-content").flexDirection).toBe(device === "tablet" ? "column" : "row");
    expect(styleOf(".td-section__background").backgroundImage).toBe(`url("${picture(device)}")`);
    const share = find("[data-testid=columns] > .td-column").offsetWidth / find("[data-testid=columns]").offsetWidth;
    expect(share).toBeCloseTo(device === "desktop" ? 0.5 : 1, 1);
  });

  test("the slots are a slider, two columns or four", () => {
    const grid = document.querySelector(".td-slots__grid");
    const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(" ").length : "slider";
    expect(columns).toBe(width <= 768 ? "slider" : width <= 900 ? 2 : 4);
    const row = grid ? ".td-slots__grid" : ".td-carousel__viewport";
    expect(styleOf(row).columnGap).toBe(width > 1200 ? "30px" : "20px");
  });

  test("nothing is wider than the page", () => {
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test("a slider is one on a wide page too, with white controls when asked", async () => {
  await page.viewport(1300, 800);
  render(<SlotsBlock title="Reizen" contentGrid="slider" colorWhite slots={slots} />);
  expect(document.querySelector(".td-slots__grid")).toBeNull();
  expect(styleOf(".td-carousel__dot").color).toBe("rgb(255, 255, 255)");
  expect(styleOf(".td-carousel__next").color).toBe("rgb(255, 255, 255)");
});

test("a grid becomes a slider when the page gets narrow", async () => {
  await page.viewport(1300, 800);
  render(<SlotsBlock title="Reizen" slots={slots} />);
  expect(document.querySelector(".td-carousel")).toBeNull();
  await page.viewport(375, 800);
  await expect.poll(() => document.querySelector(".td-carousel")).not.toBeNull();
});

afterAll(() => page.viewport(1280, 800));
