import { render, screen } from "@testing-library/react";
import { StrictMode, useState, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import "../../style.css";
import { paginateItems } from "./grid-items.ts";
import { Grid, type GridItem, type GridProps } from "./index.ts";

const items = (...ids: (string | number)[]): GridItem[] =>
  ids.map((id) => ({
    id,
    content: (
      <a href={`#${id}`} onClick={(event) => event.preventDefault()}>
        Reis {id}
      </a>
    ),
  }));
const shown = (): string =>
  screen
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent.replace("Reis ", ""))
    .join("");
const item = (id: string): HTMLElement | null => screen.getByText(`Reis ${id}`).closest("li");
const showMore = (): Promise<void> => userEvent.click(screen.getByRole("button"));
const spyScroll = () => vi.spyOn(Element.prototype, "scrollIntoView");

test("moves focus when the item that has it is hidden", async () => {
  const grid = (pages: number): ReactNode => (
    <Grid items={items(...Array.from({ length: 16 }, (_, index) => index))} showPagination pages={pages} />
  );
  const { rerender } = render(grid(2));
  const last = screen.getByText("Reis 11");
  last.focus();
  rerender(grid(1));
  expect(last).not.toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe("Reis 5");
});

test("prints the items of later pages, and no button", async () => {
  render(<Grid items={items(..."abcdefgh")} showPagination />);
  expect(shown()).toBe("abcdef");
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  });
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  const all = screen.getAllByRole("listitem", { hidden: true });
  expect(all.filter((printed) => printed.checkVisibility())).toHaveLength(8);
  expect(screen.queryByRole("button")).toBeNull();
});

describe("items", () => {
  test("are rendered as given: removed, reordered, replaced, emptied, and with numbers as ids", () => {
    const { rerender } = render(<Grid items={items("a", "b", "c")} />);
    const seen = ["ac", "ca", "", "x"].map((ids) => {
      rerender(<Grid items={items(...ids)} />);
      return shown();
    });
    expect(seen).toEqual(["ac", "ca", "", "x"]);
    rerender(<Grid items={items(1, 0, 2)} />);
    expect(shown()).toBe("102");
  });

  test("with a repeated id are ignored, with a warning", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { rerender } = render(<Grid items={items(0, "a")} />);
    expect(warn).not.toHaveBeenCalled();
    rerender(<Grid items={items("a", "b", "a")} />);
    expect(shown()).toBe("ab");
    expect(warn.mock.calls).toEqual([[expect.stringContaining("ignores items without a unique id")]]);
  });

  test("are all shown without pagination", () => {
    render(<Grid items={items(..."abcdefgh")} onShowMore={() => undefined} />);
    expect(shown()).toBe("abcdefgh");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("append", () => {
  test("moves focus to the first new item", () => {
    const scrolled = spyScroll();
    const { rerender } = render(<Grid items={items("a", "b")} />);
    expect(document.body).toHaveFocus();
    rerender(<Grid items={paginateItems(items("a", "b"), items("b", "c", "d"), "append")} />);
    expect(shown()).toBe("abcd");
    expect(item("c")).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("scrolls smoothly to the first new item with autoScrollToMostRecent", () => {
    const scrolled = spyScroll();
    const { rerender } = render(<Grid autoScrollToMostRecent items={items("a")} />);
    rerender(<Grid autoScrollToMostRecent items={items("a", "b", "c")} />);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: "smooth" }));
    expect(scrolled.mock.contexts).toEqual([item("b")]);
  });

  test("scrolls without animation for visitors who prefer reduced motion", () => {
    const scrolled = spyScroll();
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => matchMedia(query.includes("reduce") ? "all" : query));
    const { rerender } = render(<Grid autoScrollToMostRecent items={items("a")} />);
    rerender(<Grid autoScrollToMostRecent items={items("a", "b")} />);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: "auto" }));
  });

  test("does not move focus for the first items, changed items, replaced items or with `replace`", () => {
    const { rerender } = render(<Grid items={[]} />);
    rerender(<Grid items={items("a", "b")} />);
    rerender(<Grid items={[{ id: "a", content: "Anders" }, ...items("b")]} />);
    rerender(<Grid items={items("c", "d")} />);
    rerender(<Grid pagination="replace" items={items("c", "d", "e")} />);
    expect(shown()).toBe("cde");
    expect(document.body).toHaveFocus();
  });
});

