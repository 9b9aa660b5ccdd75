// Reads the content files of the Experience Cloud site from force-app, for drawing its pages locally.
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { StartError } from "@travel-design/local-org";

/** One of the site's folders: where it stands, and its files by `type/apiName`. */
export type SiteFiles = Record<string, unknown>;

const folders = async (path: string): Promise<string[]> =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name));

async function readContent(folder: string): Promise<unknown> {
  const file = join(folder, "content.json");
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The site's file ${file} cannot be read, so its page cannot be shown: ${reason}`);
  }
}

/**
 * Reads every `content.json` of the one site in force-app. They are read anew for each page, so that an edit shows at
 * the next reload; a site has some forty small files.
 *
 * @param forceApp path of `force-app/main/default`
 * @throws StartError, one sentence, when a file is no JSON
 */
export async function readSiteFiles(forceApp: string): Promise<SiteFiles> {
  const [site] = await folders(join(forceApp, "digitalExperiences/site"));
  if (!site) throw new StartError(`There is no site in ${forceApp}/digitalExperiences/site: nothing can be shown.`);
  const types = (await folders(site)).filter((folder) => basename(folder).startsWith("sfdc_cms__"));
  const entries = await Promise.all(
    types.flatMap(async (type) =>
      (await folders(type)).map(async (folder) => [`${basename(type)}/${basename(folder)}`, await readContent(folder)]),
    ),
  );
  return Object.fromEntries(await Promise.all(entries.flat()));
}
