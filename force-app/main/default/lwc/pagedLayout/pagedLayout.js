import LayoutBlock, { numbered } from "c/layoutBlock";
import { labelItem, maxSlots, messages } from "c/layoutModels";

/** Shows what stands in the drop zones page by page: the next page comes when a visitor asks for it. */
export default class PagedLayout extends LayoutBlock {
  static renderMode = "light";

  pages = 1;
  /** How many drop zones hold something; not known before they are drawn. */
  filled = 0;
  /** The place of the item that a visitor just asked for. */
  arriving = -1;

  get hasMore() {
    return this.filled > this.view.shown;
  }

  get state() {
    return [this.pages];
  }

  prepare(view) {
    const count = view.showPagination ? this.pages * view.pageSize : maxSlots;
    const items = Array.from({ length: maxSlots }, (_, index) => ({
      label: labelItem({ id: String(index) }, index),
      isHidden: index >= count,
    }));
    return { ...super.prepare(view), ...numbered("item", items), shown: count, showMoreLabel: messages.showMore };
  }

  showMore() {
    this.arriving = this.view.shown;
    this.pages += 1;
  }

  renderedCallback() {
    const items = [...this.refs.list.children];
    this.filled = items.filter((item) => item.childElementCount > 0).length;
    const item = items[this.arriving];
    this.arriving = -1;
    if (item) this.welcome(item);
  }

  /** Brings the visitor to the first of the items that came. */
  welcome(item) {
    const { autoScroll } = this.view;
    const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)").matches;
    item.focus({ preventScroll: autoScroll });
    if (autoScroll) item.scrollIntoView({ behavior: prefersStillness ? "auto" : "smooth", block: "nearest" });
  }
}
