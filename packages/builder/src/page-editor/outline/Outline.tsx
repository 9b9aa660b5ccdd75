import { memo, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { rootId } from "../../content/editor-data.ts";
import { useEditor } from "../editor-context.ts";
import { icons } from "../../controls/icons.ts";
import { PathIcon } from "../../controls/PathIcon.tsx";
import { SearchInput } from "../../controls/SearchInput.tsx";
import { usePageData, usePageSession, useSelectedId, useSelection } from "../../page-session/page-context.ts";
import { useProblems } from "../../problems/problems-context.ts";
import { outlineLines, rangeOf, shownLines, type OutlineLine } from "./outline-lines.ts";
import { useOutlineDrag } from "./use-outline-drag.ts";
import { messages } from "../../messages/index.ts";

interface LineProps extends OutlineLine {
  isSelected: boolean;
  /** Whether its settings are shown. */
  isLast: boolean;
  isExpanded: boolean;
  hasProblem: boolean;
  /** Where a dragged line would go, if it is at this one. */
  dropSide: string | undefined;
}

/** Memoized, because a page has hundreds of them and a change concerns one or two. */
const Line = memo(function Line({
  id,
  label,
  level,
  hasChildren,
  isSelected,
  isLast,
  isExpanded,
  hasProblem,
  dropSide,
}: LineProps): ReactNode {
  return (
    <li
      role="treeitem"
      aria-label={hasProblem ? messages.editor.hasProblem(label) : label}
      aria-level={level}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isExpanded : undefined}
      tabIndex={isLast ? 0 : -1}
      draggable={id !== rootId}
      className="org-builder-outline__item"
      style={{ paddingInlineStart: `${level * 0.75}rem` }}
      data-line={id}
      data-drop={dropSide}
      title={label}
    >
      {/* Screen readers and the keyboard have the arrow keys. */}
      <span aria-hidden="true" className="org-builder-outline__toggle" data-toggle={hasChildren ? id : undefined} />
      <span className="org-builder-outline__label">{label}</span>
      {hasProblem && (
        <span className="org-builder-outline__mark" aria-hidden="true">
          <PathIcon path={icons.warning} />
        </span>
      )}
    </li>
  );
});

/**
 * The page as a tree, with a search. It can be used with the arrow keys, and the shortcuts work on what is selected. Control or
 * Shift with a press, and Shift with an arrow key, select several components.
 */
export function Outline(): ReactNode {
  const { editText } = useEditor();
  const { dispatch } = usePageSession();
  const selection = useSelection();
  const select = (...ids: readonly string[]): void => dispatch({ type: "selected", ids });
  const { all: problems } = useProblems();
  const data = usePageData();
  const selectedId = useSelectedId();
  const tree = useRef<HTMLUListElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState("");
  const { drop, handlers } = useOutlineDrag();
  const lines = outlineLines(data);
  // What is selected on the page comes into view.
  const around = lines.find(({ id }) => id === selectedId)?.parents ?? [];
  const closed = new Set([...collapsed].filter((id) => !around.includes(id)));
  const shown = shownLines(lines, closed, query);
  const idsWithProblem = new Set(problems.flatMap(({ itemId, isAdvice }) => (isAdvice ? [] : [itemId])));

  const toggle = (id: string): void => {
    const isClosed = closed.has(id);
    if (around.includes(id)) select(id);
    setCollapsed((before) => new Set(isClosed ? [...before].filter((each) => each !== id) : [...before, id]));
  };

  const shownId = useRef(selectedId);
  // After a move or a removal the focus stays on what is selected. React does not say when a node was moved, so look after each render.
  useEffect(() => {
    const selected = tree.current?.querySelector<HTMLElement>('[tabindex="0"]');
    const { activeElement } = document;
    const isFree = activeElement === document.body || tree.current?.contains(activeElement);
    if (tree.current?.dataset.hadFocus === "true" && isFree) selected?.focus();
    else if (shownId.current !== selectedId) selected?.scrollIntoView({ block: "nearest" });
    shownId.current = selectedId;
  });

  const step = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
    if (event.key === "Enter") return editText(selectedId, 0);
    const index = shown.findIndex(({ id }) => id === selectedId);
    const line = shown[index];
    const isOpen = line?.hasChildren && !closed.has(line.id);
    if (line?.hasChildren && event.key === (isOpen ? "ArrowLeft" : "ArrowRight")) {
      event.preventDefault();
      return toggle(line.id);
    }
    const parent = shown.findIndex(({ id }) => id === line?.parents.at(-1));
    const target = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      ArrowRight: isOpen ? index + 1 : index,
      ArrowLeft: parent,
      Home: 0,
      End: shown.length - 1,
    }[event.key];
    const next = target === undefined ? undefined : shown[target];
    if (!next) return undefined;
    event.preventDefault();
    if (!event.shiftKey) return select(next.id);
    if (event.key === "Home" || event.key === "End") return select(...rangeOf(shown, selection[0], next.id));
    if (next.id === rootId) return undefined;
    // Back over a line that is selected already: the last one no longer is.
    const isBack = selection.includes(next.id);
    const kept = selection.filter((id) => id !== next.id && !(isBack && id === selectedId));
    return select(...kept, next.id);
  };
  const choose = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const toggled = target.closest<HTMLElement>("[data-toggle]")?.dataset.toggle;
    if (toggled !== undefined) return toggle(toggled);
    const id = target.closest<HTMLElement>("[data-line]")?.dataset.line;
    if (id === undefined) return;
    const others = selection.filter((each) => each !== id);
    if (shiftKey) select(...rangeOf(shown, selection[0], id));
    else if ((ctrlKey || metaKey) && others.length > 0)
      select(...(others.length < selection.length ? others : [...others, id]));
    else select(id);
  };
  const keepFocus = (hasFocus: boolean): void => {
    if (tree.current) tree.current.dataset.hadFocus = String(hasFocus);
  };
  return (
    <>
      <SearchInput label={messages.editor.searchOutline} value={query} onChange={setQuery} />
      <ul
        ref={tree}
        className="org-builder-outline"
        role="tree"
        aria-multiselectable="true"
        data-panel=""
        aria-label={messages.editor.outlineOfPage}
        onClick={choose}
        onKeyDown={step}
        onFocus={() => keepFocus(true)}
        onBlur={(event) => event.relatedTarget && keepFocus(false)}
        {...handlers}
      >
        {shown.map((line) => (
          <Line
            key={line.id}
            {...line}
            isSelected={selection.includes(line.id)}
            isLast={line.id === selectedId}
            isExpanded={query !== "" || !closed.has(line.id)}
            hasProblem={idsWithProblem.has(line.id)}
            dropSide={drop?.id === line.id ? drop.side : undefined}
          />
        ))}
      </ul>
    </>
  );
}
