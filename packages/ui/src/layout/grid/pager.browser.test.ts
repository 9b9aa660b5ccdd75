import { expect, onTestFinished, test, vi } from "vitest";
import { createPager, type PagerOptions } from "../../models.ts";

/** A list without React, rendered again with each change of the pager's state. */
function mount(options: Omit<PagerOptions, "itemIds" | "pageSize">, count: number) {
  const root = document.body.appendChild(document.createElement("div"));
  const list = root.appendChild(document.createElement("ol"));
  let itemIds = Array.from({ length: count }, (_, index) => index);
  const pager = createPager(root, {
    ...options,
    itemIds,
    pageSize: 3,
    getItem: (index) => list.querySelectorAll("li")[index],
  });
  const render = (): void => {
    const shown = itemIds.slice(0, pager.getState().visibleLimit);
    for (const item of list.querySelectorAll("li")) if (!shown.includes(Number(item.textContent))) item.remove();
    const rendered = [...list.children].map(({ textContent }) => Number(textContent));
    for (const id of shown.filter((each) => !rendered.includes(each)))
      list.appendChild(document.createElement("li")).textContent = String(id);
    pager.update({ itemIds });
  };
  pager.subscribe(render);
  render();
  onTestFinished(() => {
    pager.destroy();
    root.remove();
  });
  const setItems = (ids: number[]): void => {
    itemIds = ids;
    render();
  };
  const shown = (): string => [...list.children].map(({ textContent }) => textContent).join("");
  return { pager, setItems, shown };
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

test("shows pages, moves focus to the first new item, and returns to the first page of another list", () => {
  const onPagesChange = vi.fn<(pages: number) => void>();
  const { pager, shown } = mount({ onPagesChange }, 7);
  expect(pager.getState()).toEqual({ pages: 1, visibleLimit: 3, hasMore: true });
  pager.showMore();
  expect([shown(), focused()]).toEqual(["012345", "3"]);
  pager.showMore();
  expect([shown(), focused(), pager.getState().hasMore]).toEqual(["0123456", "6", false]);
  pager.update({ itemIds: [] });
  expect(pager.getState().pages).toBe(1);
  expect(onPagesChange.mock.calls).toEqual([[2], [3], [1]]);
});

test("does not ask an owner that replaces the list and chooses a page at once", () => {
  const onPagesChange = vi.fn<(pages: number) => void>();
  const pager = createPager(document.createElement("div"), {
    itemIds: [1, 2, 3, 4],
    pageSize: 1,
    pages: 3,
    onPagesChange,
  });
  onTestFinished(pager.destroy);
  pager.update({ itemIds: [10, 11, 12, 13], pages: 2 });
  expect(onPagesChange).not.toHaveBeenCalled();
});

test("leaves a controlled number of pages to its owner", () => {
  const onPagesChange = vi.fn<(pages: number) => void>();
  const { pager, shown } = mount({ pages: 2, onPagesChange }, 9);
  pager.showMore();
  expect(shown()).toBe("012345");
  expect(onPagesChange).toHaveBeenCalledExactlyOnceWith(3);
  pager.update({ pages: 3 });
  expect([shown(), focused()]).toEqual(["012345678", "6"]);
});

test.each([0, -2, Number.NaN, 1.9])("reads %d pages as one", (defaultPages) => {
  expect(mount({ defaultPages }, 9).shown()).toBe("012");
});
