// A copy of force-app that a test edits as a site builder would.
import { cpSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const original = resolve(import.meta.dirname, "../../../force-app/main/default");
const picture = join(original, "staticresources/travelMedia/partner-01.svg");
const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";

const brandingSet = "digitalExperiences/site/Travel_Design1/sfdc_cms__brandingSet/Build_Your_Own_LWR/content.json";

/** The copy, and how a test edits it. */
export interface ForceAppCopy {
  path: string;
  /** Saves the home page's file with another text in it. @throws Error if it does not contain the text */
  edit(from: string, to: string): Promise<void>;
  /** Saves the home page's file as it was. */
  restore(): Promise<void>;
  /** Saves the branding set with another value of a setting. */
  setBrand(setting: string, value: string): Promise<void>;
  /** Adds a picture with a text to the content store. */
  addPicture(contentKey: string, altText: string): Promise<void>;
  remove(): Promise<void>;
}

/** Creates the copy in a folder of its own. */
export async function copyForceApp(): Promise<ForceAppCopy> {
  const path = await mkdtemp(join(tmpdir(), "force-app-"));
  // Asynchronously, each of the 600 files waits for its turn: six times as long.
  cpSync(original, path, { recursive: true });
  const file = join(path, home);
  return {
    path,
    async edit(from, to) {
      const text = await readFile(file, "utf8");
      if (!text.includes(from)) throw new Error(`${home} does not contain ${from}, so nothing was edited.`);
      await writeFile(file, text.replace(from, to));
    },
    async restore() {
      await rm(file);
      await cp(join(original, home), file);
    },
    async setBrand(setting, value) {
      const branding = JSON.parse(await readFile(join(path, brandingSet), "utf8"));
      branding.contentBody.values[setting] = value;
      await writeFile(join(path, brandingSet), JSON.stringify(branding));
    },
    async addPicture(contentKey, altText) {
      const folder = join(path, "digitalExperiences/workspace/Reizen/sfdc_cms__image", contentKey);
      await mkdir(folder, { recursive: true });
      const contentBody = { altText, "sfdc_cms:media": { source: { type: "file" } } };
      const content = { type: "sfdc_cms__image", title: contentKey, contentBody };
      await writeFile(join(folder, "content.json"), JSON.stringify(content));
      await cp(picture, join(folder, "picture.svg"));
    },
    remove: () => rm(path, { recursive: true }),
  };
}
