import type { JsonObject } from "../content/content-tree.ts";

/** Scripts that a page may need, each a file in this folder with this name. */
export const scriptNames = ["quotation-form", "any-block"] as const;
export type ScriptName = (typeof scriptNames)[number];

/** Blocks that stay as they are drawn: plain HTML, without a script. */
const still: ReadonlySet<string> = new Set([
  "section",
  "columnsSection",
  "column",
  "contentContainer",
  "flexibleBlock",
  "flexibleContent",
  "image",
  "promiseCard",
  "specialistCard",
  "specialistList",
  "searchMetadata",
]);

/** Blocks that change with the form's step only; the form's script fetches theirs when the visitor begins to act. */
const followers: ReadonlySet<string> = new Set(["sideText", "travellerStories"]);

/** Whether a block lives in the browser. A block that nobody thought of here does. */
export function isLive(name: string, attributes: JsonObject): boolean {
  return name === "grid" ? attributes.showPagination === true : !still.has(name);
}

/**
 * The script that brings a living block to life.
 *
 * @returns undefined for one that follows the form: on a page without a form it has nothing to follow
 */
export function scriptOf(name: string): ScriptName | undefined {
  if (followers.has(name)) return undefined;
  return name === "quotationForm" ? "quotation-form" : "any-block";
}
