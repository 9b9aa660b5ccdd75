import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { type EditorItem } from "../content/editor-data.ts";
import { itemOf, pageOf } from "../content/testing/items.ts";
import type { Position } from "../content/tree.ts";
import type { Verdict } from "../page-session/page-gestures.ts";
import { findDropTarget } from "./drop-target.ts";

afterEach(cleanup);

const box = (id: string, region = "", ...items: EditorItem[]): EditorItem =>
  itemOf(id, { slots: region ? { [region]: items } : {} });

/** Two columns in a section of 400 by 100 pixels, at the top of the window, above an empty section. */
const data = pageOf(box("row", "x", box("left"), box("right", "y", box("a"), box("b"))), box("empty", "z"));

const Page = (): ReactNode => (
  <div style={{ position: "fixed", inset: "0 auto auto 0", inlineSize: 400 }}>
    <div data-item="row" style={{ display: "flex", padding: 10, blockSize: 80 }}>
      <div data-item="left" style={{ inlineSize: 180 }} />
      {/* A block without a box of its own. */}
      <div data-item="right" style={{ display: "contents" }}>
        <div style={{ inlineSize: 200, padding: 10 }}>
          <div data-item="a" style={{ blockSize: 30 }} />
          <div data-item="b" style={{ blockSize: 30 }} />
        </div>
      </div>
    </div>
    <div data-item="empty" style={{ padding: 20 }}>
      <div className="org-builder-slot" data-parent="empty" data-slot="z" style={{ blockSize: 40 }} />
    </div>
  </div>
);

/** Where something goes that is dropped at a point: the component around the place, and the index. */
function placeAt(x: number, y: number, judge: (place: Position) => Verdict = () => "accepted"): string {
  render(<Page />);
  const { place } = findDropTarget(document, data, { x, y }, judge) ?? {};
  return place ? `${place.parentId} ${place.index}` : "nowhere";
}

test.each([
  ["the upper half of a component", 300, 30, "right 0"],
  ["the lower half of one with another behind it", 300, 45, "right 1"],
  ["the lower half of the last one", 300, 71, "right 2"],
  ["the left half of one in a row", 60, 50, "row 0"],
  ["the right half of one in a row", 150, 50, "row 1"],
  ["the edge of what is around it", 100, 3, "root 0"],
  ["an empty slot", 200, 140, "empty 0"],
  ["a point below the page", 200, 500, "root 2"],
])("%s", (_what, x, y, place) => expect(placeAt(x, y)).toBe(place));

test("what a component does not accept goes beside it", () =>
  expect(placeAt(250, 30, ({ parentId }) => (parentId === "row" ? "accepted" : "rejected"))).toBe("row 1"));

test("what nothing accepts goes nowhere", () => expect(placeAt(300, 30, () => "rejected")).toBe("nowhere"));

test("where it is already, it goes nowhere, and not beside what is around it", () =>
  expect(placeAt(250, 30, ({ parentId }) => (parentId === "right" ? "unchanged" : "accepted"))).toBe("nowhere"));
