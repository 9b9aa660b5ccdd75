import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { isInput } from "../http/input.ts";
import { namesIn } from "../metadata/metadata-files.ts";
import { declaredId } from "../salesforce-id.ts";
import { contentTypeOf } from "../static-resources/content-types.ts";
import { fileBelow, type ResourceFile } from "../static-resources/find-resource.ts";

/** A content item of a workspace, for example a picture or a news item. */
export interface ContentItem {
  /** `MC` and 26 characters: the name of its folder if that is a key, otherwise a hash of the folder. */
  contentKey: string;
  /** Starts with `20Y`. */
  managedContentId: string;
  /** For example `sfdc_cms__image`. */
  type: string;
  title: string;
  urlName: string | null;
  body: Readonly<Record<string, unknown>>;
  /** The picture or file that belongs to it. */
  media: ResourceFile | undefined;
  /** When its file was saved last. */
  publishedDate: string;
}

const workspaces = "digitalExperiences/workspace";
const keyPattern = /^MC[A-Z0-9]{26}$/;
const keyDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function keyOf(folder: string, name: string): string {
  if (keyPattern.test(name)) return name;
  const bytes = createHash("sha256").update(folder).digest();
  return `MC${Array.from(bytes.subarray(0, 26), (byte) => keyDigits.charAt(byte % keyDigits.length)).join("")}`;
}

/** The item in a folder, or nothing when its file is no content item. */
function readItem(forceApp: string, folder: string, name: string): ContentItem | undefined {
  const path = join(forceApp, folder);
  const content: unknown = JSON.parse(readFileSync(join(path, "content.json"), "utf8"));
  if (!isInput(content) || typeof content.type !== "string" || !isInput(content.contentBody)) return undefined;
  const mediaName = namesIn(path).find((file) => !file.endsWith(".json"));
  const media = mediaName === undefined ? undefined : fileBelow(path, mediaName);
  return {
    contentKey: keyOf(folder, name),
    managedContentId: declaredId("20Y", folder),
    type: content.type,
    title: typeof content.title === "string" ? content.title : name,
    urlName: typeof content.urlName === "string" ? content.urlName : null,
    body: content.contentBody,
    media: media === undefined ? undefined : { path: media, contentType: contentTypeOf(extname(media)) },
    publishedDate: statSync(join(path, "content.json")).mtime.toISOString(),
  };
}

/**
 * Reads the content of every workspace in `force-app`; what is there is taken to be published.
 *
 * @param log gets one line for an item that cannot be read, which is then left out
 */
export function readContentItems(forceApp: string, log: (line: string) => void): ContentItem[] {
  const below = (folder: string): string[] => namesIn(join(forceApp, folder)).map((name) => `${folder}/${name}`);
  const isFolder = (folder: string): boolean => statSync(join(forceApp, folder)).isDirectory();
  const folders = below(workspaces).filter(isFolder).flatMap(below).filter(isFolder).flatMap(below).filter(isFolder);
  return folders.flatMap((folder) => {
    try {
      return readItem(forceApp, folder, folder.slice(folder.lastIndexOf("/") + 1)) ?? [];
    } catch {
      log(
        `The content item ${folder} cannot be read, so it is left out; check that content.json is there and is JSON.`,
      );
      return [];
    }
  });
}
