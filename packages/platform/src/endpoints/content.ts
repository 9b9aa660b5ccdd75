import { servicesPath } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import { hour } from "../times.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineChoice } from "../table/define-choice.ts";
import { defineRead, type QueryContext, type ReadDefinition, type ReadEndpoint } from "../table/define-read.ts";
import { boolean, type Kind, kindOf, recordId, string, stringList, strings } from "../table/kinds.ts";
import { type CheckedOf, type ConfigOf, type Parameters, path, query } from "../table/parameters.ts";
import { invalidConfig } from "../table/read-api.ts";
import type { TransportResponse } from "../transport.ts";

/** An image or a file in content. */
export interface ContentMedia {
  /** Relative to the site: pages prepend the path of the site. */
  readonly url?: string;
  readonly mimeType?: string;
  readonly [name: string]: unknown;
}

/** The body of a content item. */
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
  /** For example `sfdc_cms__image`. */
  readonly contentType?: { readonly fullyQualifiedName: string };
  readonly title?: string;
  /** The URL name of the item; null if it has none. */
  readonly contentUrlName?: string | null;
  /** For example `nl`. */
  readonly language?: string;
  /** ISO date and time. */
  readonly publishedDate?: string;
}

/** A content item in a list. It has a body only with `includeContentBody`. */
export type ListedContentItem = Omit<ContentItem, "contentBody"> & Partial<Pick<ContentItem, "contentBody">>;

/** A page of content items. */
export interface ContentItems {
  readonly contents: readonly ListedContentItem[];
  /** Counted from 0. */
  readonly currentPage?: number;
  readonly pageSize?: number;
  /** Number of items on all pages. */
  readonly total?: number;
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
  readonly previousPageUrl?: string | null;
}

/** Values by field name. */
export type FieldMap = Readonly<Record<string, unknown>>;

const invalid = (message: string): PlatformError => new PlatformError(400, invalidConfig, message);

const firstErrorStatus = 300;

/**
 * Content errors have the reason phrase of the response as message, which is empty over HTTP/2. Network errors and
 * unreadable responses keep their own message.
 */
async function fetchWithStatusText<Config, Data>({
  request,
  send,
}: QueryContext<Config, Data>): Promise<TransportResponse> {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status < firstErrorStatus) throw error;
    const { status, errorCode, statusText, body, retryAfter } = error;
    throw new PlatformError(status, errorCode, statusText, { body, statusText, retryAfter, cause: error });
  }
}

/**
 * Creates the same endpoint for a site (`0DM…`) and for a channel (`0ap…`), by the prefix of the id.
 *
 * @param definition its path is appended to `contents`
 */
/* @__NO_SIDE_EFFECTS__ */
function contentCalls<const Of extends Parameters, Data>(
  definition: Pick<ReadDefinition<Of, Data>, "name" | "path" | "parameters" | "response">,
): Readonly<Record<string, ReadEndpoint<ConfigOf<Of>, CheckedOf<Of>, Data>>> {
  const definedFor = (owner: string) =>
    defineRead<Of, Data>({
      ...definition,
      base: servicesPath,
      path: `${owner}/contents${definition.path}`,
      lifetime: "content",
      fetch: fetchWithStatusText,
    });
  return {
    "0DM": definedFor("/connect/sites/{channelOrSiteId}/cms/delivery"),
    "0ap": definedFor("/connect/cms/delivery/channels/{channelOrSiteId}"),
  };
}

const prefixLength = 3;

/** The id of a site (`0DM…`) or of a channel (`0ap…`). */
const channelOrSiteId = path(string);

const itemParameters = { channelOrSiteId, contentKeyOrId: path(string) };

/** Selects a content item of a site or channel. */
export type ContentConfig = ConfigOf<typeof itemParameters>;

const itemCalls = contentCalls({
  name: "getContent",
  path: "/{contentKeyOrId}",
  parameters: itemParameters,
  response: unnormalized(expectObject<ContentItem>({ contentKey: "string" })),
});

const isNonEmptyString = (value: unknown): value is string => typeof value === "string" && value !== "";

const missingParameter = (parameter: string) =>
  invalid(`The '${parameter}' parameter is required to successfully execute this request.`);

/** One content item of a site or a channel. */
export const getContent = /* @__PURE__ */ defineChoice<ContentConfig, ContentItem>({
  name: "getContent",
  choices: Object.values(itemCalls),
  missing: "Options are required to successfully be able to execute this request.",
  choose({ channelOrSiteId: id, contentKeyOrId }) {
    if (!isNonEmptyString(id)) throw missingParameter("channelOrSiteId");
    if (!isNonEmptyString(contentKeyOrId)) throw missingParameter("contentKeyOrId");
    const call = itemCalls[id.slice(0, prefixLength)];
    if (!call) throw invalid("The 'channelOrSiteId' parameter is invalid");
    return call;
  },
});

const number: Kind<number> = kindOf("number", (value): value is number => Number.isFinite(value));

const array: Kind<readonly string[]> = { ...stringList, expected: "array" };

const listParameters = {
  channelOrSiteId,
  contentKeys: query(array),
  managedContentIds: query(array),
  page: query(number),
  pageSize: query(number),
  referenceDepth: query(number),
  includeContentBody: query(boolean),
  contentTypeFQN: query(string),
};

/** Selects content items of a site or channel. */
export type ContentsConfig = ConfigOf<typeof listParameters>;

const listCalls = contentCalls({
  name: "getContents",
  path: "",
  parameters: listParameters,
  response: unnormalized(expectObject<ContentItems>({ contents: "array" })),
});

/** Content items of a site or a channel: by keys or ids, by type, or all. */
export const getContents = /* @__PURE__ */ defineChoice<ContentsConfig, ContentItems>({
  name: "getContents",
  choices: Object.values(listCalls),
  missing: "Enter input parameters to execute the request.",
  choose(config) {
    const { channelOrSiteId: id } = config;
    if (id === undefined || id === null || id === "") throw invalid("Enter a value for channelOrSiteId.");
    for (const [name, { kind }] of Object.entries(listParameters)) {
      if (config[name] === undefined || kind.parse(config[name]) !== undefined) continue;
      throw invalid(`The type entered for ${name} isn't valid. Enter the value as a/an ${kind.expected}.`);
    }
    const call = listCalls[String(id).slice(0, prefixLength)];
    if (!call) throw invalid("Enter a valid prefix for channelOrSiteId.");
    return call;
  },
});

/** Values of a record's fields, for the search metadata of its page. */
export const getSeoProperties = defineRead({
  name: "getSeoProperties",
  base: servicesPath,
  path: "/connect/communities/{communityId}/seo/properties/{recordId}",
  parameters: { communityId: path(string), recordId: path(recordId), fields: query(strings) },
  lifetime: hour,
  response: unnormalized(expectObject<FieldMap>({})),
});
