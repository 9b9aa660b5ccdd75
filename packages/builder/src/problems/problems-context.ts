import { createContext, use } from "react";
import type { LocatedProblem } from "./locate-problems.ts";

/** The problems of the page. */
export interface Problems {
  all: readonly LocatedProblem[];
  /** Selects the component that has a problem, and moves the focus to the field. */
  show(problem: LocatedProblem): void;
}

const Context = createContext<Problems>({ all: [], show: () => {} });

/** Provides the problems of the page. */
export const ProblemsProvider = Context.Provider;

export const useProblems = (): Problems => use(Context);

/**
 * What is wrong with a field, in one or more sentences; undefined if nothing is.
 *
 * @param field its name; empty for what is wrong with the item as a whole
 */
export function useFieldError(itemId: string, field: string): string | undefined {
  const own = useProblems().all.filter((problem) => problem.itemId === itemId && problem.field === field);
  return own.map(({ sentence }) => sentence).join(" ") || undefined;
}
