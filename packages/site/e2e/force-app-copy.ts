// A copy of force-app, whose home page a test edits as a site builder would.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const original = resolve(import.meta.dirname, "../../../force-app/main/default");
const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";

/** The copy, and what a test does with it. */
export interface ForceAppCopy {
  path: string;
  /** Saves the home page's file with another text in it. @throws Error when it does not hold the text */
  edit(from: string, to: string): Promise<void>;
  /** Saves the home page's file as it was. */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes the copy in a folder of its own. */
export async function copyForceApp(): Promise<ForceAppCopy> {
  const path = await mkdtemp(join(tmpdir(), "force-app-"));
  await cp(original, path, { recursive: true });
  const file = join(path, home);
  return {
    path,
    async edit(from, to) {
      const text = await readFile(file, "utf8");
      if (!text.includes(from)) throw new Error(`${home} does not hold ${from}, so nothing was edited.`);
      await writeFile(file, text.replace(from, to));
    },
    async restore() {
      await rm(file);
      await cp(join(original, home), file);
    },
    remove: () => rm(path, { recursive: true }),
  };
}
