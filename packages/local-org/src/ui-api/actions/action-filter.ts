import { asInputWith, queryList, stringOf, stringsOf } from "../../http/input.ts";
import { choiceOf, formFactors } from "../query.ts";
import type { PlatformAction } from "./platform-action.ts";

/** Which actions are requested. */
export type ActionFilter = ReturnType<typeof filterOfBody>;

const types = ["CustomButton", "ProductivityAction", "QuickAction", "StandardButton"];
const sections = ["ActivityComposer", "CollaborateComposer", "Page", "SingleActionLinks"];
const retrievalModes = ["All", "PageLayout"];

const words = ["actionTypes", "apiNames", "sections"];

/** Reads the query of a request for actions. @throws OrgError 400 for words that are none */
export const filterOfQuery = (query: URLSearchParams): ActionFilter =>
  filterOfBody({
    ...Object.fromEntries(words.map((name) => [name, queryList(query, name)])),
    formFactor: query.get("formFactor") || null,
    retrievalMode: query.get("retrievalMode") || null,
  });

/**
 * Reads the body of a request for actions.
 *
 * @param moreKeys that the body may have beside its own
 * @throws OrgError 400 for words that are none
 */
export function filterOfBody(body: unknown, moreKeys: readonly string[] = []) {
  const input = asInputWith(body, "the actions", [...words, "formFactor", "retrievalMode", ...moreKeys]);
  const namesOf = (name: string, known: readonly string[]): string[] =>
    stringsOf(input, name).map((word) => choiceOf(word, name, known));
  choiceOf(stringOf(input, "formFactor", "Large"), "formFactor", formFactors);
  return {
    types: namesOf("actionTypes", types),
    names: stringsOf(input, "apiNames"),
    sections: namesOf("sections", sections),
    /** Whether actions that the layout does not contain are requested. */
    all: choiceOf(stringOf(input, "retrievalMode", "PageLayout"), "retrievalMode", retrievalModes) === "All",
  };
}

/** The requested actions. An empty part of the filter matches every action. */
export function applyFilter(actions: readonly PlatformAction[], filter: ActionFilter): PlatformAction[] {
  const isRequested = (names: readonly string[], value: string): boolean => names.length === 0 || names.includes(value);
  return actions.filter(
    ({ apiName, section, type }) =>
      isRequested(filter.types, type) && isRequested(filter.names, apiName) && isRequested(filter.sections, section),
  );
}
