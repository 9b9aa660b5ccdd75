// Static resources with pictures. Salesforce limits the size of one, so a kind of them may have several: `travelPictures`,
// `travelPictures2`. A picture never moves from one to another, because pages contain its address.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Salesforce accepts a static resource of at most 5 MB. */
export const maxResourceBytes = 5_000_000;

/** Kinds of static resources that have several if one is full: pictures of the project, and those that site builders add. */
export const resourceKinds = ["travelPictures", "travelMedia"] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** A file of a static resource. */
export interface ResourceFile {
  /** Path below the resource. */
  name: string;
  bytes: number;
}

/** A static resource that is a folder, and its size. */
export interface SizedResource {
  name: string;
  /** Size in bytes of the zip file that Salesforce receives, at most. */
  bytes: number;
}

/** Where static resources are, below `force-app/main/default`. */
export const resourcesFolder = "staticresources";

/** What a zip file adds: two headers per file, each with its name, and its own end. */
const headerBytes = 100;

/** Pictures are compressed already, so that a zip file makes them larger, by less than a thousandth. */
const packedSize = (files: readonly ResourceFile[]): number =>
  files.reduce(
    (sum, { name, bytes }) => sum + Math.ceil(bytes * 1.001) + 2 * Buffer.byteLength(name) + headerBytes,
    headerBytes,
  );

/** A static resource with the size of its files. */
export const sizedResource = (name: string, files: readonly ResourceFile[]): SizedResource => ({
  name,
  bytes: packedSize(files),
});

/** The files of a static resource. Empty for one that does not exist. */
export function filesOfResource(forceApp: string, name: string): ResourceFile[] {
  const folder = join(forceApp, resourcesFolder, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => ({ name: path.replaceAll("\\", "/"), status: statSync(join(folder, path)) }))
    .filter(({ status }) => status.isFile())
    .map((file) => ({ name: file.name, bytes: file.status.size }));
}

const nameAt = (kind: ResourceKind, index: number): string => (index === 0 ? kind : `${kind}${index + 1}`);

/** The static resources of a kind, in the order in which they are filled. */
export function resourcesOfKind(forceApp: string, kind: ResourceKind): SizedResource[] {
  const folder = join(forceApp, resourcesFolder);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const pattern = new RegExp(`^${kind}([2-9]|[1-9]\\d+)?$`);
  return entries
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => sizedResource(name, filesOfResource(forceApp, name)))
    .toSorted((a, b) => Number(a.name.slice(kind.length)) - Number(b.name.slice(kind.length)));
}

/**
 * The first static resource of a kind that more files fit into. It may be one that does not exist yet.
 *
 * @param resources those that exist, see {@link resourcesOfKind}
 */
export function resourceWithRoom(
  kind: ResourceKind,
  resources: readonly SizedResource[],
  files: readonly ResourceFile[],
): string {
  const bytes = packedSize(files);
  const withRoom = resources.find((resource) => resource.bytes + bytes <= maxResourceBytes);
  if (withRoom) return withRoom.name;
  const names = new Set(resources.map(({ name }) => name));
  let index = 0;
  while (names.has(nameAt(kind, index))) index += 1;
  return nameAt(kind, index);
}

const descriptions: Readonly<Record<ResourceKind, string>> = {
  travelPictures: "Pictures of the sample site in several sizes. Made by npm run generate -- pictures.",
  travelMedia: "Pictures that site builders add.",
};

/** A file of a static resource that was opened here. Salesforce accepts none without a file, and its pictures may all be deleted. */
const note = "about.txt";

/** Creates a static resource for pictures unless it exists. */
export function openResource(forceApp: string, kind: ResourceKind, name: string): void {
  const folder = join(forceApp, resourcesFolder);
  const description = join(folder, `${name}.resource-meta.xml`);
  if (existsSync(description)) return;
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, note), `${descriptions[kind]}\n`);
  writeFileSync(
    description,
    `<?xml version="1.0" encoding="UTF-8"?>
<StaticResource xmlns="http://soap.sforce.com/2006/04/metadata">
    <cacheControl>Public</cacheControl>
    <contentType>application/zip</contentType>
    <description>${descriptions[kind]}</description>
</StaticResource>
`,
  );
}
