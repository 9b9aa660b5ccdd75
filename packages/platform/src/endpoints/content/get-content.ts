import { expectObject, whole } from "../../shapes/whole.ts";
import { defineChoice } from "../../table/define-choice.ts";
import { text } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { callFor, contentCalls, refuse } from "./content-call.ts";
import type { ContentConfig, ContentItem } from "./types.ts";

const name = "getContent";
const calls = contentCalls({
  name,
  path: "/{contentKeyOrId}",
  parameters: { channelOrSiteId: path(text), contentKeyOrId: path(text) },
  answer: whole(expectObject<ContentItem>({ contentKey: "string" })),
});

const isFilled = (value: unknown): value is string => typeof value === "string" && value !== "";

const isMissing = (parameter: string) =>
  refuse(`The '${parameter}' parameter is required to successfully execute this request.`);

/** One content item of a site or a channel. */
export const getContent = /* @__PURE__ */ defineChoice<ContentConfig, ContentItem>({
  name,
  choices: [calls.bySite, calls.byChannel],
  missing: "Options are required to successfully be able to execute this request.",
  choose({ channelOrSiteId, contentKeyOrId }) {
    if (!isFilled(channelOrSiteId)) throw isMissing("channelOrSiteId");
    if (!isFilled(contentKeyOrId)) throw isMissing("contentKeyOrId");
    const call = callFor(calls, channelOrSiteId);
    if (!call) throw refuse("The 'channelOrSiteId' parameter is invalid");
    return call;
  },
});
