import { memo, useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { labelOf } from "../catalog/catalog.ts";
import { nesting } from "../catalog/nesting.ts";
import { documentName, isThemeLayout } from "../catalog/theme-layout.ts";
import { itemsIn, regionOf, rootId, rootItem, type EditorData, type EditorItem } from "../document/editor-data.ts";
import { textOf } from "../document/json.ts";
import { useEditor } from "./editor-context.ts";
import { usePageData, useSelectedId } from "../page/page-data.ts";
import { useProblems } from "../problems/problems-context.ts";

/** A line of the outline. */
interface Line {
  id: string;
  label: string;
  level: number;
}

/** What distinguishes components of one type. */
const detailOf = ({ props: { attributes } }: EditorItem): string => {
  const text =
    [attributes.title, attributes.label, attributes.specialistName].map(textOf).find((each) => each !== "") ?? "";
  return text.length > 32 ? `${text.slice(0, 31)}…` : text;
};

function linesOf(item: EditorItem, level: number): Line[] {
  const slots = nesting.slotsOf(item);
  const isSplit = slots.length > 1 && item.props.id !== rootId;
  return slots.flatMap((slot, index) =>
    itemsIn(item.props, slot).flatMap((child) => {
      const detail = detailOf(child);
      const place = isSplit ? ` (${slotName(regionOf(slot), index)})` : "";
      const label = `${labelOf(child.type)}${detail && `: ${detail}`}${place}`;
      return [{ id: child.props.id, label, level }, ...linesOf(child, level + 1)];
    }),
  );
}

const slotName = (region: string, index: number): string => (/\d$/.test(region) ? `vak ${index + 1}` : region);

const allLines = (data: EditorData): Line[] => [
  { id: rootId, label: documentName(isThemeLayout(data.root.props)), level: 1 },
  ...linesOf(rootItem(data), 2),
];

interface OutlineLineProps extends Line {
  isSelected: boolean;
  hasProblem: boolean;
  onSelect(id: string): void;
  onEdit(id: string, index: number): void;
}

/** Memoized, because a page has hundreds of them and a change concerns one or two. */
const OutlineLine = memo(function OutlineLine({
  id,
  label,
  level,
  isSelected,
  hasProblem,
  onSelect,
  onEdit,
}: OutlineLineProps): ReactNode {
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className="org-builder-outline__item"
      style={{ paddingInlineStart: `${level * 0.75}rem` }}
      onClick={() => onSelect(id)}
      onKeyDown={(event) => event.key === "Enter" && onEdit(id, 0)}
    >
      {label}
      {hasProblem && (
        <span className="org-builder-outline__mark" role="img" aria-label="(heeft een probleem)">
          {" ⚠"}
        </span>
      )}
    </li>
  );
});

/** The page as a tree. It can be used with the arrow keys, and the shortcuts work on what is selected. */
export function Outline(): ReactNode {
  const { commands, editText } = useEditor();
  const { all: problems } = useProblems();
  const data = usePageData();
  const selectedId = useSelectedId();
  const tree = useRef<HTMLUListElement>(null);
  const lines = data ? allLines(data) : [];
  const idsWithProblem = new Set(problems.flatMap(({ itemId, isAdvice }) => (isAdvice ? [] : [itemId])));

  const shownId = useRef(selectedId);
  // After a move or a removal the focus stays on what is selected. React does not say when a node was moved, so look after each render.
  useEffect(() => {
    const selected = tree.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const { activeElement } = document;
    const isFree = activeElement === document.body || tree.current?.contains(activeElement);
    if (tree.current?.dataset.hadFocus === "true" && isFree) selected?.focus();
    else if (shownId.current !== selectedId) selected?.scrollIntoView({ block: "nearest" });
    shownId.current = selectedId;
  });

  const step = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = lines.findIndex(({ id }) => id === selectedId);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: lines.length - 1 }[event.key];
    const line = target === undefined ? undefined : lines[target];
    if (!line) return;
    event.preventDefault();
    commands.select(line.id);
  };
  const keepFocus = (hasFocus: boolean): void => {
    if (tree.current) tree.current.dataset.hadFocus = String(hasFocus);
  };
  return (
    <ul
      ref={tree}
      className="org-builder-outline"
      role="tree"
      data-panel=""
      aria-label="Opbouw van de pagina"
      onKeyDown={step}
      onFocus={() => keepFocus(true)}
      onBlur={(event) => event.relatedTarget && keepFocus(false)}
    >
      {lines.map((line) => (
        <OutlineLine
          key={line.id}
          {...line}
          isSelected={line.id === selectedId}
          hasProblem={idsWithProblem.has(line.id)}
          onSelect={commands.select}
          onEdit={editText}
        />
      ))}
    </ul>
  );
}
