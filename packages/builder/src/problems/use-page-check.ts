import { useEffect, useState } from "react";
import { call } from "../api.ts";
import type { PageContent } from "../page-session/page-content.ts";
import type { Written } from "../session/session-state.ts";
import { locateProblems, type LocatedProblem } from "./locate-problems.ts";

/** What the site check finds in a page as it would be saved. The problems stay the same list while nothing about them changes. */
export function usePageCheck(view: string, written: Written<PageContent>): readonly LocatedProblem[] {
  const [problems, setProblems] = useState<readonly LocatedProblem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    call("checkPage", { view, text: written.text }).then(
      (found) => {
        if (!isCurrent) return;
        const placed = locateProblems(found.problems, written.content);
        setProblems((earlier) => (JSON.stringify(earlier) === JSON.stringify(placed) ? earlier : placed));
      },
      // Storing the draft fails too, and reports why.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [view, written]);
  return problems;
}
