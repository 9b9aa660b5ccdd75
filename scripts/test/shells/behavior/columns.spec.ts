// Columns on every host and page width.
import { expect, test } from "../fixture-test.ts";

test("columns of a flexible row share its width, and form a stack on a phone", async ({ page, openPage }) => {
  await openPage("columns");
  const [row, left, right] = [".td-flexible-content", ".td-column >> nth=0", ".td-column >> nth=1"].map((selector) =>
    page.locator(selector),
  );
  const boxes = async () => Promise.all([row, left, right].map((each) => each?.boundingBox()));
  await expect(page.getByRole("button", { name: "Knop 2" })).toBeVisible();
  const gap = 32;
  const [wide, first, second] = await boxes();
  expect(second?.y).toBe(first?.y);
  expect(first?.width).toBeCloseTo(((wide?.width ?? 0) - gap) / 2, 0);
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(gap, 0);
  await page.setViewportSize({ width: 375, height: 800 });
  const [narrow, above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect([above?.width, below?.width]).toEqual([narrow?.width, narrow?.width]);
});

test("columns of a section have the configured widths, and form a stack on a phone", async ({ page, openPage }) => {
  await openPage("layout");
  const left = page.locator(".td-section > .td-columns > .td-column").first();
  const right = page.locator(".td-section > .td-columns > .td-column").last();
  await expect(right).toBeVisible();
  const boxes = async () => [await left.boundingBox(), await right.boundingBox()] as const;
  const [wide, narrow] = await boxes();
  expect(wide?.y).toBe(narrow?.y);
  expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeGreaterThan(1.9);
  await page.setViewportSize({ width: 375, height: 800 });
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
});
