import { useEffect } from "react";
import { messages } from "../messages/index.ts";

/** Names the window after what it shows, with a mark for work that is not saved. */
export function usePageTitle(title: string, isUnsaved = false): void {
  useEffect(() => {
    document.title = `${isUnsaved ? "• " : ""}${title} | ${messages.places.builder}`;
  }, [title, isUnsaved]);
}
