// npm run build: the same pages as files.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "./fixtures.ts";

const repository = resolve(import.meta.dirname, "../../..");
const folder = join(repository, "packages/site/dist/pages");

/** Addresses on the site that a page loads something from. */
const loadedBy = (html: string): string[] =>
  Array.from(html.matchAll(/(?:src|href|data-scripts)="([^"]+)"|srcset="([^"]+)"|url\(&quot;([^&]+)/g)).flatMap(
    ([, plain = "", set = "", styled = ""]) => [...plain.split(" "), ...set.split(/ \d+w,? ?| 1x,? ?/), styled],
  );

const isFile = (address: string): boolean => /^\/.*\.\w+$/.test(address);

test("the build writes the pages that the site serves, with every file that they load", async ({ org }) => {
  const env = { ...process.env, SITE_ORIGIN: org.url };
  const script = join(repository, "scripts/build/site.ts");
  await promisify(execFile)(process.execPath, ["--conditions=source", script], { cwd: repository, env });
  const pages = {
    "index.html": "/",
    "privacyverklaring/index.html": "/privacyverklaring",
    "bestemmingen/noorwegen/index.html": "/bestemmingen/noorwegen",
    "404.html": "/404.html",
  };
  const missing: string[] = [];
  for (const [file, path] of Object.entries(pages)) {
    const written = await readFile(join(folder, file), "utf8");
    expect(written).toBe(await (await fetch(org.url + path)).text());
    const files = loadedBy(written).filter(isFile);
    expect(files.length).toBeGreaterThan(4);
    missing.push(...files.filter((address) => !existsSync(join(folder, address))));
  }
  expect(missing).toEqual([]);
  for (const file of ["sitemap.xml", "robots.txt"])
    expect(await readFile(join(folder, file), "utf8")).toBe(await (await fetch(`${org.url}/${file}`)).text());
});
