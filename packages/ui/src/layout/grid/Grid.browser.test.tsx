import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../style.css";
import { Grid, type GridProps } from "./index.ts";

const items = (...ids: string[]): GridProps["items"] => ids.map((id) => ({ id, content: `Reis ${id}` }));
const shown = (): (string | null)[] => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const scroll = () => vi.spyOn(Element.prototype, "scrollIntoView");

afterEach(() => vi.restoreAllMocks());

test("appends what is new, and takes the visitor to the first of it", () => {
  const scrolled = scroll();
  const { rerender } = render(<Grid items={items("a", "b")} />);
  expect(document.body).toHaveFocus();
  rerender(<Grid items={items("b", "c", "d")} />);
  expect(shown()).toEqual(["Reis a", "Reis b", "Reis c", "Reis d"]);
  expect(screen.getByText("Reis c")).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

test("scrolls smoothly to the first new item when told to", () => {
  const scrolled = scroll();
  const { rerender } = render(<Grid autoScrollToMostRecent items={items("a")} />);
  rerender(<Grid autoScrollToMostRecent items={items("b", "c")} />);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: "smooth" }));
  expect(scrolled.mock.contexts).toEqual([screen.getByText("Reis b")]);
});

test("scrolls at once for visitors who prefer less motion", () => {
  const scrolled = scroll();
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => matchMedia(query.includes("reduce") ? "all" : query));
  const { rerender } = render(<Grid autoScrollToMostRecent items={items("a")} />);
  rerender(<Grid autoScrollToMostRecent items={items("b")} />);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: "auto" }));
});

test("leaves the focus alone when items are replaced, changed or first come", () => {
  const { rerender } = render(<Grid items={[]} />);
  rerender(<Grid items={items("a", "b")} />);
  rerender(<Grid items={[{ id: "a", content: "Reis a, nieuw" }]} />);
  expect(shown()).toEqual(["Reis a, nieuw", "Reis b"]);
  rerender(<Grid pagination="replace" items={items("c", "d")} />);
  expect(shown()).toEqual(["Reis c", "Reis d"]);
  expect(document.body).toHaveFocus();
});

test("asks its owner for more, until there is no more", async () => {
  const onShowMore = vi.fn<() => void>();
  const { rerender } = render(<Grid showPagination items={items("a")} onShowMore={onShowMore} />);
  await userEvent.click(screen.getByRole("button", { name: "Meer tonen" }));
  expect(onShowMore).toHaveBeenCalledOnce();
  rerender(<Grid showPagination items={items("b")} onShowMore={onShowMore} hasMore={false} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("does not lose the focus with a button that leaves after the last items", async () => {
  const props = { showPagination: true, pagination: "replace", onShowMore: () => undefined } as const;
  const { rerender } = render(<Grid {...props} items={items("a")} />);
  await userEvent.click(screen.getByRole("button", { name: "Meer tonen" }));
  rerender(<Grid {...props} items={items("b", "c")} hasMore={false} />);
  expect(screen.getByText("Reis b")).toHaveFocus();
});

test("shows its own items page by page without such an owner", async () => {
  const all = items(..."abcdefgh");
  render(<Grid showPagination items={all} numberOfColumns={3} />);
  expect(shown()).toHaveLength(6);
  await userEvent.click(screen.getByRole("button", { name: "Meer tonen" }));
  expect(shown()).toHaveLength(8);
  expect(screen.getByText("Reis g")).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("offers nothing without pagination", () => {
  render(<Grid items={items(..."abcdefgh")} onShowMore={() => undefined} />);
  expect(shown()).toHaveLength(8);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("numbers its items for screen readers", () => {
  render(<Grid items={[...items("a", "b"), { id: "c", ariaLabel: "Fjorden", content: "Reis c" }]} />);
  const names = ["List Item 1", "List Item 2", "Fjorden"];
  expect(names.map((name) => screen.getByRole("listitem", { name }).textContent)).toEqual([
    "Reis a",
    "Reis b",
    "Reis c",
  ]);
});
