import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import { readMetadataFile } from "../metadata/xml.ts";
import { contentTypeOf } from "./content-types.ts";

/** A file of a static resource. */
export interface ResourceFile {
  path: string;
  contentType: string;
}

const metaEnding = ".resource-meta.xml";

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file below the folder, or nothing when the path leaves it, by dots or by a symbolic link. */
export function fileBelow(folder: string, path: string): string | undefined {
  if (path.includes("\0")) return undefined;
  const file = resolve(folder, path);
  if (!file.startsWith(folder + sep) || !isFile(file)) return undefined;
  return realpathSync(file).startsWith(realpathSync(folder) + sep) ? file : undefined;
}

/** The file of a resource of a single file. It is next to its description and can have any extension. */
function singleFile(folder: string, name: string, contentType: string | undefined): ResourceFile | undefined {
  const file = readdirSync(folder).find((entry) => entry.startsWith(`${name}.`) && entry !== name + metaEnding);
  if (file === undefined || !isFile(join(folder, file))) return undefined;
  return { path: join(folder, file), contentType: contentType ?? contentTypeOf(extname(file)) };
}

/**
 * Finds a file of a static resource that visitors may read. An org serves a private resource to users with a session only.
 *
 * @param forceApp path of `force-app/main/default`
 * @param name of the resource
 * @param path below a resource that is a folder; empty for a resource of a single file
 * @returns undefined if there is no such resource or file, or if it is private
 */
export function findResource(forceApp: string, name: string, path: string): ResourceFile | undefined {
  const folder = resolve(forceApp, "staticresources");
  if (!/^[A-Za-z]\w*$/.test(name) || !existsSync(join(folder, name + metaEnding))) return undefined;
  const description = readMetadataFile(join(folder, name + metaEnding), name + metaEnding, "StaticResource");
  if (description.text("cacheControl") === "Private") return undefined;
  if (path === "") return singleFile(folder, name, description.text("contentType"));
  const file = fileBelow(join(folder, name), path);
  return file === undefined ? undefined : { path: file, contentType: contentTypeOf(extname(file)) };
}
