// Reads the content files of the Experience Cloud site from force-app, to render its pages locally.
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { sitesOf, StartError } from "@travel-design/local-org";
import type { SiteFiles } from "../entry-server.tsx";

/** A content file: its name in the site, and its path. */
interface ContentFile {
  key: string;
  path: string;
}

const folders = async (path: string): Promise<string[]> =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name));

async function listContentFiles(forceApp: string): Promise<ContentFile[]> {
  const [site] = await folders(join(forceApp, "digitalExperiences/site"));
  if (!site) throw new StartError(`There is no site in ${forceApp}/digitalExperiences/site: nothing can be shown.`);
  const types = (await folders(site)).filter((folder) => basename(folder).startsWith("sfdc_cms__"));
  const items = await Promise.all(
    types.map(async (type) =>
      (await folders(type)).map((folder) => ({
        key: `${basename(type)}/${basename(folder)}`,
        path: join(folder, "content.json"),
      })),
    ),
  );
  return items.flat();
}

/**
 * A text that differs whenever a content file was added, removed or saved.
 *
 * @param forceApp path of `force-app/main/default`
 */
export async function stampSiteFiles(forceApp: string): Promise<string> {
  const stamps = (await listContentFiles(forceApp)).map(async ({ key, path }) => {
    const state = await stat(path).catch(() => undefined);
    return `${key} ${state?.mtimeMs} ${state?.size}`;
  });
  return (await Promise.all(stamps)).join("\n");
}

/**
 * Reads every `content.json` of the one site in force-app, some thirty small files. A file that is not valid JSON is left out,
 * because `checkSite` reports it with its line.
 *
 * @param forceApp path of `force-app/main/default`
 */
export async function readSiteFiles(forceApp: string): Promise<SiteFiles> {
  const read = async ({ key, path }: ContentFile): Promise<[string, unknown][]> => {
    try {
      return [[key, JSON.parse(await readFile(path, "utf8"))]];
    } catch {
      return [];
    }
  };
  return Object.fromEntries((await Promise.all((await listContentFiles(forceApp)).map(read))).flat());
}

/** The site's ids in the org behind it; empty if `force-app` declares no site. @param forceApp path of `force-app/main/default` */
export function siteIdsOf(forceApp: string): { communityId: string; siteId: string } {
  const { communityId = "", siteId = "" } = sitesOf(forceApp)[0] ?? {};
  return { communityId, siteId };
}
