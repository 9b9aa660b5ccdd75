import { toObject } from "../../settings/json.ts";
import { readImageInfo } from "./image-info.ts";

/** What the content store has of a picture. */
export interface ImageContent {
  /** Its address, before it is rewritten for the site; empty if the store has none. */
  url: string;
  altText: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The content keys of pictures, without duplicates: what to request from the content store before rendering them.
 *
 * @param values in any form that {@link readImageInfo} reads
 * @example contentKeysOf(["MC1", "/a.jpg", { imageInfoV1: { contentKey: "MC2", url: "/cms/a" } }]); // ["MC1", "MC2"]
 */
export function contentKeysOf(values: readonly unknown[]): string[] {
  const keys = values.map((value) => readImageInfo(value)?.contentKey ?? "");
  return [...new Set(keys)].filter(Boolean);
}

function readItem(value: unknown): [contentKey: string, content: ImageContent][] {
  const item = toObject(value);
  const body = toObject(item?.contentBody);
  if (!item || !body) return [];
  const media = toObject(body["sfdc_cms:media"]);
  return [[text(item.contentKey), { url: text(media?.url) || text(body.url), altText: text(body.altText) }]];
}

/**
 * Reads the pictures of a content delivery response, as `getContents` of `experience/cmsDeliveryApi` returns it. Request
 * it with `includeContentBody: true`: items without a body are left out.
 *
 * @example readImageContents({ contents: [{ contentKey: "MC1", contentBody: { altText: "Zee", url: "/cms/a" } }] });
 * // Map { "MC1" => { url: "/cms/a", altText: "Zee" } }
 */
export function readImageContents(response: unknown): ReadonlyMap<string, ImageContent> {
  const contents = toObject(response)?.contents;
  return new Map(Array.isArray(contents) ? contents.flatMap(readItem) : []);
}
