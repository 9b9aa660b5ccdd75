import { act } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Host } from "./host.ts";
import { lostLooks, readLooks } from "./kept-looks.ts";
import { underPageSheet } from "./page-sheet.ts";
import { stage, stageFromServer } from "./stage.ts";
import type { SubjectProps } from "./subject.ts";
import type { ReactElement } from "react";

/** The rings on an element, and on what is drawn for it: a card is larger than its link. */
const ringsOf = (element: Element) =>
  [element, ...element.children].flatMap((each) =>
    [undefined, "::before", "::after"].map((part) => {
      const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(each, part);
      // A ring inside the element is on the element's own color.
      const hasHalo = boxShadow !== "none" || parseFloat(outlineOffset) < 0;
      return { width: outlineStyle === "none" ? 0 : parseFloat(outlineWidth), hasHalo };
    }),
  );

/** Tests that every component passes, in any host. */
export function describeElement(create: (props: SubjectProps) => ReactElement, host: Host): void {
  describe("as any element", () => {
    test("gives ref, class and further attributes to its element", async () => {
      const ref = vi.fn<(node: Element | null) => void>();
      const { container } = await stage(host, create({ ref, className: "eigen", "data-extra": "ja" }));
      const element = container.querySelector("[data-extra=ja]");
      expect(element).not.toBeNull();
      expect(element).toHaveClass("eigen");
      expect(container.contains(ref.mock.lastCall?.[0] ?? null)).toBe(true);
    });

    test("keeps its own classes beside the owner's", async () => {
      const { container, rerender } = await stage(host, create({ "data-extra": "ja" }));
      const classes = (): string[] => [...(container.querySelector("[data-extra=ja]")?.classList ?? [])];
      const own = classes();
      rerender(create({ "data-extra": "ja", className: "eigen" }));
      expect(classes().toSorted()).toEqual([...own, "eigen"].toSorted());
    });

    test("lets the owner's ref go", async () => {
      const ref = vi.fn<(node: Element | null) => void>();
      const { rerender } = await stage(host, create({ ref }));
      rerender(create({}));
      expect(ref.mock.lastCall?.[0]).toBeNull();
    });

    test("passes its events to the owner", async () => {
      const onFocus = vi.fn<() => void>();
      const { container } = await stage(host, create({ onFocus, "data-extra": "ja" }));
      const element = container.querySelector("[data-extra=ja]");
      // A dialog takes the focus as soon as it is there.
      onFocus.mockClear();
      act(() => void element?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
      expect(onFocus).toHaveBeenCalledOnce();
    });

    test("looks the same on a page with a strong style sheet of its own", async () => {
      const { container } = await stage(host, create({}));
      const before = readLooks(container);
      const after = underPageSheet(container.ownerDocument, () => readLooks(container));
      expect(lostLooks(before, after)).toEqual([]);
    });

    test("is large enough to hit, wherever it can be pressed", async () => {
      // Dots in a row are narrow, as WCAG allows: 24 pixels. It exempts links within a text, and what is hidden has no size.
      const { container } = await stage(host, create({}));
      const targets = [...container.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea")];
      const isTarget = (element: Element): boolean =>
        element.getClientRects().length > 0 && getComputedStyle(element).display !== "inline";
      const sizes = targets.filter(isTarget).map((element) => element.getBoundingClientRect());
      expect(sizes.filter(({ width, height }) => height < 44 || width < 24)).toEqual([]);
    });

    test("shows a ring of two colors around whatever has the focus of the keyboard", async () => {
      const { container } = await stage(host, create({}));
      // From now on a focus counts as one of the keyboard.
      await userEvent.keyboard("{Shift}");
      const targets = [...container.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")];
      const focusable = targets.filter(
        (element) =>
          element.tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(":disabled"),
      );
      const hidden = focusable.filter((element) => {
        act(() => element.focus());
        return !element.matches(":focus") || !ringsOf(element).some(({ width, hasHalo }) => width === 2 && hasHalo);
      });
      expect(hidden.map(({ outerHTML }) => outerHTML)).toEqual([]);
    });

    test("is hydrated from a server's HTML without a change", async () => {
      const { before, after, errors } = await stageFromServer(host, create({}));
      expect(errors).toEqual([]);
      expect(after).toBe(before);
    });
  });
}
