import { invalidParameter } from "./paging.ts";

/**
 * One of some words in a query.
 *
 * @param standard when the query does not say
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE` for another word
 */
export function choiceOfQuery<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
  standard: Choice,
): Choice {
  const given = query.get(name);
  return given === null || given === "" ? standard : choiceOf(given, name, choices);
}

/** @throws OrgError 400 `INVALID_PARAMETER_VALUE` for another word */
export function choiceOf<Choice extends string>(given: string, name: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === given);
  if (choice !== undefined) return choice;
  throw invalidParameter(`${name} must be ${choices.join(", ")}.`);
}

/**
 * True or false in a query; false when it does not say.
 *
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE`
 */
export const flagOfQuery = (query: URLSearchParams, name: string, standard = false): boolean =>
  choiceOfQuery(query, name, ["true", "false"], standard ? "true" : "false") === "true";

/** The sizes of screen that layouts and actions are asked for. */
export const formFactors = ["Large", "Medium", "Small"] as const;
