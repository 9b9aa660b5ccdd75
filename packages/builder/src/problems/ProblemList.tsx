import { useState, type ReactNode } from "react";
import type { LocatedProblem } from "./locate-problems.ts";
import { useProblems } from "./problems-context.ts";
import { messages } from "../messages/index.ts";

const listed = new Intl.ListFormat("nl");

const countText = (problems: readonly LocatedProblem[]): string => {
  const advice = problems.filter(({ isAdvice }) => isAdvice).length;
  const others = problems.length - advice;
  const parts = [
    ...(others > 0 ? [messages.editor.problemCount(others)] : []),
    ...(advice > 0 ? [messages.editor.adviceCount(advice)] : []),
  ];
  return parts.length > 0 ? listed.format(parts) : messages.editor.noProblems;
};

/** Problems, each with a button that leads to where it can be corrected. */
export function ProblemItems({ problems }: { problems: readonly LocatedProblem[] }): ReactNode {
  const { show } = useProblems();
  return (
    <ul className="org-builder-problems__list">
      {problems.map((problem) => (
        <li key={`${problem.itemId} ${problem.field} ${problem.sentence}`}>
          <button type="button" className="org-builder-link" onClick={() => show(problem)}>
            {problem.place}
          </button>
          : {problem.sentence}
        </li>
      ))}
    </ul>
  );
}

/** How many problems the page has, and a list of them that can be opened. */
export function ProblemList(): ReactNode {
  const { all: problems } = useProblems();
  const [isOpen, setIsOpen] = useState(false);
  const count = countText(problems);
  return (
    <section className="org-builder-problems" aria-label={messages.editor.problems} data-panel="">
      {isOpen && problems.length > 0 && <ProblemItems problems={problems} />}
      <button
        type="button"
        className="org-builder-button org-builder-problems__count"
        data-has-problems={problems.some(({ isAdvice }) => !isAdvice)}
        aria-expanded={isOpen && problems.length > 0}
        disabled={problems.length === 0}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count}
      </button>
      <p className="org-builder-visually-hidden" role="status">
        {count}
      </p>
    </section>
  );
}
