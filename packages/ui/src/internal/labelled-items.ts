/** What a visitor knows by its label. */
interface Labelled {
  label: string;
}

const isLabelled = (item: Labelled | null | undefined): boolean => typeof item?.label === "string";

/**
 * The items of a list that came from anywhere: what is no list has none, and what has no label is no item.
 *
 * @example labelledItems(null); // []
 */
export function labelledItems<Item extends Labelled>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items.filter(isLabelled) : [];
}
