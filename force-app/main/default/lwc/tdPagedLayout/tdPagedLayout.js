import TdLayoutBlock, { numbered } from "c/tdLayoutBlock";
import { labelItem, maxSlots, messages } from "c/tdModels";

/** Shows what stands in the drop zones page by page: the next page comes when a visitor asks for it. */
export default class TdPagedLayout extends TdLayoutBlock {
  static renderMode = "light";

  pages = 1;
  /** The drop zones that hold something, counted from 0 and in order: the items. Not known before they are drawn. */
  filled = [];
  /** The item that a visitor just asked for, by its place among the items. */
  arriving = -1;

  get hasMore() {
    return this.filled.length > this.view.shown;
  }

  get state() {
    return [this.pages, this.filled];
  }

  prepare(view, settings) {
    const count = view.showPagination ? this.pages * view.pageSize : maxSlots;
    const items = Array.from({ length: maxSlots }, (_, zone) => {
      const place = this.filled.indexOf(zone);
      return { label: labelItem({ id: String(zone) }, place, settings.itemLabel), isHidden: place >= count };
    });
    return { ...super.prepare(view, settings), ...numbered("item", items), shown: count, showMoreLabel: messages.showMore };
  }

  showMore() {
    this.arriving = this.view.shown;
    this.pages += 1;
  }

  renderedCallback() {
    const zones = [...this.refs.list.children];
    const filled = [...zones.keys()].filter((zone) => zones[zone].childElementCount > 0);
    // Another list draws the component again, so an equal one is not taken for another.
    if (filled.join() !== this.filled.join()) this.filled = filled;
    const item = zones[filled[this.arriving]];
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
