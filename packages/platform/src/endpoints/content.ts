import { servicesPath } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import { typeName } from "../json-values.ts";
import type { JsonObject } from "../json.ts";
import * as lifetimes from "../lifetimes.ts";
import type { ResponseCodec } from "../cache/response-codec.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineChoice } from "../table/define-choice.ts";
import { type QueryContext, defineRead, type ReadEndpoint } from "../table/define-read.ts";
import { boolean, type Kind, recordId, string, stringList, strings } from "../table/kinds.ts";
import { type CheckedOf, type ConfigOf, type Parameters, path, query } from "../table/parameters.ts";
import { invalidConfig } from "../table/read-api.ts";
import type { TransportResponse } from "../transport.ts";

/** A picture or a file in content. */
export interface ContentMedia {
  /** Below the site: pages put the site's path before it. */
  readonly url?: string;
  readonly mimeType?: string;
  readonly [name: string]: unknown;
}

/** The parts of a content item that a page shows. */
export interface ContentBody {
  readonly altText?: string;
  readonly url?: string;
  readonly "sfdc_cms:media"?: ContentMedia;
  readonly [name: string]: unknown;
}

/** One content item. */
export interface ContentItem {
  readonly contentKey: string;
  readonly contentBody: ContentBody;
  /** Starts with `20Y`. */
  readonly managedContentId?: string;
  readonly contentType?: ContentType;
  readonly title?: string;
  /** The part of an address that stands for the item; null where it has none. */
  readonly contentUrlName?: string | null;
  /** For example `nl`. */
  readonly language?: string;
  /** ISO date and time. */
  readonly publishedDate?: string;
}

/** What kind of content an item is. */
export interface ContentType {
  /** For example `sfdc_cms__image`. */
  readonly fullyQualifiedName: string;
}

/** A content item among others: its body comes only when it is asked for, with `includeContentBody`. */
export type ListedContentItem = Omit<ContentItem, "contentBody"> & Partial<Pick<ContentItem, "contentBody">>;

/** A page of content items. */
export interface ContentItems {
  readonly contents: readonly ListedContentItem[];
  /** Counted from 0. */
  readonly currentPage?: number;
  readonly pageSize?: number;
  /** How many items there are on all pages. */
  readonly total?: number;
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
  readonly previousPageUrl?: string | null;
}

/** Which content item of which site or channel. */
export interface ContentConfig {
  /** The id of a site (`0DM…`) or of a channel (`0ap…`). */
  readonly channelOrSiteId: string;
  readonly contentKeyOrId: string;
}

/** Which content items of which site or channel. */
export interface ContentsConfig {
  /** The id of a site (`0DM…`) or of a channel (`0ap…`). */
  readonly channelOrSiteId: string;
  readonly contentKeys?: readonly string[] | undefined;
  readonly managedContentIds?: readonly string[] | undefined;
  readonly contentTypeFQN?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly referenceDepth?: number | undefined;
  readonly includeContentBody?: boolean | undefined;
}

/** Values by field name. */
export type FieldMap = Readonly<Record<string, unknown>>;

/** A configuration of a content call that is not valid, in the words that callers know. */
const refuse = (message: string): PlatformError => new PlatformError(400, invalidConfig, message);

const firstRefusal = 300;

/**
 * Content calls fail with the words beside the status, which HTTP/2 leaves empty. Where no response came, or one that
 * cannot be read, those words would say nothing.
 */
async function fetchWithStatusText<Config, Data>({
  request,
  send,
}: QueryContext<Config, Data>): Promise<TransportResponse> {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status < firstRefusal) throw error;
    const { status, errorCode, statusText, body, retryAfter } = error;
    throw new PlatformError(status, errorCode, statusText, { body, statusText, retryAfter, cause: error });
  }
}

/** The same call below a site and below a channel. */
interface ContentCalls<Config, Checked, Data> {
  readonly bySite: ReadEndpoint<Config, Checked, Data>;
  readonly byChannel: ReadEndpoint<Config, Checked, Data>;
}

