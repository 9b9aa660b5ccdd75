import type { DatabaseSync } from "node:sqlite";

/** What became of one step: its result, or what it threw. */
export type Outcome<Result> = { result: Result } | { error: unknown };

/** A step that was undone because another one failed. */
export const undone: unique symbol = Symbol("undone");

/**
 * Runs steps within a transaction, each whatever the others do.
 *
 * @param allOrNone undoes every step when one fails; those that did not fail themselves then give {@link undone}
 * @returns the outcomes, in order
 */
export function runTogether<Result>(
  database: DatabaseSync,
  steps: readonly (() => Result)[],
  allOrNone: boolean,
): Outcome<Result>[] {
  database.exec("SAVEPOINT together");
  const outcomes: Outcome<Result>[] = [];
  for (const step of steps) {
    const outcome = attempt(step);
    outcomes.push(outcome);
    if (allOrNone && "error" in outcome) break;
  }
  const isUndone = allOrNone && outcomes.some((outcome) => "error" in outcome);
  if (isUndone) database.exec("ROLLBACK TO together");
  database.exec("RELEASE together");
  if (!isUndone) return outcomes;
  return steps.map((_, at) => {
    const outcome = outcomes[at];
    return outcome && "error" in outcome ? outcome : { error: undone };
  });
}

function attempt<Result>(step: () => Result): Outcome<Result> {
  try {
    return { result: step() };
  } catch (error) {
    return { error };
  }
}
