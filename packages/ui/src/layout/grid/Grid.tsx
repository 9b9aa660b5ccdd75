import { useRef, type ComponentProps, type ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import * as messages from "../../messages/index.ts";
import type { Alignment, ItemSpacing } from "../../settings/choices.ts";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { labelItem, type GridItemIdentity, type GridPagination } from "./grid-items.ts";
import { gridModel, gridProperties } from "./grid-model.ts";
import { useArrival, useGridItems } from "./use-grid-items.ts";

/** An item of a {@link Grid}. */
export interface GridItem extends GridItemIdentity {
  content: ReactNode;
}

/** Props of {@link Grid}; what is not named here goes to the `<div>` around list and button. */
export interface GridProps extends Omit<ComponentProps<"div">, "children"> {
  /** A page of items, or all of them. A new list is a new page. */
  items: readonly GridItem[];
  /** Whether a new page stands after the items that are there, or instead of them. */
  pagination?: GridPagination | undefined;
  /** Asks for the next page. Without it the grid itself shows its items page by page. */
  onShowMore?: (() => void) | undefined;
  /** Whether there is a next page to ask for. */
  hasMore?: boolean | undefined;
  /** What stands on the button for more. */
  showMoreLabel?: string | undefined;
  /** What a screen reader calls an item without a label of its own; `{0}` is its number. */
  itemLabel?: string | undefined;
  /** As a CSS length; a number counts pixels. Never wider than what the grid stands in. */
  width?: string | number | undefined;
  /** Where a grid that is less wide than its surroundings stands. */
  horizontalAlignment?: Alignment | undefined;
  /** At most so many columns, from 1 to 6; fewer where the grid has little room. */
  numberOfColumns?: number | undefined;
  itemSpacing?: ItemSpacing | undefined;
  /** Offers more items with a button. */
  showPagination?: boolean | undefined;
  borderColor?: string | undefined;
  borderRadius?: string | number | undefined;
  borderWidth?: string | number | undefined;
  backgroundColor?: string | undefined;
  /** Scrolls to the first of the items that were added; at once for visitors who prefer less motion. */
  autoScrollToMostRecent?: boolean | undefined;
  /** Makes all rows as high as the highest. */
  isFixedRowHeight?: boolean | undefined;
}

/** Items in columns, with a button for more. Items that are added take the focus. Renders a `<div>` around a `<ul>`; `ref` is the `<div>`. */
export function Grid(props: GridProps): ReactNode {
  const { items, pagination = "append", onShowMore, hasMore = true, showMoreLabel, itemLabel, ...others } = props;
  const [settings, native] = useSettings("Grid", gridProperties, others);
  const view = gridModel(settings);
  const list = useRef<HTMLUListElement>(null);
  const { shown, hasHidden, showMore } = useGridItems({
    items,
    pagination,
    view,
    isPagedByCaller: onShowMore !== undefined,
  });
  const awaitArrival = useArrival(list, shown, { isAppended: pagination === "append", autoScroll: view.autoScroll });

  const askForMore = (): void => {
    awaitArrival();
    (onShowMore ?? showMore)();
  };
  return (
    <div {...rootProps(view, native)}>
      <ul ref={list} className="td-grid__list">
        {shown.map((item, index) => (
          <li
            key={item.key ?? item.id}
            className="td-grid__item"
            tabIndex={-1}
            aria-label={labelItem(item, index, typeof itemLabel === "string" ? itemLabel : undefined)}
          >
            {item.content}
          </li>
        ))}
      </ul>
      {view.showPagination && (onShowMore ? hasMore : hasHidden) && (
        <Button
          className="td-grid__more"
          variant="outline"
          label={showMoreLabel ?? messages.showMore}
          onClick={askForMore}
        />
      )}
    </div>
  );
}
