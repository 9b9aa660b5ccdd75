import { resolve } from "node:path";
import type { BlockPorts } from "@travel-design/blocks";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readSiteFiles } from "../server/read-site-files.ts";
import { findPage, listPaths } from "../content/site-pages.ts";
import { serverPorts } from "../ports/server-ports.ts";
import { SitePage } from "./SitePage.tsx";
import { views } from "./views.tsx";

const files = await readSiteFiles(resolve(import.meta.dirname, "../../../../force-app/main/default"));

/** The HTML of one of the site's own pages, for one of its visitors. */
function renderFor(user: NonNullable<BlockPorts["user"]>, path: string): string {
  const page = findPage(files, path);
  if (!page) throw new Error(`The site has no page at ${path}.`);
  let idCount = 0;
  const rendering = {
    views,
    ports: { ...serverPorts({ basePath: "", path, contents: undefined }), user },
    stylesheets: [],
    basePath: "",
    showsProblems: true,
    report: (sentence: string) => expect.fail(sentence),
    nextIdPrefix: () => `b${(idCount += 1)}-`,
    scripts: new Set<never>(),
    styles: new Set<string>(),
  };
  return renderToStaticMarkup(createElement(SitePage, { page, rendering }));
}

test.each(listPaths(files).map((path) => [`/${path}`]))(
  "%s is the same for guests and for who is signed in",
  (path) => {
    const forGuest = renderFor({ userId: null, isGuest: true }, path);
    expect(forGuest).toContain("<h1");
    expect(renderFor({ userId: "005000000000001AAA", isGuest: false }, path)).toBe(forGuest);
  },
);
