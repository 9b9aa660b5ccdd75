import { asInputWith, queryList, textOf, textsOf } from "../../http/input.ts";
import { choiceOf, choiceOfQuery, formFactors } from "../query.ts";
import type { PlatformAction } from "./platform-action.ts";

/** Which actions are asked for. */
export interface ActionFilter {
  types: readonly string[];
  names: readonly string[];
  sections: readonly string[];
  /** Whether those are asked for that the layout does not show. */
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
  choiceOf(textOf(input, "formFactor", "Large"), "formFactor", formFactors);
  return {
    types: textsOf(input, "actionTypes").map((type) => choiceOf(type, "actionTypes", types)),
    names: textsOf(input, "apiNames"),
    sections: textsOf(input, "sections").map((section) => choiceOf(section, "sections", sections)),
    all: choiceOf(textOf(input, "retrievalMode", "PageLayout"), "retrievalMode", retrievalModes) === "All",
  };
}

/** The actions that are asked for; what the filter does not name is not filtered by. */
export function applyFilter(actions: readonly PlatformAction[], filter: ActionFilter): PlatformAction[] {
  const isAsked = (asked: readonly string[], value: string): boolean => asked.length === 0 || asked.includes(value);
  return actions.filter(
    ({ apiName, section, type }) =>
      isAsked(filter.types, type) && isAsked(filter.names, apiName) && isAsked(filter.sections, section),
  );
}
