// The component library in two empty projects: the files of its README in a Vite project, and the same form in one that renders on a server. In both,
// the form is inside a component that changes brand and language.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { tryInBrowser } from "./browser.ts";
import { useContactForm } from "./contact-form.ts";
import { filesFromGuide } from "./files-from-guide.ts";
import type { PackageCheck, Project } from "./package-check.ts";
import { repository, type Files } from "./project.ts";
import { serveRendered, serveStatic } from "./serve.ts";
import { gzipBytes, weighExport, type Weight } from "./sizes.ts";

const packageFolder = join(repository, "packages/ui");
const serverFolder = join(import.meta.dirname, "server-project");

/** Source files in a folder here, as those of a project. */
const sourcesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [`src/${name}`, readFileSync(join(folder, name), "utf8")] as const),
  );

function filesOfReadme(): Files {
  const files = filesFromGuide(readFileSync(join(packageFolder, "README.md"), "utf8"));
  for (const name of ["src/ContactForm.tsx", "src/main.tsx"]) {
    if (!files[name]) throw new Error(`packages/ui/README.md has no \`${name}\`: a newcomer needs one to copy.`);
  }
  return { ...files, ...sourcesIn(join(import.meta.dirname, "both-projects")) };
}

/** The page of the README, with its form inside the component that changes brand and language. */
function filesOfVite(): Files {
  const files = filesOfReadme();
  const main = files["src/main.tsx"]?.replace(
    "<ContactForm />",
    "<BrandAndLanguage><ContactForm /></BrandAndLanguage>",
  );
  return { ...files, "src/main.tsx": `import { BrandAndLanguage } from "./BrandAndLanguage";\n${main}` };
}

const vite: Project = {
  name: "an empty Vite project",
  files: filesOfVite,
  tryOut: async (folder) => tryInBrowser(await serveStatic(folder, { configFile: false }), useContactForm),
};

/**
 * Server rendering with the means of React and Vite alone: a framework would add dozens of packages that this repository uses nowhere else, and
 * hydrates with the same functions of React.
 */
const serverRendered: Project = {
  name: "an empty server-rendered project",
  files: () => ({ ...filesOfReadme(), ...sourcesIn(serverFolder) }),
  async tryOut(folder) {
    const site = await serveRendered(folder);
    const html = await (await fetch(site.url)).text();
    assert.match(html, /<label[^>]*>Achternaam/u, "the server renders the form");
    await tryInBrowser(site, async (page) => {
      await page.locator("html[data-hydrated]").waitFor();
      await useContactForm(page);
    });
  },
};

/** Limits of all exports of an entry together. No page needs all of them. */
const entries = [
  { name: "@travel-design/ui", file: "index.js", limit: 24_000 },
  { name: "@travel-design/ui/page", file: "page.js", limit: 17_000 },
  { name: "@travel-design/ui/icons", file: "icons.js", limit: 1500 },
];

const sheets = [
  { name: "@travel-design/ui/style.css", file: "style.css", limit: 6500 },
  { name: "@travel-design/ui/page.css", file: "page-style.css", limit: 6500 },
];

/** Limit of one component, imported alone. */
const componentLimit = 6500;
/** Limit of one control, imported alone. */
const controlLimit = 4500;

/** The names of the components that an entry exports. The import also proves that a server can import it. */
async function componentNames(entryFile: string): Promise<string[]> {
  const library: Record<string, unknown> = await import(pathToFileURL(entryFile).href);
  return Object.keys(library).filter((name) => /^[A-Z]/u.test(name) && typeof library[name] === "function");
}

/** The names of the controls. */
async function readControls(dist: string): Promise<Set<string>> {
  const folders = readdirSync(join(dist, "controls"));
  const names = await Promise.all(folders.map((folder) => componentNames(join(dist, "controls", folder, "index.js"))));
  return new Set(names.flat());
}

async function weigh(folder: string): Promise<Weight[]> {
  const dist = join(folder, "node_modules/@travel-design/ui/dist");
  const controls = await readControls(dist);
  const components: Weight[] = [];
  const totals: Weight[] = [];
  for (const { name: entry, file, limit } of entries) {
    for (const name of await componentNames(join(dist, file))) {
      const bytes = await weighExport(folder, `{ ${name} }`, entry);
      components.push({ name, bytes, limit: controls.has(name) ? controlLimit : componentLimit });
    }
    totals.push({ name: entry, bytes: await weighExport(folder, "*", entry), limit });
  }
  for (const { name, file, limit } of sheets) {
    totals.push({ name, bytes: gzipBytes(readFileSync(join(dist, file), "utf8")), limit });
  }
  return [...components.toSorted((a, b) => a.bytes - b.bytes), ...totals];
}

/** Checks `@travel-design/ui`. */
export const uiPackage: PackageCheck = { name: "ui", projects: [vite, serverRendered], weigh };
