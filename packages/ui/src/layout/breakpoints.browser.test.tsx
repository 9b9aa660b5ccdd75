import { render, screen } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../style.css";
import { hydrateAfter } from "../internal/testing/hydrate-after.ts";
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
  if (!(element instanceof HTMLElement)) throw new Error(`The test renders no ${selector}: render it first.`);
  return element;
};
const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(find(selector));

describe.each([
  [767, "mobile"],
  [768, "tablet"],
  [769, "tablet"],
  [900, "tablet"],
  [901, "tablet"],
  [1024, "tablet"],
  [1025, "desktop"],
  [1200, "desktop"],
  [1201, "desktop"],
])("on a page of %d pixels", (width, device) => {
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
    expect(styleOf(".td-section__picture").backgroundImage).toBe(`url("${picture(device)}")`);
    const share = find("[data-testid=columns] > .td-column").offsetWidth / find("[data-testid=columns]").offsetWidth;
    expect(share).toBeCloseTo(device === "desktop" ? 0.5 : 1, 1);
  });

  test("the slots are a slider, two columns or four", () => {
    const { display, gridTemplateColumns, columnGap } = styleOf(".td-carousel__viewport");
    const columns = display === "grid" ? gridTemplateColumns.split(" ").length : "slider";
    expect(columns).toBe(width <= 768 ? "slider" : width <= 900 ? 2 : 4);
    expect(columnGap).toBe(width > 1200 ? "30px" : "20px");
    expect(document.querySelector(".td-carousel__controls") !== null).toBe(width <= 768);
  });

  test("nothing is wider than the page", () => {
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test("a slider is one on a wide page too, with white controls when asked", async () => {
  await page.viewport(1300, 800);
  render(<SlotsBlock title="Reizen" contentGrid="slider" colorWhite slots={slots} />);
  expect(screen.getByRole("region", { name: "Reizen" })).toBeVisible();
  expect(styleOf(".td-carousel__dot").color).toBe("rgb(255, 255, 255)");
  expect(styleOf(".td-carousel__next").color).toBe("rgb(255, 255, 255)");
});

test("a grid becomes a slider when the page gets narrow, and keeps what was typed in it", async () => {
  await page.viewport(1300, 800);
  render(<SlotsBlock title="Reizen" slots={{ ...slots, "Content-Slot1": <input aria-label="Reis" /> }} />);
  expect(screen.queryByRole("region")).toBeNull();
  const input = screen.getByRole("textbox", { name: "Reis" });
  await userEvent.type(input, "Peru");
  await page.viewport(375, 800);
  await expect.poll(() => screen.queryByRole("region", { name: "Reizen" })).not.toBeNull();
  expect(screen.getByRole("textbox", { name: "Reis" })).toBe(input);
  await page.viewport(1300, 800);
  await expect.poll(() => screen.queryByRole("region")).toBeNull();
  expect(input).toHaveValue("Peru");
  expect(input).toHaveFocus();
});

describe.each([375, 768, 769, 1300])("on a page of %d pixels, hydration does not shift the layout", (width) => {
  beforeEach(() => page.viewport(width, 800));

  test.each(["grid", "slider"] as const)("of a %s", async (contentGrid) => {
    const shifts: Record<number, number> = {};
    for (const slotAmount of [0, 1, 2, 3, 4, 6, 12, 24]) {
      const height = (container: HTMLElement): number => container.getBoundingClientRect().height;
      let before = 0;
      const container = await hydrateAfter(
        <SlotsBlock title="Reizen" slotAmount={slotAmount} contentGrid={contentGrid} slots={slots} />,
        (served) => void (before = height(served)),
      );
      shifts[slotAmount] = height(container) - before;
    }
    expect(shifts).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 6: 0, 12: 0, 24: 0 });
  });
});

afterAll(() => page.viewport(1280, 800));
