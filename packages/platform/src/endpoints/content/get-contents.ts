import type { JsonObject } from "../../json.ts";
import { typeName } from "../../json-values.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineChoice } from "../../table/define-choice.ts";
import { flag, text, textList, type Kind } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { callFor, contentCalls, refuse } from "./content-call.ts";
import type { ContentItems, ContentsConfig } from "./types.ts";

const name = "getContents";

const number: Kind<number> = {
  expected: "number",
  keep: (value) => (typeof value === "number" ? value : undefined),
};

const calls = contentCalls({
  name,
  path: "",
  parameters: {
    channelOrSiteId: path(text),
    contentKeys: query(textList),
    managedContentIds: query(textList),
    contentTypeFQN: query(text),
    page: query(number),
    pageSize: query(number),
    referenceDepth: query(number),
    includeContentBody: query(flag),
  },
  answer: whole(expectObject<ContentItems>({ contents: "array" })),
});

const types = {
  contentKeys: "array",
  managedContentIds: "array",
  page: "number",
  pageSize: "number",
  referenceDepth: "number",
  includeContentBody: "boolean",
  contentTypeFQN: "string",
} as const;

/** Refuses a value of another type; what is not given is of every type. */
function expectType(config: JsonObject, parameter: string, type: string): void {
  const value = config[parameter];
  if (value === undefined || typeName(value) === type) return;
  throw refuse(`The type entered for ${parameter} isn't valid. Enter the value as a/an ${type}.`);
}

/** Content items of a site or a channel: by their keys or ids, of one type, or all of them. */
export const getContents = /* @__PURE__ */ defineChoice<ContentsConfig, ContentItems>({
  name,
  choices: [calls.bySite, calls.byChannel],
  missing: "Enter input parameters to execute the request.",
  choose(config) {
    const { channelOrSiteId } = config;
    if (channelOrSiteId !== null) expectType(config, "channelOrSiteId", "string");
    if (typeof channelOrSiteId !== "string" || channelOrSiteId === "")
      throw refuse("Enter a value for channelOrSiteId.");
    const call = callFor(calls, channelOrSiteId);
    if (!call) throw refuse("Enter a valid prefix for channelOrSiteId.");
    for (const [parameter, type] of Object.entries(types)) expectType(config, parameter, type);
    return call;
  },
});
