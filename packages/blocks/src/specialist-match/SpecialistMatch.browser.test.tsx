import { act, render, screen } from "@testing-library/react";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import axe from "axe-core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { specialistMatch } from "./specialist-match-fixture.ts";
import { SpecialistMatch } from "./SpecialistMatch.tsx";
import "../../../ui/src/style.css";
import "../style.css";

const show = async (width: number, height: number): Promise<DOMRect> => {
  await page.viewport(width, height);
  const { container } = render(
    <main style={{ maxInlineSize: "30rem", blockSize: "3000px" }}>
      <SpecialistMatch {...specialistMatch} />
    </main>,
  );
  act(() => dispatchWindowEvent(document.body, windowEventNames.destinationChange, { destination: "Japan" }));
  await screen.findByRole("heading", { name: "Mei-Lin Tan" });
  await Promise.all(container.getAnimations({ subtree: true }).map(({ finished }) => finished));
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  window.scrollTo(0, 800);
  return screen.getByRole("heading").getBoundingClientRect();
};

test.each([
  [1440, 600],
  [768, 1024],
  [375, 740],
])("scrolls with the page at %d by %d pixels", async (width, height) => {
  expect((await show(width, height)).bottom).toBeLessThan(0);
});

test.each([375, 320])("is one line at %d pixels, with links to press", async (width) => {
  await show(width, 740);
  const card = screen.getByRole("heading").closest(".td-specialist-match__card");
  await expect.poll(() => card?.getBoundingClientRect().height).toBeLessThan(90);
  expect(screen.getByText(/theehuis/)).not.toBeVisible();
  for (const link of screen.getAllByRole("link")) {
    const smallestSide = (): number => {
      const { width: linkWidth, height } = link.getBoundingClientRect();
      return Math.min(linkWidth, height);
    };
    // The style for phones follows the window's new size.
    await expect.poll(smallestSide).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test("has the same height for every person, so that nothing below it moves", async () => {
  await show(1440, 900);
  const heightOf = (): number | undefined =>
    screen.getByRole("heading").closest(".td-specialist-match")?.getBoundingClientRect().height;
  const height = heightOf();
  act(() => dispatchWindowEvent(document.body, windowEventNames.destinationChange, { destination: "Noorwegen" }));
  await screen.findByRole("heading", { name: "Maartje van Veldhuizen" });
  expect(heightOf()).toBe(height);
  act(() => dispatchWindowEvent(document.body, windowEventNames.destinationChange, { destination: "" }));
  await screen.findByRole("heading", { name: "Wie ontwerpt uw reis?" });
  expect(heightOf()).toBe(height);
});
