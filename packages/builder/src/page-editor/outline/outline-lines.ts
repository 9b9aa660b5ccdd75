import { labelOf } from "../../catalog/catalog.ts";
import { nesting } from "../../catalog/nesting.ts";
import { documentName, isThemeLayout } from "../../catalog/theme-layout.ts";
import { itemsIn, rootId, walkItems, type EditorData, type EditorItem } from "../../content/editor-data.ts";
import { textOf } from "../../content/json.ts";
import { isSection, readName } from "../../content/section-config.ts";
import { includesSearch } from "../../search-text.ts";
import { messages } from "../../messages/index.ts";

/** A line of the outline. */
export interface OutlineLine {
  id: string;
  label: string;
  /** 1 for the page. */
  level: number;
  /** Ids of the components that it is in, the outermost first. */
  parents: readonly string[];
  hasChildren: boolean;
}

const maxLength = 32;

const titleOf = ({ attributes }: EditorItem): string =>
  [attributes.title, attributes.label, attributes.specialistName].map(textOf).find((each) => each !== "") ?? "";

/** What distinguishes components of one type: their own name, or the first title in them. */
function detailOf(item: EditorItem): string {
  const name = isSection(item.type) ? readName(item.attributes).trim() : "";
  const text = name || ([...walkItems(item)].map(titleOf).find((each) => each !== "") ?? "");
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

const slotName = (region: string, index: number): string =>
  /\d$/.test(region) ? messages.editor.outlineRegion(index + 1) : region;

function linesIn(item: EditorItem, parents: readonly string[]): OutlineLine[] {
  const slots = nesting.slotsOf(item);
  const isSplit = slots.length > 1 && item.id !== rootId;
  const inside = [...parents, item.id];
  return slots.flatMap((slot, index) =>
    itemsIn(item, slot).flatMap((child) => {
      const detail = detailOf(child);
      const place = isSplit ? ` (${slotName(slot, index)})` : "";
      const label = `${labelOf(child.type)}${detail && `: ${detail}`}${place}`;
      const below = linesIn(child, inside);
      const line = {
        id: child.id,
        label,
        level: inside.length + 1,
        parents: inside,
        hasChildren: below.length > 0,
      };
      return [line, ...below];
    }),
  );
}

/** The lines of a page, in its order. */
export function outlineLines(data: EditorData): OutlineLine[] {
  const below = linesIn(data.root, []);
  const label = documentName(isThemeLayout(data.root));
  return [{ id: rootId, label, level: 1, parents: [], hasChildren: below.length > 0 }, ...below];
}

/**
 * The lines that are shown: without those in collapsed components, or, of a search, those that match with what they are in.
 *
 * @param collapsed ids of components
 */
export function shownLines(
  lines: readonly OutlineLine[],
  collapsed: ReadonlySet<string>,
  query: string,
): readonly OutlineLine[] {
  if (query.trim() === "") return lines.filter(({ parents }) => !parents.some((id) => collapsed.has(id)));
  const found = lines.filter(({ label }) => includesSearch(label, query));
  const shown = new Set(found.flatMap(({ id, parents }) => [id, ...parents]));
  return lines.filter(({ id }) => shown.has(id));
}

/** Ids of the lines between two, in the direction from the first to the last. */
export function rangeOf(shown: readonly OutlineLine[], first: string | undefined, last: string): string[] {
  const ids = shown.map(({ id }) => id);
  const to = ids.indexOf(last);
  const from = first !== undefined && ids.includes(first) ? ids.indexOf(first) : to;
  return from <= to ? ids.slice(from, to + 1) : ids.slice(to, from + 1).toReversed();
}
