import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { messages } from "../../messages.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import type { SearchListModel } from "./use-search-list.ts";

/** Props of {@link SearchStatus}. */
export interface SearchStatusProps {
  list: SearchListModel;
}

/** What to say about the suggestions; nothing while the visitor is not looking for any. */
function statusOf({ isOpen, matches, activeIndex, text }: SearchListModel, speaksActive: boolean): string {
  if (!isOpen) return "";
  const active = speaksActive ? matches[activeIndex] : undefined;
  if (active) return messages.activeResult(active.label, activeIndex + 1, matches.length);
  if (matches.length > 0) return messages.results(matches.length);
  return text ? messages.noResults : "";
}

/**
 * Tells screen readers politely how many suggestions match. VoiceOver often keeps silent about the active suggestion,
 * so on Apple's systems this says it as well. Renders a hidden `<output>`.
 */
export function SearchStatus({ list }: SearchStatusProps): ReactNode {
  const status = useRef<HTMLOutputElement>(null);
  const [isApple, setIsApple] = useState(false);
  useLayoutEffect(() => {
    const userAgent = status.current?.ownerDocument.defaultView?.navigator.userAgent ?? "";
    setIsApple(/Mac|iPhone|iPad/.test(userAgent));
  }, []);
  return (
    <VisuallyHidden>
      <output ref={status}>{statusOf(list, isApple)}</output>
    </VisuallyHidden>
  );
}