/** Makes the two forms of a content call; `path` is what comes after `contents`. */
/* @__NO_SIDE_EFFECTS__ */
function contentCalls<const Of extends Parameters, Data>(definition: {
  readonly name: string;
  readonly path: string;
  readonly parameters: Of;
  readonly response: ResponseCodec<CheckedOf<Of>, Data>;
}): ContentCalls<ConfigOf<Of>, CheckedOf<Of>, Data> {
  const below = (owner: string): ReadEndpoint<ConfigOf<Of>, CheckedOf<Of>, Data> =>
    defineRead<Of, Data>({
      ...definition,
      base: servicesPath,
      path: `${owner}/contents${definition.path}`,
      lifetime: "content",
      fetch: fetchWithStatusText,
    });
  return {
    bySite: below("/connect/sites/{channelOrSiteId}/cms/delivery"),
    byChannel: below("/connect/cms/delivery/channels/{channelOrSiteId}"),
  };
}

/** The definition of a call that an id asks for; undefined when the id is neither a site's nor a channel's. */
function callFor<Config, Checked, Data>(
  { bySite, byChannel }: ContentCalls<Config, Checked, Data>,
  channelOrSiteId: string,
): ReadEndpoint<Config, Checked, Data> | undefined {
  if (channelOrSiteId.startsWith("0DM")) return bySite;
  return channelOrSiteId.startsWith("0ap") ? byChannel : undefined;
}

const itemCalls = contentCalls({
  name: "getContent",
  path: "/{contentKeyOrId}",
  parameters: { channelOrSiteId: path(string), contentKeyOrId: path(string) },
  response: unnormalized(expectObject<ContentItem>({ contentKey: "string" })),
});

const isFilled = (value: unknown): value is string => typeof value === "string" && value !== "";

const isMissing = (parameter: string) =>
  refuse(`The '${parameter}' parameter is required to successfully execute this request.`);

/** One content item of a site or a channel. */
export const getContent = /* @__PURE__ */ defineChoice<ContentConfig, ContentItem>({
  name: "getContent",
  choices: [itemCalls.bySite, itemCalls.byChannel],
  missing: "Options are required to successfully be able to execute this request.",
  choose({ channelOrSiteId, contentKeyOrId }) {
    if (!isFilled(channelOrSiteId)) throw isMissing("channelOrSiteId");
    if (!isFilled(contentKeyOrId)) throw isMissing("contentKeyOrId");
    const call = callFor(itemCalls, channelOrSiteId);
    if (!call) throw refuse("The 'channelOrSiteId' parameter is invalid");
    return call;
  },
});

const number: Kind<number> = {
  expected: "number",
  parse: (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined),
};

const listCalls = contentCalls({
  name: "getContents",
  path: "",
  parameters: {
    channelOrSiteId: path(string),
    contentKeys: query(stringList),
    managedContentIds: query(stringList),
    contentTypeFQN: query(string),
    page: query(number),
    pageSize: query(number),
    referenceDepth: query(number),
    includeContentBody: query(boolean),
  },
  response: unnormalized(expectObject<ContentItems>({ contents: "array" })),
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
  if (value === undefined || (typeName(value) === type && !Number.isNaN(value))) return;
  throw refuse(`The type entered for ${parameter} isn't valid. Enter the value as a/an ${type}.`);
}

/** Content items of a site or a channel: by their keys or ids, of one type, or all of them. */
export const getContents = /* @__PURE__ */ defineChoice<ContentsConfig, ContentItems>({
  name: "getContents",
  choices: [listCalls.bySite, listCalls.byChannel],
  missing: "Enter input parameters to execute the request.",
  choose(config) {
    const { channelOrSiteId } = config;
    if (channelOrSiteId !== null) expectType(config, "channelOrSiteId", "string");
    if (typeof channelOrSiteId !== "string" || channelOrSiteId === "")
      throw refuse("Enter a value for channelOrSiteId.");
    const call = callFor(listCalls, channelOrSiteId);
    if (!call) throw refuse("Enter a valid prefix for channelOrSiteId.");
    for (const [parameter, type] of Object.entries(types)) expectType(config, parameter, type);
    return call;
  },
});

/** Values of a record's fields, for the search metadata of its page. */
export const getSeoProperties = defineRead({
  name: "getSeoProperties",
  base: servicesPath,
  path: "/connect/communities/{communityId}/seo/properties/{recordId}",
  parameters: { communityId: path(string), recordId: path(recordId), fields: query(strings) },
  lifetime: lifetimes.seoProperties,
  response: unnormalized(expectObject<FieldMap>({})),
});
