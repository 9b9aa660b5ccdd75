import { asInputWith, queryList, stringOf, stringsOf } from "../../http/input.ts";
import { choiceOf, choiceOfQuery, formFactors } from "../query.ts";
import type { PlatformAction } from "./platform-action.ts";

/** Which actions are requested. */
export interface ActionFilter {
  types: readonly string[];
  names: readonly string[];
  sections: readonly string[];
  /** Whether actions that the layout does not contain are requested. */
  all: boolean;
}

const types = ["CustomButton", "ProductivityAction", "QuickAction", "StandardButton"] as const;
const sections = ["ActivityComposer", "CollaborateComposer", "Page", "SingleActionLinks"] as const;
const retrievalModes = ["All", "PageLayout"] as const;

/**
 * Reads the query of a request for actions.
 *
 * @throws OrgError 400 for words that are none
 */
export function filterOfQuery(query: URLSearchParams): ActionFilter {
  choiceOfQuery(query, "formFactor", formFactors, "Large");
  return {
    types: queryList(query, "actionTypes").map((type) => choiceOf(type, "actionTypes", types)),
    names: queryList(query, "apiNames"),
    sections: queryList(query, "sections").map((section) => choiceOf(section, "sections", sections)),
    all: choiceOfQuery(query, "retrievalMode", retrievalModes, "PageLayout") === "All",
  };
}

/**
 * Reads the body of a request for actions.
 *
 * @param moreKeys that the body may have beside its own
 * @throws OrgError 400 for words that are none
 */
export function filterOfBody(body: unknown, moreKeys: readonly string[] = []): ActionFilter {
  const keys = ["actionTypes", "apiNames", "formFactor", "retrievalMode", "sections", ...moreKeys];
  const input = asInputWith(body, "the actions", keys);
  choiceOf(stringOf(input, "formFactor", "Large"), "formFactor", formFactors);
  return {
    types: stringsOf(input, "actionTypes").map((type) => choiceOf(type, "actionTypes", types)),
    names: stringsOf(input, "apiNames"),
    sections: stringsOf(input, "sections").map((section) => choiceOf(section, "sections", sections)),
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
