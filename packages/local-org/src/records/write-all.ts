import { OrgError } from "../errors.ts";
import type { DataFile } from "./data-file.ts";

/** The result of one write of several: what it returns, or what it throws. */
export type Outcome<Result> = { result: Result } | { error: unknown };

/** The error of a write that was rolled back because another one failed. */
export const rolledBack: unique symbol = Symbol("rolledBack");

/** @throws any error that is not about this write alone, such as a full disk */
function attempt<Result>(write: () => Result): Outcome<Result> {
  try {
    return { result: write() };
  } catch (error) {
    if (error instanceof OrgError) return { error };
    throw error;
  }
}

/**
 * Runs several writes in one transaction.
 *
 * @param allOrNone rolls back every write if one fails; the others then have the error {@link rolledBack}
 * @returns the outcomes, in order
 */
export function writeAll<Result>(
  file: DataFile,
  writes: readonly (() => Result)[],
  allOrNone: boolean,
): Outcome<Result>[] {
  const outcomes: Outcome<Result>[] = [];
  try {
    file.write(() => {
      for (const write of writes) {
        const outcome = attempt(write);
        outcomes.push(outcome);
        if (allOrNone && "error" in outcome) throw rolledBack;
      }
    });
    return outcomes;
  } catch (error) {
    if (error !== rolledBack) throw error;
    return writes.map((_, index) => {
      const outcome = outcomes[index];
      return outcome && "error" in outcome ? outcome : { error: rolledBack };
    });
  }
}
