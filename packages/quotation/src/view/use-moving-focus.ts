import { useEffect, useRef } from "react";
import type { QuotationState } from "../store/quotation-state.ts";

/** Focus follows what happened: a new step's heading, the summary of a refused submit, the message of a failed one. */
export function useMovingFocus({ moves, problems, problem, busy }: QuotationState) {
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const error = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page scrolls by itself, smoothly; the jump that focus brings would undo that.
    if (moves > 0) title.current?.focus({ preventScroll: true });
  }, [moves]);
  useEffect(() => {
    // The button that was pressed is disabled now; focus must not fall off the form with it.
    if (busy) title.current?.focus({ preventScroll: true });
  }, [busy]);
  useEffect(() => {
    if (problems === 0 || !problem) return;
    const target = problem === "refused" ? summary : error;
    target.current?.focus();
  }, [problems, problem]);
  return { title, summary, error };
}
