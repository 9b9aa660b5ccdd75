// npm run build:site, last part: writes the site's pages as files, for a host that serves nothing but files.
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { loadPageAssets, loadSiteServer } from "./site/built-site.ts";
import { pageFile } from "./site/page-file.ts";
import { readSiteFiles } from "./site/read-site-files.ts";

const repository = resolve(import.meta.dirname, "..");
const forceApp = join(repository, "force-app/main/default");
const built = join(repository, "packages/site/dist");
const output = join(built, "pages");
/** Where the site will stand. Search engines and social networks take whole addresses only. */
const origin = process.env.SITE_ORIGIN ?? "http://localhost:8080";

/** Problems of the content files stop the build, because nobody reads its log. */
const problems: string[] = [];
const log = (line: string): void => void problems.push(line);

async function write(path: string, text: string): Promise<void> {
  const file = pageFile(output, path);
  if (!file)
    return log(`The page "${path}" would be written outside the site's folder; correct the route's urlPrefix.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Copies what pages load to the addresses where they ask for it: the built files, and static resources that are folders. */
async function copyFiles(): Promise<void> {
  await cp(join(built, "client/assets"), join(output, "assets"), { recursive: true });
  const resources = join(forceApp, "staticresources");
  const folders = (await readdir(resources, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of folders)
    await cp(join(resources, name), join(output, "sfsites/c/resource", name), { recursive: true });
}

const [server, assets, { files, problems: unreadable }] = await Promise.all([
  loadSiteServer(),
  loadPageAssets(),
  readSiteFiles(forceApp),
]);

problems.push(...unreadable);

const pages: (readonly [file: string, path: string])[] = [
  ...server.listPaths(files).map((path) => [join(path, "index.html"), path] as const),
  ["404.html", "404.html"],
];
await rm(output, { recursive: true, force: true });
await copyFiles();
for (const [file, path] of pages) {
  const page = await server.renderPage({
    files,
    path: `/${path}`,
    origin,
    basePath: "",
    assets,
    communityId: "",
    siteId: "",
    showsProblems: false,
    log,
  });
  if (page) await write(file, page.html);
}
await write("sitemap.xml", server.sitemapXml(files, origin));
await write("robots.txt", server.robotsText(origin, ""));

if (problems.length > 0) {
  console.error(["The site's pages cannot be written as its content files say:", ...problems].join("\n"));
} else {
  console.log(`${pages.length} pages written to packages/site/dist/pages for ${origin}.`);
}
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit(problems.length > 0 ? 1 : 0);
