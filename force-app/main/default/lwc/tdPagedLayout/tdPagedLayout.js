import TdLayoutBlock, { numbered } from "c/tdLayoutBlock";
import { createPager, gridPageSize, labelItem, maxSlots, messages, pagerState } from "c/tdModels";

/** Base class of blocks that show the content of drop zones page by page. */
export default class TdPagedLayout extends TdLayoutBlock {
  static renderMode = "light";

  pager;
  /** State of the pager. */
  paging;
  /** Indexes of the drop zones that have content: the items. Unknown before the first render. */
  filled = [];

  get hasMore() {
    return Boolean(this.paging?.hasMore);
  }

  get state() {
    return [this.paging, this.filled];
  }

  pagerOptions({ showPagination, numberOfColumns, autoScrollToMostRecent }) {
    const pageSize = showPagination ? gridPageSize(numberOfColumns) : Infinity;
    return { itemIds: this.filled, pageSize, scrollToNew: autoScrollToMostRecent };
  }

  prepare(view) {
    const { visibleLimit } = this.paging ?? pagerState(this.pagerOptions(view));
    const items = Array.from({ length: maxSlots }, (_, zone) => {
      const index = this.filled.indexOf(zone);
      return { label: labelItem({ id: zone }, index, view.itemLabel), isHidden: index >= visibleLimit };
    });
    return { ...super.prepare(view), ...numbered("item", items), showMoreLabel: messages.showMore };
  }

  showMore() {
    this.pager.showMore();
  }

  renderedCallback() {
    super.renderedCallback();
    const zones = [...this.refs.list.children];
    const filled = [...zones.keys()].filter((zone) => zones[zone].childElementCount > 0);
    // A new array would render the component again.
    if (filled.join() !== this.filled.join()) this.filled = filled;
    const options = { ...this.pagerOptions(this.view), getItem: (index) => zones[this.filled[index]] };
    if (!this.pager) {
      // Its listeners are on this component's own element, so it needs no destroy().
      this.pager = createPager(this.refs.list.parentElement, options);
      this.pager.subscribe(() => {
        this.paging = this.pager.getState();
      });
      this.paging = this.pager.getState();
    }
    this.pager.update(options);
  }
}
