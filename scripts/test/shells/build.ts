// Compiles the components of force-app, unchanged, with Salesforce's own compiler, and pages made of them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import lwc from "@lwc/rollup-plugin";
import { rollup } from "rollup";
import { findPage } from "../../../packages/site/src/content/site-pages.ts";
import { readSiteFiles } from "@travel-design/site/files";
import { buildReactScript } from "./build-react-script.ts";
import { buildHosts, loadComparedBlocks } from "./differential/build-hosts.ts";
import { forceApp, output } from "./folders.ts";
import type { ComparedBlock } from "./differential/server.tsx";
import { fixtures } from "./fixtures.ts";
import { salesforceModules } from "./salesforce-modules.ts";
import { viewComponent } from "./view-component.ts";

const componentFolder = join(forceApp, "lwc");
const generated = join(output, "modules");
const { resolve: find } = createRequire(import.meta.url);

/** One engine for all, because other packages depend on other versions. */
const engine = { name: "lwc", path: join(dirname(find("@lwc/engine-dom/package.json")), "dist/index.js") };

const components = () =>
  readdirSync(componentFolder).map((name) => ({ name: `c/${name}`, path: join(componentFolder, name, `${name}.js`) }));

/** The root component of each page, by the page's name. */
async function readPages(): Promise<Readonly<Record<string, unknown>>> {
  const files = await readSiteFiles(forceApp);
  const page = findPage(files, "/");
  return { home: page?.view, headerAndFooter: page?.layout, ...fixtures };
}

/** Writes the component of a page. */
function writeComponent(name: string, root: unknown): void {
  const folder = join(generated, "page", name);
  mkdirSync(folder, { recursive: true });
  const { html, js } = viewComponent(root);
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.js`), js);
}

function writePage(name: string, root: unknown): void {
  writeComponent(name, root);
  const entry = `import { createElement } from "lwc";
import Page from "page/${name}";
window.createPage = () => createElement("page-${name}", { is: Page });
const page = window.createPage();
window.changePage = (attributes) =>
  Object.assign(page, { isChanged: true, attributes1: { ...page.attributes1, ...attributes } });
document.body.append(page);
`;
  writeFileSync(join(generated, `${name}.js`), entry);
}

/** The script that creates the bundle of any block with any settings. */
function writeBundlesScript(blocks: readonly ComparedBlock[]): void {
  for (const { name, component } of blocks) writeComponent(`${name}Bundle`, component);
  const entry = `import { createElement } from "lwc";
${blocks.map(({ name }) => `import ${name} from "page/${name}Bundle";\n`).join("")}
const bundles = { ${blocks.map(({ name }) => name).join(", ")} };
window.createBundle = (name, settings) =>
  Object.assign(createElement("page-bundle", { is: bundles[name] }), { attributes1: settings });
`;
  writeFileSync(join(generated, "bundles.js"), entry);
}

/** The compiler looks for a package above every component. */
const packageFile = `{ "name": "pages", "version": "0.0.0", "private": true, "type": "module" }\n`;

/** Compiles every page into `dist`, one script each, and separate scripts for React and for the polyfill of synthetic shadow. */
export async function buildPages(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(output, "package.json"), packageFile);
  const pages = await readPages();
  for (const [name, root] of Object.entries(pages)) writePage(name, root);
  writeFileSync(join(generated, "synthetic-shadow.js"), `import "@lwc/synthetic-shadow";\n`);
  const blocks = await loadComparedBlocks();
  writeBundlesScript(blocks);
  const names = [...Object.keys(pages), "bundles", "synthetic-shadow"];
  const doubles = join(import.meta.dirname, "lwc");
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name) => [name, join(generated, `${name}.js`)])),
    plugins: [
      salesforceModules(forceApp),
      lwc({
        rootDir: generated,
        modules: [engine, ...components(), { dir: doubles }, { dir: generated }],
        exclude: [/dist\/modules\/[^/]+\.js$/, /^\0/],
        apiVersion: 63,
      }),
    ],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  await bundle.write({
    dir: output,
    format: "es",
    intro: `globalThis.process ??= { env: { NODE_ENV: "development" } };`,
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
  });
  await bundle.close();
  await buildHosts(blocks, output);
  const entry = join(import.meta.dirname, "behavior/react-page.tsx");
  await buildReactScript({ entry, name: "page", outDir: join(output, "react") });
}
