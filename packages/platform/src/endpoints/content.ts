import { servicesPath } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import type { JsonObject } from "../json.ts";
import { hour } from "../times.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineChoice, defineRead } from "../table/define-read.ts";
import type { ChoiceEndpoint, QueryContext, ReadDefinition } from "../table/define-read.ts";
import { boolean, type Kind, kindOf, recordId, string, stringList, strings } from "../table/kinds.ts";
import { type ConfigOf, type Parameters, path, query } from "../table/parameters.ts";
import { invalidConfig, type ReadApi } from "../table/read-api.ts";
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

/**
 * Content errors have the reason phrase of the response as message, which is empty over HTTP/2. Network errors and
 * unreadable responses keep their own message.
 */
async function fetchWithStatusText<Config, Data>(context: QueryContext<Config, Data>): Promise<TransportResponse> {
  try {
    return await context.send(context.request);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status < 300) throw error;
    const { status, errorCode, statusText, body, retryAfter } = error;
    throw new PlatformError(status, errorCode, statusText, { body, statusText, retryAfter, cause: error });
  }
}

interface ContentDefinition<Of extends Parameters, Data> extends Pick<
  ReadDefinition<Of, Data>,
  "parameters" | "response"
> {
  /** Appended to `contents`. */
  readonly path: string;
  /** Message for a missing config. */
  readonly missing: string;
  /** Message for an id of neither a site nor a channel. */
  readonly invalidId: string;
  /** Throws if the config is incomplete or invalid. */
  check(config: JsonObject): void;
}

/** Combines the endpoints of a site (`0DM…`) and of a channel (`0ap…`), by the prefix of the id. */
/* @__NO_SIDE_EFFECTS__ */
function defineContent<const Of extends Parameters, Data>(
  name: string,
  { path: contentPath, missing, invalidId, check, ...definition }: ContentDefinition<Of, Data>,
): ChoiceEndpoint<ReadApi<ConfigOf<Of>, Data>> {
  const contentOf = (owner: string) =>
    defineRead<Of, Data>(name, {
      ...definition,
      base: servicesPath,
      route: `GET ${owner}/contents${contentPath}`,
      lifetime: "content",
      fetch: fetchWithStatusText,
    });
  const ofSite = contentOf("/connect/sites/{channelOrSiteId}/cms/delivery");
  const ofChannel = contentOf("/connect/cms/delivery/channels/{channelOrSiteId}");
  return defineChoice(name, {
    choices: [ofSite, ofChannel],
    missing,
    choose(config) {
      check(config);
      const id = String(config.channelOrSiteId);
      if (id.startsWith("0DM")) return ofSite;
      if (id.startsWith("0ap")) return ofChannel;
      throw invalidConfig(invalidId);
    },
  });
}

/** The id of a site (`0DM…`) or of a channel (`0ap…`). */
const channelOrSiteId = path(string);

const itemParameters = { channelOrSiteId, contentKeyOrId: path(string) };

/** Selects a content item of a site or channel. */
export type ContentConfig = ConfigOf<typeof itemParameters>;

/** One content item of a site or a channel. */
export const getContent = defineContent("getContent", {
  path: "/{contentKeyOrId}",
  parameters: itemParameters,
  response: unnormalized(expectObject<ContentItem>({ contentKey: "string" })),
  missing: "Options are required to successfully be able to execute this request.",
  invalidId: "The 'channelOrSiteId' parameter is invalid",
  check(config) {
    const missing = Object.keys(itemParameters).find((name) => typeof config[name] !== "string" || config[name] === "");
    if (missing) throw invalidConfig(`The '${missing}' parameter is required to successfully execute this request.`);
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

/** Content items of a site or a channel: by keys or ids, by type, or all. */
export const getContents = defineContent("getContents", {
  path: "",
  parameters: listParameters,
  response: unnormalized(expectObject<ContentItems>({ contents: "array" })),
  missing: "Enter input parameters to execute the request.",
  invalidId: "Enter a valid prefix for channelOrSiteId.",
  check(config) {
    const { channelOrSiteId: id } = config;
    if (id === undefined || id === null || id === "") throw invalidConfig("Enter a value for channelOrSiteId.");
    for (const [name, { kind }] of Object.entries(listParameters)) {
      if (config[name] === undefined || kind.parse(config[name]) !== undefined) continue;
      throw invalidConfig(`The type entered for ${name} isn't valid. Enter the value as a/an ${kind.expected}.`);
    }
  },
});

/** One item of a navigation menu. */
export interface NavigationMenuItem {
  readonly label: string;
  /** For example `InternalLink`, `ExternalLink` or `MenuLabel`. */
  readonly actionType: string;
  /** The address of a link; that of an internal one begins with the path of the site. Null for other items. */
  readonly actionValue: string | null;
  readonly subMenu?: readonly NavigationMenuItem[];
  /** For example `CurrentWindow`. */
  readonly target?: string;
  readonly imageUrl?: string | null;
}

/** A navigation menu of a site. */
export interface NavigationMenu {
  readonly menuItems: readonly NavigationMenuItem[];
}

/** A navigation menu of a site, by its developer name or id; the site's default menu without either. */
export const getNavigationMenu = defineRead("getNavigationMenu", {
  base: servicesPath,
  route: "GET /connect/communities/{communityId}/navigation-menu/navigation-menu-items",
  parameters: {
    communityId: path(string),
    navigationLinkSetDeveloperName: query(string),
    navigationLinkSetId: query(string),
    publishStatus: query(string),
    menuItemTypesToSkip: query(strings),
    addHomeMenuItem: query(boolean),
    includeImageUrl: query(boolean),
  },
  lifetime: hour,
  response: unnormalized(expectObject<NavigationMenu>({ menuItems: "array" })),
});

/** Values of a record's fields, for the search metadata of its page. */
export const getSeoProperties = defineRead("getSeoProperties", {
  base: servicesPath,
  route: "GET /connect/communities/{communityId}/seo/properties/{recordId}",
  parameters: { communityId: path(string), recordId: path(recordId), fields: query(strings) },
  lifetime: hour,
  response: unnormalized(expectObject<FieldMap>({})),
});
