import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { KeyPrefixes } from "../salesforce-id.ts";
import { loadOrgMetadata, metadataFolders } from "./load-org-metadata.ts";
import { MetadataError } from "./metadata-error.ts";
import type { OrgMetadata } from "./org-metadata.ts";

/** The newest usable metadata. */
export interface MetadataSource {
  /** Reads changed files first. Checking for changes takes less than half a millisecond. */
  current(): OrgMetadata;
  /** As `current` last returned it: for what happens within one request, which checked for changes when it arrived. */
  latest(): OrgMetadata;
}

/** Options of {@link watchMetadata}. */
export interface MetadataSourceOptions {
  /** Path of `force-app/main/default`. */
  root: string;
  /** One line when an edit cannot be used, and one that names the fields of unknown types. */
  log(line: string): void;
  /** Key prefixes of objects that have records. Called before each load. */
  usedPrefixes?(): KeyPrefixes;
  /** Called after each load, the first included. */
  onLoad?(metadata: OrgMetadata): void;
}

/**
 * Names, sizes and times of all files that count. Polling a hundred files costs less than half a millisecond, needs
 * no handles, and sees what `fs.watch` misses on network drives and in containers.
 */
function fingerprint(root: string): string {
  const lines: string[] = [];
  for (const folder of metadataFolders.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(path);
      lines.push(`${path} ${mtimeMs} ${size}`);
    }
  }
  return lines.join("\n");
}

/** The fingerprint, or the reason why there is none: a file may vanish between two looks. */
function tryFingerprint(root: string): string {
  try {
    return fingerprint(root);
  } catch (error) {
    return String(error);
  }
}

/** The fields of unknown types, for example `House__c.Position__c (Location)`. */
const unknownFields = ({ objects }: OrgMetadata): string =>
  [...objects.values()]
    .flatMap(({ apiName: object, fields }) =>
      [...fields.values()].flatMap(({ apiName, unknownType }) =>
        unknownType === null ? [] : [`${object}.${apiName} (${unknownType})`],
      ),
    )
    .join(", ");

/**
 * Loads the metadata and loads it again when a file changes. After an invalid edit the last valid metadata stays,
 * and is logged once.
 *
 * @throws MetadataError when the first load fails
 */
export function watchMetadata({ root, log, onLoad, usedPrefixes }: MetadataSourceOptions): MetadataSource {
  let seen = tryFingerprint(root);
  let warning = "";
  const load = (): OrgMetadata => {
    const loaded = loadOrgMetadata(root, usedPrefixes?.());
    onLoad?.(loaded);
    const unknown = unknownFields(loaded);
    if (unknown !== "" && unknown !== warning)
      log(`Fields of a type that the local org does not know are read-only texts: ${unknown}.`);
    warning = unknown;
    return loaded;
  };
  let metadata = load();

  const reload = (): void => {
    try {
      metadata = load();
      log("The metadata changed and was read again.");
    } catch (error) {
      const reason = error instanceof MetadataError ? error.message : "it could not be applied";
      log(`The changed metadata cannot be used, so the last good version stays: ${reason}.`);
    }
  };

  const current = (): OrgMetadata => {
    const found = tryFingerprint(root);
    if (found !== seen) {
      seen = found;
      reload();
    }
    return metadata;
  };

  return { current, latest: () => metadata };
}
