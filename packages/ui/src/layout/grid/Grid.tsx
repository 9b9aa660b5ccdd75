import { useLayoutEffect, type ComponentProps, type ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { useController } from "../../internal/use-controller.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { layout, useMessages } from "../../messages/index.ts";
import type { Alignment, ItemSpacing } from "../../settings/choices.ts";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { labelItem, usableItems, type GridItemIdentity, type GridPagination } from "./grid-items.ts";
import { gridModel, gridPageSize, gridProperties } from "./grid-model.ts";
import { createPager, pagerState, type PagerOptions } from "./pager.ts";

/** An item of a {@link Grid}. */
export interface GridItem extends GridItemIdentity {
  content: ReactNode;
}

/** Props of {@link Grid}. All other props go to the `<div>` around the list and the button. */
export interface GridProps extends Omit<ComponentProps<"div">, "children"> {
  /** All items, in their order. Use `paginateItems` to merge a page of a server into the list. */
  items: readonly GridItem[];
  /** Number of visible pages, for a controlled grid. */
  pages?: number | undefined;
  /** Initial number of visible pages of an uncontrolled grid. @default 1 */
  defaultPages?: number | undefined;
  /** Called with the new number of visible pages. */
  onPagesChange?: ((pages: number) => void) | undefined;
  /**
   * With `append`, items that are added at the end of the list get focus. With `replace`, new items get focus only after the
   * visitor activated the button. Default `append`.
   */
  pagination?: GridPagination | undefined;
  /** Loads the next page. The button then calls it, and all `items` are visible. */
  onShowMore?: (() => void) | undefined;
  /** Whether there is a next page to load. Only for a grid with `onShowMore`. @default true */
  hasMore?: boolean | undefined;
  /** Label of the button. @default "Meer tonen" */
  showMoreLabel?: string | undefined;
  /** Accessible name of an item without a label, where `{0}` is its number. @default "Onderdeel {0}" */
  itemLabel?: string | undefined;
  /** CSS length; a number is in pixels. Never wider than the container. */
  width?: string | number | undefined;
  /** Position of a grid that is narrower than its container. */
  horizontalAlignment?: Alignment | undefined;
  /** Maximum number of columns, from 1 to 6; fewer in a narrow container. */
  numberOfColumns?: number | undefined;
  /** Room between the parts. */
  itemSpacing?: ItemSpacing | undefined;
  /** Shows the items page by page, with a button for more. */
  showPagination?: boolean | undefined;
  /** Color of the border. */
  borderColor?: string | undefined;
  /** Radius of the corners as a CSS length. A number is in pixels. */
  borderRadius?: string | number | undefined;
  /** Width of the border as a CSS length. A number is in pixels. */
  borderWidth?: string | number | undefined;
  /** Color behind the content. */
  backgroundColor?: string | undefined;
  /** Scrolls to new items that get focus; without animation for visitors who prefer reduced motion. */
  autoScrollToMostRecent?: boolean | undefined;
  /** Makes all rows as high as the highest row. */
  isFixedRowHeight?: boolean | undefined;
}

/**
 * Items in columns, with a button that shows more. Renders a `<div>` around a `<ul>`; `ref` is the `<div>`.
 *
 * `items` is the whole list. Items of later pages are rendered with the attribute `hidden`, and printed. A list that does not begin with the previous items returns to the first page.
 */
export function Grid(props: GridProps): ReactNode {
  const { items, pagination = "append", onShowMore, hasMore = true, showMoreLabel, itemLabel, ...rest } = props;
  const { pages, defaultPages, onPagesChange, ref, ...others } = rest;
  const [settings, native] = useSettings("Grid", gridProperties, others);
  const { showPagination, numberOfColumns, autoScrollToMostRecent } = settings;
  const messages = useMessages(layout);
  const allItems = usableItems(items);
  const root = useSharedRef(ref);
  const options: PagerOptions = {
    itemIds: allItems.map(({ id }) => id),
    pageSize: showPagination && !onShowMore ? gridPageSize(numberOfColumns) : Infinity,
    pages,
    defaultPages,
    onPagesChange,
    focusAppended: pagination === "append",
    scrollToNew: autoScrollToMostRecent,
  };
  const [pager, pagerRef] = useController(root, (element) => createPager(element, options), pagerState(options));
  useLayoutEffect(() => pagerRef.current?.update(options));

  const showMore = (): void => {
    pagerRef.current?.showMore();
    onShowMore?.();
  };
  useWarnings(({ cannotChange }) => [
    ...(Array.isArray(items) && allItems.length === items.length ? [] : ["Grid ignores items without a unique id."]),
    ...(pages === undefined || onPagesChange ? [] : [cannotChange("Grid", "pages", "onPagesChange")]),
  ]);
  return (
    <div {...rootProps(gridModel(settings), native)} ref={root}>
      <ul className="td-grid__list">
        {allItems.map((item, index) => (
          <li
            key={item.key ?? item.id}
            className="td-grid__item"
            hidden={index >= pager.visibleLimit}
            tabIndex={-1}
            aria-label={labelItem(item, index, typeof itemLabel === "string" ? itemLabel : messages.listItem)}
          >
            {item.content}
          </li>
        ))}
      </ul>
      {showPagination && (onShowMore ? hasMore : pager.hasMore) && (
        <Button
          className="td-grid__more"
          variant="outline"
          label={showMoreLabel ?? messages.showMore}
          onClick={showMore}
        />
      )}
    </div>
  );
}
