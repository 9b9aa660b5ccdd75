import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { rowsScrolled, rowsToRender, scrollTopToShow } from "./row-window.ts";
import type { SearchListModel } from "./use-search-list.ts";

/** Props of {@link SuggestionPanel}. */
export interface SuggestionPanelProps {
  id: string;
  /** Names the list for readers. */
  label: string;
  list: SearchListModel;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The id of the option in a row, for `aria-activedescendant`. */
export const optionId = (panelId: string, index: number): string => `${panelId}-${index}`;

const rowHeights = (count: number): string => `calc(${count} * var(--_row-block-size))`;

/** The elements that scroll: the panel, and the row that is kept in view. */
interface ScrollingRefs {
  panel: RefObject<HTMLDivElement | null>;
  activeRow: RefObject<HTMLDivElement | null>;
}

/** Scrolls a new result to its top, and an active row into view; when a row has the focus, the focus goes along. */
function useScrolling({ activeIndex, scrolledRows, matches }: SearchListModel): ScrollingRefs {
  const panel = useRef<HTMLDivElement>(null);
  const activeRow = useRef<HTMLDivElement>(null);
  const count = matches.length;
  const isAtTop = scrolledRows === 0;
  useLayoutEffect(() => {
    if (panel.current && isAtTop) panel.current.scrollTop = 0;
  }, [isAtTop]);
  useLayoutEffect(() => {
    if (!panel.current || activeIndex < 0) return;
    panel.current.scrollTop = scrollTopToShow(activeIndex, count, panel.current);
    if (panel.current.matches(":focus-within")) activeRow.current?.focus({ preventScroll: true });
  }, [activeIndex, count]);
  return { panel, activeRow };
}

/**
 * The suggestions, of which only the rows in view are in the document. Renders a `<div>` that is a list box. The input
 * keeps the focus when a row is pressed.
 */
export function SuggestionPanel({ id, label, list, onKeyDown }: SuggestionPanelProps): ReactNode {
  const { matches, activeIndex, chosenIndex, scrolledRows, dispatch, choose } = list;
  const { panel, activeRow } = useScrolling(list);
  const count = matches.length;
  return (
    <div
      ref={panel}
      className="td-search-list__panel"
      role="listbox"
      id={id}
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={(event) => dispatch({ type: "panelScrolled", scrolledRows: rowsScrolled(count, event.currentTarget) })}
    >
      <div role="presentation" style={{ blockSize: rowHeights(count) }} />
      {rowsToRender({ count, scrolledRows, activeIndex }).map((index) => {
        const option = matches[index];
        return (
          option && (
            <div
              key={index}
              ref={index === activeIndex ? activeRow : null}
              className="td-search-list__option"
              role="option"
              id={optionId(id, index)}
              tabIndex={-1}
              aria-selected={index === chosenIndex}
              aria-posinset={index + 1}
              aria-setsize={count}
              data-active={index === activeIndex ? "" : undefined}
              style={{ insetBlockStart: rowHeights(index) }}
              onClick={(event) => choose(option, event.nativeEvent)}
              onFocus={() => dispatch({ type: "optionFocused", index })}
              onKeyDown={onKeyDown}
            >
              {option.label}
            </div>
          )
        );
      })}
    </div>
  );
}
