/** What a visitor knows by its label. */
interface Labelled {
  label: string;
}

const none: readonly never[] = [];

const isLabelled = (item: Labelled | null | undefined): boolean => typeof item?.label === "string";

/**
 * The items of a list that came from anywhere: what is no list has none, and what has no label is no item.
 *
 * @returns the same list where there is nothing to leave out
 * @example labelledItems(null); // []
 */
export function labelledItems<Item extends Labelled>(items: readonly Item[] | null | undefined): readonly Item[] {
  if (!Array.isArray(items)) return none;
  return items.every(isLabelled) ? items : items.filter(isLabelled);
}
