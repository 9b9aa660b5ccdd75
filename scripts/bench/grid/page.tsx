// Runs in the page: appends items to grids, and measures until the new items have their places.
import { useEffect, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { Grid, type GridItem } from "../../../packages/ui/src/index.ts";
import "../../../packages/ui/src/style.css";

declare global {
  /**
   * Appends a number of items to each of a number of grids, one grid after the other.
   *
   * @returns milliseconds that the appending took in all, with style and layout
   */
  var appendItems: (count: number, grids: number) => number;
}

/** Items in a grid before others are appended. */
const itemsBefore = 3;

const makeItems = (from: number, count: number): GridItem[] =>
  Array.from({ length: count }, (_, offset) => ({
    id: `item-${from + offset}`,
    content: (
      <article>
        <h3>Reis {from + offset}</h3>
        <p>Twaalf dagen, op uw tempo, met een eigen gids.</p>
      </article>
    ),
  }));

const firstItems = makeItems(0, itemsBefore);
let append: (items: readonly GridItem[]) => void = () => undefined;

function Owner(): ReactNode {
  const [items, setItems] = useState<readonly GridItem[]>(firstItems);
  useEffect(() => {
    append = setItems;
  }, []);
  return <Grid items={items} numberOfColumns={3} itemSpacing="medium" />;
}

function appendToNewGrid(count: number): number {
  const node = document.body.appendChild(document.createElement("main"));
  const root = createRoot(node);
  flushSync(() => root.render(<Owner />));
  const items = makeItems(itemsBefore, count);
  node.getBoundingClientRect();

  const start = performance.now();
  flushSync(() => append(items));
  node.getBoundingClientRect();
  const duration = performance.now() - start;

  const shown = node.querySelectorAll("li").length;
  root.unmount();
  node.remove();
  if (shown !== itemsBefore + count) {
    throw new Error(
      `The grid shows ${shown} items after ${count} were appended to ${itemsBefore}: nothing was measured.`,
    );
  }
  return duration;
}

globalThis.appendItems = (count, grids) =>
  Array.from({ length: grids }, () => appendToNewGrid(count)).reduce((sum, duration) => sum + duration, 0);
