// npm run build -- site, last part: writes the site's pages as files, for a host that serves nothing but files.
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { loadPageAssets } from "../site/built-site.ts";
import { renderPages } from "../site/render-pages.ts";

const repository = resolve(import.meta.dirname, "../..");
const forceApp = join(repository, "force-app/main/default");
const built = join(repository, "packages/site/dist");
const output = join(built, "pages");
const origin = process.env.SITE_ORIGIN ?? "http://localhost:8080";

async function write(path: string, text: string): Promise<void> {
  const file = join(output, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Copies what pages load to the addresses that they contain: the built files, and static resources that are folders. */
async function copyFiles(): Promise<void> {
  await cp(join(built, "client/assets"), join(output, "assets"), { recursive: true });
  const resources = join(forceApp, "staticresources");
  const folders = (await readdir(resources, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of folders)
    await cp(join(resources, name), join(output, "sfsites/c/resource", name), { recursive: true });
}

try {
  const { pages, sitemap, robots } = await renderPages({
    forceApp,
    assets: await loadPageAssets(),
    origin,
    basePath: "",
  });
  await rm(output, { recursive: true, force: true });
  await copyFiles();
  for (const [file, html] of pages) await write(file, html);
  await write("sitemap.xml", sitemap);
  await write("robots.txt", robots);
  console.log(`${pages.size} pages written to packages/site/dist/pages for ${origin}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit();
