import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Key of the picture that {@link writePicture} writes. */
export const pictureKey = "MCABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Writes a content item of a workspace into a copy of the metadata, and returns its folder.
 *
 * @param path type and name, for example `sfdc_cms__news/opening`
 */
export function writeItem(
  forceApp: string,
  path: string,
  content: object,
  files: Readonly<Record<string, string>> = {},
): string {
  const folder = join(forceApp, "digitalExperiences/workspace/Reizen", path);
  mkdirSync(folder, { recursive: true });
  const [type] = path.split("/");
  writeFileSync(join(folder, "content.json"), JSON.stringify({ type, ...content }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Writes a picture with the title "Strand". */
export function writePicture(forceApp: string, altText = "Een leeg strand"): void {
  const contentBody = { altText, "sfdc_cms:media": { source: { type: "file" } } };
  const files = { "strand.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  writeItem(forceApp, `sfdc_cms__image/${pictureKey}`, { title: "Strand", contentBody }, files);
}
