import { useEditor } from "../editor/editor-context.ts";

/**
 * What is wrong with a field, in one or more sentences; undefined if nothing is.
 *
 * @param field its name; empty for what is wrong with the item as a whole
 */
export function useFieldError(itemId: string, field: string): string | undefined {
  const own = useEditor().problems.filter((problem) => problem.itemId === itemId && problem.field === field);
  return own.map(({ sentence }) => sentence).join(" ") || undefined;
}
