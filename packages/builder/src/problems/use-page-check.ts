import { useEffect, useState } from "react";
import { call } from "../api.ts";
import type { EditorData } from "../document/editor-data.ts";
import type { BuilderDocument } from "../document/read-document.ts";
import { locateProblems, type LocatedProblem } from "./locate-problems.ts";

/** A page and the text of its file. */
export interface WrittenPage {
  text: string;
  data: EditorData;
}

/** What the site check finds in a page as it would be saved. The problems stay the same list while nothing about them changes. */
export function usePageCheck(
  view: string,
  document: BuilderDocument,
  { text, data }: WrittenPage,
): readonly LocatedProblem[] {
  const [problems, setProblems] = useState<readonly LocatedProblem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    call("checkPage", { view, text }).then(
      (found) => {
        if (!isCurrent) return;
        const placed = locateProblems(found.problems, document, data);
        setProblems((earlier) => (JSON.stringify(earlier) === JSON.stringify(placed) ? earlier : placed));
      },
      // Storing the draft fails too, and reports why.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [view, document, text, data]);
  return problems;
}
