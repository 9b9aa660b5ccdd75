import type { Messages } from "../../messages/index.ts";
import type { SearchListModel } from "./use-search-list.ts";

/** What a status is made of. */
export type StatusParts = Pick<SearchListModel, "isOpen" | "matches" | "count" | "activeIndex" | "text">;

/**
 * What screen readers politely hear about the suggestions; nothing while the visitor is not looking for any.
 *
 * @param speaksActive whether the active suggestion is told as well: VoiceOver often keeps silent about it
 * @example statusOf({ isOpen: true, matches, count: 12, activeIndex: -1, text: "ja" }, false, choices); // "12 resultaten"
 */
export function statusOf(
  { isOpen, matches, count, activeIndex, text }: StatusParts,
  speaksActive: boolean,
  messages: Pick<Messages, "activeResult" | "results" | "noResults">,
): string {
  const active = speaksActive && matches[activeIndex];
  if (!isOpen) return "";
  if (active) return messages.activeResult(active.label, activeIndex + 1, count);
  if (count > 0) return messages.results(count);
  return text && messages.noResults;
}
