import { invalidParameter } from "./paging.ts";

/**
 * One of some words in a query.
 *
 * @param fallback if the query does not contain it
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE` for another word
 */
export function choiceOfQuery<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = query.get(name);
  return value === null || value === "" ? fallback : choiceOf(value, name, choices);
}

/** @throws OrgError 400 `INVALID_PARAMETER_VALUE` for another word */
export function choiceOf<Choice extends string>(value: string, name: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  throw invalidParameter(`${name} must be ${choices.join(", ")}.`);
}

/**
 * True or false in a query; false when it does not say.
 *
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE`
 */
export const booleanOfQuery = (query: URLSearchParams, name: string, fallback = false): boolean =>
  choiceOfQuery(query, name, ["true", "false"], fallback ? "true" : "false") === "true";

/** The screen sizes of layouts and actions. */
export const formFactors = ["Large", "Medium", "Small"] as const;
