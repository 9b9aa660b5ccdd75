import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { routeMap } from "../parts/page-fixture.tsx";
import { RouteMap } from "./RouteMap.tsx";
import "../../../ui/src/style.css";
import "../style.css";

const japan =
  "Tokio|35.68|139.69||Kamakura|35.32|139.55||Hakone|35.23|139.1||Kyoto|35.01|135.77||Nara|34.68|135.8||Hiroshima|34.39|132.45";

function renderAt(width: number, stops: string): Element {
  const { container } = render(
    <div style={{ inlineSize: width }}>
      <RouteMap stops={stops} />
    </div>,
  );
  return container;
}

const boxesOf = (container: Element, part: string): DOMRect[] =>
  [...container.querySelectorAll(`.td-route-map__${part}`)].map((element) => element.getBoundingClientRect());

const areApart = (a: DOMRect, b: DOMRect): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

test.each([
  ["Norway", routeMap.stops],
  ["Japan", japan],
])("names on a wide map of %s cover neither each other nor a number", async (_name, stops) => {
  const container = renderAt(736, stops);
  await container.ownerDocument.fonts.ready;
  const labels = boxesOf(container, "label");
  const discs = boxesOf(container, "disc");
  expect(labels).toHaveLength(discs.length);
  for (const [index, label] of labels.entries()) {
    for (const other of [...labels.slice(index + 1), ...discs]) expect(areApart(label, other)).toBe(true);
  }
});

test.each([
  ["Norway", routeMap.stops],
  ["Japan", japan],
])("a map of %s on the smallest phone has readable numbers, and the names below it", (_name, stops) => {
  const container = renderAt(288, stops);
  expect(boxesOf(container, "label").every(({ width }) => width === 0)).toBe(true);
  const discs = boxesOf(container, "disc");
  for (const [index, disc] of discs.entries()) {
    expect(disc.width).toBeGreaterThan(18);
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    for (const other of discs.slice(index + 1)) {
      const [a, b] = [middle(disc), middle(other)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(disc.width * 0.9);
    }
  }
  const items = screen.getAllByRole("listitem").map((item) => item.getBoundingClientRect());
  expect(items.every(({ width, height }) => width > 80 && height >= 24)).toBe(true);
});