describe("a caller that loads pages", () => {
  test("is called until there is no more, and the visitor continues at the first new item", async () => {
    const onShowMore = vi.fn<() => void>();
    const props = { showPagination: true, pagination: "replace", onShowMore } satisfies Partial<GridProps>;
    const { rerender } = render(<Grid {...props} items={items("a")} />);
    await showMore();
    expect(onShowMore).toHaveBeenCalledOnce();
    rerender(<Grid {...props} items={items("b", "c")} hasMore={false} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(item("b")).toHaveFocus();
  });

  test("keeps focus in the grid if nothing new was loaded and the button is removed", async () => {
    const props = { showPagination: true, items: items("a", "b"), onShowMore: () => undefined };
    const { rerender } = render(<Grid {...props} />);
    await showMore();
    rerender(<Grid {...props} hasMore={false} />);
    expect(item("b")).toHaveFocus();
  });
});

describe("pages", () => {
  const all = items(..."abcdefgh");

  test.each([
    ["plain", (grid: ReactNode) => grid],
    ["in StrictMode", (grid: ReactNode) => <StrictMode>{grid}</StrictMode>],
  ])("appear one by one, %s", async (_name, wrap) => {
    const onPagesChange = vi.fn<(pages: number) => void>();
    render(wrap(<Grid showPagination items={all} onPagesChange={onPagesChange} />));
    expect(shown()).toBe("abcdef");
    await userEvent.click(screen.getByRole("button", { name: "Meer tonen" }));
    expect(shown()).toBe("abcdefgh");
    expect(item("g")).toHaveFocus();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(onPagesChange.mock.calls).toEqual([[2]]);
  });

  test("begin with the default number, also on a server", () => {
    const grid = <Grid showPagination items={all} defaultPages={2} />;
    expect(renderToString(grid)).toContain("Reis <!-- -->h");
    render(grid);
    expect(shown()).toBe("abcdefgh");
  });

  test("can be controlled", async () => {
    const requested: number[] = [];
    const { rerender } = render(
      <Grid showPagination items={all} pages={1} onPagesChange={(pages) => requested.push(pages)} />,
    );
    await showMore();
    expect(shown()).toBe("abcdef");

    function Controlled({ list }: { list: GridItem[] }): ReactNode {
      const [pages, setPages] = useState(1);
      return (
        <>
          <Grid showPagination items={list} pages={pages} onPagesChange={setPages} />
          <output>{pages}</output>
        </>
      );
    }
    rerender(<Controlled list={all} />);
    await showMore();
    expect(shown()).toBe("abcdefgh");
    expect(item("g")).toHaveFocus();
    rerender(<Controlled list={items(..."stuvwxyz")} />);
    expect(shown()).toBe("stuvwx");
    expect(screen.getByRole("status")).toHaveTextContent("1");
    expect(requested).toEqual([2]);
  });
});

describe("an item that has focus", () => {
  const focus = (id: string): void => screen.getByText(`Reis ${id}`).focus();

  test.each([
    ["is replaced with the list", "xyz", "x"],
    ["is removed", "acd", "c"],
    ["is removed at the end, with the items after it", "a", "a"],
    ["moves", "dcba", "b"],
  ])("and %s", (_what, ids, expected) => {
    const { rerender } = render(<Grid items={items(..."abcd")} />);
    focus("b");
    rerender(<Grid items={items(...ids)} />);
    expect(item(expected)).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });

  test("and is removed with all others leaves focus on the grid", () => {
    const { rerender } = render(<Grid data-testid="grid" items={items("a")} />);
    focus("a");
    rerender(<Grid data-testid="grid" items={[]} />);
    expect(screen.getByTestId("grid")).toHaveFocus();
  });

  test("does not get focus back after the visitor left it", async () => {
    const grid = (...ids: string[]) => (
      <>
        <Grid items={items(...ids)} />
        <p>Elders</p>
        <button type="button">Knop</button>
      </>
    );
    const { rerender } = render(grid("a"));
    focus("a");
    await userEvent.click(screen.getByText("Elders"));
    rerender(grid("x"));
    expect(document.body).toHaveFocus();
    focus("x");
    await userEvent.click(screen.getByRole("button"));
    rerender(grid("y"));
    expect(screen.getByRole("button")).toHaveFocus();
  });
});
