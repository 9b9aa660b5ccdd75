import { useEffect, useRef, type RefObject } from "react";
import type { QuotationState } from "../store/quotation-state.ts";

/** The page scrolls by itself, smoothly; the jump that focus brings would undo that. */
const focusFirst = (...places: readonly RefObject<HTMLElement | null>[]): void =>
  places.find(({ current }) => current)?.current?.focus({ preventScroll: true });

/** Focus follows what happened: a new step's heading, the summary of a refused submit, the message of a failed one. */
export function useMovingFocus({ moves, problems, problem, busy }: QuotationState) {
  const title = useRef<HTMLHeadingElement>(null);
  /** Takes the place of a title that a step lacks. */
  const progress = useRef<HTMLParagraphElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const error = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moves > 0) focusFirst(title, progress);
  }, [moves]);
  useEffect(() => {
    // The button that was pressed is disabled now; focus must not fall off the form with it.
    if (busy) focusFirst(title, progress);
  }, [busy]);
  useEffect(() => {
    if (problems === 0 || !problem) return;
    const target = problem === "refused" ? summary : error;
    target.current?.focus();
  }, [problems, problem]);
  return { title, progress, summary, error };
}
