import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sourceTreeOf, type SourceTree } from "../../salesforce/source-tree.ts";
import { appNames } from "../app-names.ts";
import { bundleMeta, uiBundleSettings } from "../bundle-files.ts";
import { siteFiles } from "../site-files.ts";

const forceApp = resolve(import.meta.dirname, "../../../force-app/main/default");
const guests = `permissionsets/${appNames.guests[0]}.permissionset-meta.xml`;
const resource = "classes/ContactRequestResource.cls";

/** Folder of the bundle. */
export const bundle = `uiBundles/${appNames.app}`;

const page = `<!doctype html><html><head><link rel="stylesheet" href="/app/build/style.css">
<script type="application/ld+json">{}</script><script type="module" src="/app/build/start.js"></script></head>
<body><a href="/app/#offerte">Offerte</a><a href="https://example.com/">Elders</a></body></html>`;

/** A small project without problems. */
export const sampleSource: SourceTree = sourceTreeOf({
  ...Object.fromEntries(siteFiles(forceApp, { prefix: "app", status: "Live", senderAddress: "beheer@example.com" })),
  ...Object.fromEntries([guests, resource].map((path) => [path, readFileSync(join(forceApp, path), "utf8")])),
  [`${bundle}/${appNames.app}.uibundle-meta.xml`]: bundleMeta,
  [`${bundle}/ui-bundle.json`]: JSON.stringify(uiBundleSettings),
  [`${bundle}/dist/index.html`]: page,
  [`${bundle}/dist/404.html`]: page,
  [`${bundle}/dist/build/style.css`]: "",
  [`${bundle}/dist/build/start.js`]: "",
});
