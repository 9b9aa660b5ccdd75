import { isObject, parseObject, type JsonObject } from "../../content/json.ts";
import type { SiteStore } from "../store/site-store.ts";

/** A parsed content file. */
export interface ReadContent {
  /** Name of its folder. */
  name: string;
  /** Undefined if it is not valid JSON: the site check reports that with its line. */
  content: JsonObject | undefined;
}

/** The parsed content files of a type. */
export const readContents = (store: SiteStore, type: string): ReadContent[] =>
  store.names(type).map((name) => ({ name, content: parseObject(store.find(type, name)) }));

/** The part of a content file that differs from type to type; empty if it has none. */
export const bodyOf = (content: JsonObject | undefined): JsonObject => {
  const body = content?.contentBody;
  return isObject(body) ? body : {};
};
