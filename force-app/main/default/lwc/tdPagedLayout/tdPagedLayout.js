import TdLayoutBlock, { numbered } from "c/tdLayoutBlock";
import { createPager, gridPageSize, labelItem, layoutMessages, maxSlots, pagerState } from "c/tdModels";

/** Base class of blocks that show the content of drop zones page by page. */
export default class TdPagedLayout extends TdLayoutBlock {
  createController = createPager;
  initialState = pagerState;
  /** Indexes of the drop zones that have content: the items. Unknown before the first render. */
  filled = [];

  get controlled() {
    return this.refs.list?.parentElement;
  }

  get zones() {
    return [...(this.refs.list?.children ?? [])];
  }

  get inputs() {
    return [...super.inputs, this.filled];
  }

  optionsOf({ showPagination, numberOfColumns, autoScrollToMostRecent }) {
    return {
      itemIds: this.filled,
      pageSize: showPagination ? gridPageSize(numberOfColumns) : Infinity,
      // A component that is moved gets a new pager, which continues with the pages of the last one.
      defaultPages: this.controllerState?.pages,
      scrollToNew: autoScrollToMostRecent,
      getItem: (index) => this.zones[this.filled[index]],
    };
  }

  prepare(view, { visibleLimit, hasMore }) {
    const items = Array.from({ length: maxSlots }, (_, zone) => {
      const index = this.filled.indexOf(zone);
      return { label: labelItem({ id: zone }, index, view.itemLabel), isHidden: index >= visibleLimit };
    });
    return { ...super.prepare(view), ...numbered("item", items), hasMore, showMoreLabel: layoutMessages.showMore };
  }

  showMore() {
    this.controller.showMore();
  }

  renderedCallback() {
    const { zones } = this;
    const filled = [...zones.keys()].filter((zone) => zones[zone].childElementCount > 0);
    // A new array would render the component again.
    if (filled.join() !== this.filled.join()) this.filled = filled;
    super.renderedCallback();
  }
}
