import { call } from "../api.ts";
import { fileText, formatOf, type FileFormat } from "../content/file-format.ts";
import type { JsonObject } from "../content/json.ts";
import type { ContentKind } from "../session/content-kind.ts";
import type { Opened } from "../session/start.ts";
import { createDraftWriter } from "../session/draft-writer.ts";
import { createSession, type Session } from "../session/session.ts";
import { labelOfSetting, valuesOf, withValues } from "./brand-settings.ts";

/** A branding set. */
export interface BrandContent {
  /** The parsed file; its values are replaced. */
  file: JsonObject;
  values: JsonObject;
  format: FileFormat;
}

/** The work on the brand. */
export type BrandSession = Session<BrandContent>;

/** The brand of a text. @throws SyntaxError for invalid JSON */
export function readBrand(text: string): BrandContent {
  const file: JsonObject = JSON.parse(text);
  return { file, values: valuesOf(file), format: formatOf(text) };
}

const brandKind: ContentKind<BrandContent> = {
  write: ({ file, values, format }) => fileText(withValues(file, values), format),
  read: readBrand,
  // The parts of a branding set depend on each other.
  merge: () => undefined,
  selectable: () => [],
};

/** The first setting that differs. One that builders do not choose follows from another one. */
const describe = ({ values: before }: BrandContent, { values: after }: BrandContent): string =>
  Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map(labelOfSetting)
    .find((label) => label !== undefined) ?? "";

/** @param announce called with what happened */
export const createBrandSession = (
  { view, draftId, start }: Opened<BrandContent>,
  announce: (sentence: string) => void,
): BrandSession =>
  createSession({
    kind: brandKind,
    start,
    drafts: createDraftWriter({ view, draftId }),
    storeFile: (text, hash) => call("saveBrand", { text, hash, draftId }),
    describe,
    announce,
  });
