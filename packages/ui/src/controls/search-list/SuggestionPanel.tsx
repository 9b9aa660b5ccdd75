import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { placePanel, showActiveRow } from "./place-panel.ts";
import { rowsToRender } from "./row-window.ts";
import type { SearchListModel } from "./use-search-list.ts";

/** Props of {@link SuggestionPanel}. */
export interface SuggestionPanelProps {
  /** Id of the input, from which those of the panel and its options are made. */
  fieldId: string;
  /** Ids of the elements that name the list. */
  labelledBy: string;
  list: SearchListModel;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The id of the label, of the list box (`options`) or of the option in a row. */
export const partId = (fieldId: string, part: "label" | "options" | number): string => `${fieldId}-${part}`;

/** The height of a row in rem, the same as in SearchList.css: a calculation in the style would slow every key down. */
const rowHeight = 2.75;
const rowHeights = (count: number): string => `${count * rowHeight}rem`;

/** More characters are in smaller type: three lines in place of two, for a phone of 320 pixels. */
const longLabel = 60;

/** A ref of the panel's first child, which React calls with it when the rows start at the top again. */
const scrollToTop = (child: HTMLElement | null): void => child?.parentElement?.scrollTo?.(0, 0);

/**
 * The suggestions, of which only the rows in view are in the document. Renders a `<div>` that is a list box. The input
 * keeps the focus when a row is pressed.
 */
export function SuggestionPanel({ fieldId, labelledBy, list, onKeyDown }: SuggestionPanelProps): ReactNode {
  const { matches, count, activeIndex, scrolledRows } = list;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placePanel(panel.current), []);
  useLayoutEffect(() => {
    if (activeIndex >= 0) panel.current?.parentElement?.scrollIntoView?.({ block: "nearest" });
    showActiveRow(panel.current);
  }, [activeIndex]);
  return (
    <div
      ref={panel}
      className="td-search-list__panel"
      role="listbox"
      id={partId(fieldId, "options")}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) => {
        // Rounded up, so that 0 means the very top.
        const rows = Math.ceil((scrollTop / scrollHeight) * count);
        if (rows !== scrolledRows) list.update({ scrolledRows: rows });
      }}
    >
      <div ref={scrolledRows === 0 ? scrollToTop : null} style={{ blockSize: rowHeights(count) }} />
      {rowsToRender(count, scrolledRows, activeIndex).map((index) => {
        const suggestion = matches[index];
        return (
          suggestion && (
            <div
              key={index}
              className="td-search-list__option"
              role="option"
              id={partId(fieldId, index)}
              tabIndex={-1}
              title={suggestion.label.length > longLabel ? suggestion.label : undefined}
              aria-selected={index === list.chosenIndex}
              aria-disabled={suggestion.option.disabled}
              aria-posinset={index + 1}
              aria-setsize={count}
              data-active={index === activeIndex ? "" : undefined}
              style={{ insetBlockStart: rowHeights(index) }}
              onClick={suggestion.option.disabled ? undefined : (event) => list.choose(suggestion, event.nativeEvent)}
              onFocus={() => list.reach(index)}
              onKeyDown={onKeyDown}
            >
              {suggestion.label}
            </div>
          )
        );
      })}
    </div>
  );
}
