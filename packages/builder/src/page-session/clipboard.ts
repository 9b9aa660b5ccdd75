import { tryTo } from "@travel-design/ui/internal";
import type { EditorItem } from "../content/editor-data.ts";
import { isObject, listOf, parseObject } from "../content/json.ts";

/** In the storage of the browser, so that a component can be pasted on another page and in another window. */
const key = "org-builder-copied";

const isItem = (value: unknown): value is EditorItem => {
  const { id, type, attributes, slots } = isObject(value) ? value : {};
  const areItems = (items: unknown): boolean => Array.isArray(items) && items.every(isItem);
  return (
    typeof id === "string" &&
    typeof type === "string" &&
    isObject(attributes) &&
    isObject(slots) &&
    Object.values(slots).every(areItems)
  );
};

/** Stores components for pasting. @returns whether the browser stored them */
export const copyItems = (items: readonly EditorItem[]): boolean =>
  tryTo(() => {
    localStorage.setItem(key, JSON.stringify({ items }));
    return true;
  }) ?? false;

/** The components that were copied last, in any window. */
export function copiedItems(): readonly EditorItem[] {
  const items = listOf(parseObject(tryTo(() => localStorage.getItem(key)))?.items);
  return items.every(isItem) ? items : [];
}
