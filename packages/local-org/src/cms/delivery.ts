import type { ContentItem as ContentItemResponse, ContentItems } from "@travel-design/platform";
import { OrgError } from "../errors.ts";
import { queryList } from "../http/input.ts";
import { get, type Call, type Endpoint } from "../ui-api/endpoint.ts";
import { queryNumber, readPageSize, integerIn } from "../ui-api/paging.ts";
import { booleanOfQuery } from "../ui-api/query.ts";
import { readContentItems, type ContentItem } from "./content-items.ts";
import { sitesOf } from "./sites.ts";

const defaultPageSize = 25;
const maxPageSize = 250;
const deepestReference = 3;

const mediaKey = "sfdc_cms:media";

/** Where the media file of an item is delivered; pages put the site's path before it. */
const mediaUrl = ({ contentKey }: ContentItem): string => `/cms/delivery/media/${contentKey}`;

/** The body, with the address of its media file if it has one. */
function shownBody(item: ContentItem) {
  if (!item.media) return item.body;
  const described = item.body[mediaKey];
  const media = typeof described === "object" && described !== null ? described : {};
  return { ...item.body, [mediaKey]: { ...media, mimeType: item.media.contentType, url: mediaUrl(item) } };
}

const shownItem = (item: ContentItem) => ({
  contentKey: item.contentKey,
  contentType: { fullyQualifiedName: item.type },
  contentUrlName: item.urlName,
  language: "nl",
  managedContentId: item.managedContentId,
  publishedDate: item.publishedDate,
  title: item.title,
});

const shownWithBody = (item: ContentItem) => ({ ...shownItem(item), contentBody: shownBody(item) });

/** The content that a site or channel delivers, to everyone. */
function contentOf(call: Call): ContentItem[] {
  const id = call.param("ownerId");
  const isKnown = sitesOf(call.org.forceApp).some(({ siteId, channelId }) => id === siteId || id === channelId);
  if (isKnown) return readContentItems(call.org.forceApp, call.org.log);
  throw new OrgError(404, "NOT_FOUND", "There is no site or channel with this id; take one from the running org.");
}

function oneItem(call: Call) {
  const keyOrId = call.param("contentKeyOrId");
  const item = contentOf(call).find(
    ({ contentKey, managedContentId }) => contentKey === keyOrId || managedContentId === keyOrId,
  );
  if (item) return shownWithBody(item);
  throw new OrgError(404, "NOT_FOUND", "There is no content with this key or id.");
}

function someItems(call: Call) {
  const { query } = call;
  const page = integerIn(queryNumber(query, "page") ?? 0, "page", [0, 1e6]);
  const pageSize = readPageSize(queryNumber(query, "pageSize"), defaultPageSize, maxPageSize);
  integerIn(queryNumber(query, "referenceDepth") ?? 0, "referenceDepth", [0, deepestReference]);
  const includesBody = booleanOfQuery(query, "includeContentBody");
  const keys = queryList(query, "contentKeys");
  const ids = queryList(query, "managedContentIds");
  const type = query.get("contentTypeFQN");
  const isNamed = ({ contentKey, managedContentId }: ContentItem): boolean =>
    (keys.length === 0 && ids.length === 0) || keys.includes(contentKey) || ids.includes(managedContentId);
  const items = contentOf(call).filter((item) => isNamed(item) && (type === null || item.type === type));
  const shown = items.slice(page * pageSize, (page + 1) * pageSize);
  return {
    contents: shown.map(includesBody ? shownWithBody : shownItem),
    currentPage: page,
    currentPageUrl: null,
    nextPageUrl: null,
    pageSize,
    previousPageUrl: null,
    total: items.length,
  };
}

const owners = ["/connect/sites/:ownerId/cms/delivery", "/connect/cms/delivery/channels/:ownerId"];

/** Content delivery, below a site and below a channel. */
export const deliveryEndpoints: readonly Endpoint[] = owners.flatMap((owner) => [
  get<ContentItems>(`${owner}/contents`, someItems),
  get<ContentItemResponse>(`${owner}/contents/:contentKeyOrId`, oneItem),
]);
