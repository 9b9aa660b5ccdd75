import { act, render, screen } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lightDom, nativeShadow } from "../../internal/testing/conformance/host.ts";
import { SearchList, type SearchListProps } from "./index.ts";
import { destinations } from "./search-list-fixture.tsx";

const viewport = { width: 800, height: 600 };
beforeEach(async () => {
  await page.viewport(viewport.width, viewport.height);
});

/** A card that is as large as the field, and cuts off what is outside it. */
function Card({ insetBlockStart = 300, children }: { insetBlockStart?: number; children: ReactNode }): ReactNode {
  return (
    <div style={{ position: "fixed", insetBlockStart, insetInlineStart: 100, inlineSize: 400, overflow: "hidden" }}>
      {children}
    </div>
  );
}

function find(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

/** Renders a search list in a host. */
function open(element: ReactElement, host = lightDom) {
  const { container, remove } = host.mount();
  onTestFinished(remove);
  render(element, { container });
  const input = find(container, "[role=combobox]");
  const boxOf = (selector: string): DOMRect => find(container, selector).getBoundingClientRect();
  return {
    container,
    input,
    field: () => input.getBoundingClientRect(),
    panel: () => boxOf("[role=listbox]"),
    /** Whether the active option can be seen and pressed as a whole. */
    seesActive: (): boolean => {
      const row = find(container, "[data-active]");
      const { top, bottom, left, right } = row.getBoundingClientRect();
      const root = row.getRootNode();
      if (!(root instanceof Document || root instanceof ShadowRoot)) throw new Error("The option is in no document.");
      const corners = [top + 2, bottom - 2].flatMap((y) => [left + 4, right - 40].map((x) => ({ x, y })));
      return corners.every(({ x, y }) => root.elementFromPoint(x, y) === row);
    },
  };
}

const list = (props: SearchListProps = {}): ReactNode => (
  <SearchList options={destinations} label="Bestemming" {...props} />
);

describe("the panel", () => {
  test.each([lightDom, nativeShadow])("is not cut off by a card, in $name", async (host) => {
    const { input, seesActive, panel, field } = open(<Card>{list()}</Card>, host);
    act(() => input.focus());
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard("{ArrowDown}");
      expect(seesActive()).toBe(true);
    }
    expect(panel().height).toBe(200);
    expect(panel().top).toBe(field().bottom + 4);
    expect([panel().left, panel().width]).toEqual([field().left, field().width]);
  });

  test("is not cut off by a modal dialog, nor behind it", async () => {
    const { container, input, seesActive } = open(<dialog style={{ overflow: "hidden" }}>{list()}</dialog>);
    const dialog = container.querySelector("dialog");
    act(() => dialog?.showModal());
    act(() => input.focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(seesActive()).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(dialog?.open).toBe(true);
  });

  test("is above a field at the lower edge of the window, and stays beside it while its height changes", async () => {
    const { input, seesActive, panel, field } = open(<Card insetBlockStart={500}>{list()}</Card>);
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowDown}");
    expect(seesActive()).toBe(true);
    expect(panel().height).toBe(200);
    expect(panel().bottom).toBe(field().top - 4);
    await userEvent.keyboard("peru");
    await expect.poll(() => panel().height).toBe(46);
    expect(panel().bottom).toBe(field().top - 4);
  });

  test.each([
    ["below", 20],
    ["above", 120],
  ])("is lower, %s a field in a window of 200 px", async (side, insetBlockStart) => {
    await page.viewport(800, 200);
    const { input, seesActive, panel, field } = open(
      <Card insetBlockStart={insetBlockStart}>{list({ label: "" })}</Card>,
    );
    act(() => input.focus());
    await userEvent.keyboard("{ArrowUp}");
    expect(seesActive()).toBe(true);
    expect(panel().top > field().top ? "below" : "above").toBe(side);
    expect(panel().top).toBeGreaterThanOrEqual(0);
    expect(panel().bottom).toBeLessThanOrEqual(200);
  });

  test.each([lightDom, nativeShadow])(
    "stays at the field that scrolls, moves or changes its width, in $name",
    async (host) => {
      const { container, input, panel, field } = open(
        <div style={{ paddingBlock: 1500 }}>
          <div data-scroller="" style={{ blockSize: 400, inlineSize: 500, overflow: "auto" }}>
            <div style={{ paddingBlock: 200 }}>{list()}</div>
          </div>
        </div>,
        host,
      );
      const isBeside = (): boolean =>
        panel().top === field().bottom + 4 && panel().left === field().left && panel().width === field().width;
      act(() => input.focus());
      await userEvent.keyboard("{ArrowDown}");
      scrollTo(0, 1500);
      await expect.poll(isBeside).toBe(true);
      const scroller = find(container, "[data-scroller]");
      scroller.scrollTop = 50;
      await expect.poll(isBeside).toBe(true);
      scroller.style.inlineSize = "300px";
      scroller.before("Dit komt later, en verschuift het veld.");
      await expect.poll(isBeside).toBe(true);
    },
  );

  test("is inside what a phone’s keyboard leaves of the window", async () => {
    const { visualViewport } = window;
    const keyboard = { pageTop: 0, pageLeft: 0, offsetTop: 0, offsetLeft: 0, height: 320 };
    Object.defineProperty(window, "visualViewport", { value: keyboard, configurable: true });
    onTestFinished(
      () => void Object.defineProperty(window, "visualViewport", { value: visualViewport, configurable: true }),
    );
    const { input, panel, field, seesActive } = open(<Card insetBlockStart={200}>{list()}</Card>);
    act(() => input.focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(panel().bottom).toBe(field().top - 4);
    keyboard.height = 600;
    await expect.poll(() => panel().top).toBe(field().bottom + 4);
    keyboard.offsetTop = keyboard.pageTop = 190;
    keyboard.height = 190;
    await expect.poll(() => panel().bottom).toBeLessThanOrEqual(380);
    expect(panel().top).toBe(field().bottom + 4);
    expect(seesActive()).toBe(true);
  });

  test("scrolls the page back to the field when a key moves the active option", async () => {
    const { input, seesActive } = open(<div style={{ paddingBlock: "300px 3000px" }}>{list()}</div>);
    act(() => input.focus());
    await userEvent.keyboard("{ArrowDown}");
    scrollTo(0, 2000);
    await userEvent.keyboard("{ArrowDown}");
    expect(seesActive()).toBe(true);
  });

  test("is at the field from right to left", async () => {
    const { input, panel, field } = open(
      <div dir="rtl">
        <Card>{list()}</Card>
      </div>,
    );
    await userEvent.click(input);
    expect([panel().left, panel().width, panel().top]).toEqual([field().left, field().width, field().bottom + 4]);
  });

  test("is at the field with text of 200 %", async () => {
    document.documentElement.style.fontSize = "200%";
    onTestFinished(() => {
      document.documentElement.style.removeProperty("font-size");
    });
    const { input, seesActive, panel } = open(<Card insetBlockStart={20}>{list()}</Card>);
    act(() => input.focus());
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard("{ArrowDown}");
      expect(seesActive()).toBe(true);
    }
    expect(panel().height).toBe(200);
  });

  test("shows that nothing matches where a card would cut it off", async () => {
    const { container, input, field } = open(<Card insetBlockStart={520}>{list()}</Card>);
    act(() => input.focus());
    await userEvent.keyboard("zzz");
    const { top, bottom, left, width } = find(container, ".td-search-list__status").getBoundingClientRect();
    expect(bottom).toBe(field().top - 4);
    expect([left, width]).toEqual([field().left, field().width]);
    expect(top).toBeGreaterThan(0);
    expect(screen.getByRole("status")).toHaveTextContent("Geen resultaten; u kunt uw eigen tekst laten staan");
  });
});
