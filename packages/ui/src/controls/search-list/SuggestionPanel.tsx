import type { KeyboardEvent, ReactNode } from "react";
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

/**
 * Scrolls the panel to one of its children, as little as possible; where an option has the focus, the focus goes along.
 * As a ref it is called when React gives it to an element: when a row becomes the active one, or the panel starts at its
 * top again.
 */
function bringIntoView(child: HTMLElement | null): void {
  const panel = child?.parentElement;
  if (!panel) return;
  const { offsetTop, offsetHeight } = child;
  panel.scrollTop = Math.min(offsetTop, Math.max(panel.scrollTop, offsetTop + offsetHeight - panel.clientHeight));
  if (panel.matches(":focus-within")) child.focus();
}

/**
 * The suggestions, of which only the rows in view are in the document. Renders a `<div>` that is a list box. The input
 * keeps the focus when a row is pressed.
 */
export function SuggestionPanel({ fieldId, labelledBy, list, onKeyDown }: SuggestionPanelProps): ReactNode {
  const { matches, count, activeIndex, scrolledRows } = list;
  return (
    <div
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
      <div ref={scrolledRows === 0 ? bringIntoView : null} style={{ blockSize: rowHeights(count) }} />
      {rowsToRender(count, scrolledRows, activeIndex).map((index) => {
        const suggestion = matches[index];
        const isActive = index === activeIndex;
        return (
          suggestion && (
            <div
              key={index}
              ref={isActive ? bringIntoView : null}
              className="td-search-list__option"
              role="option"
              id={partId(fieldId, index)}
              tabIndex={-1}
              aria-selected={index === list.chosenIndex}
              aria-disabled={suggestion.option.disabled}
              aria-posinset={index + 1}
              aria-setsize={count}
              data-active={isActive ? "" : undefined}
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
