import type { Block } from "@travel-design/blocks";

/** Scripts that a page may need, each a file in this folder with this name. */
export const scriptNames = ["quotation-form", "any-block"] as const;
export type ScriptName = (typeof scriptNames)[number];

/**
 * The script that hydrates a block.
 *
 * @returns undefined for a block that listensTo the form: the form's script loads it after the first interaction
 */
export function scriptOf({ listensTo, requires }: Block): ScriptName | undefined {
  if (listensTo.length > 0) return undefined;
  return requires.includes("quotation") ? "quotation-form" : "any-block";
}
