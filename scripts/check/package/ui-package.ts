// The component library in two empty projects: the files of its README in a Vite project, and the same form in one that renders on a server. In both,
// the form is inside a component that changes brand and language.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { tryInBrowser } from "./browser.ts";
import { moduleSizes, weighByBundler } from "./bundlers.ts";
import { useContactForm } from "./contact-form.ts";
import { checkLowestReact, importEntries, importOnServer } from "./entries.ts";
import { filesFromGuide } from "../../shared/files-from-guide.ts";
import type { PackageCheck, Project } from "./package-check.ts";
import { repository, type Files, type VersionOfReact } from "./project.ts";
import { readOnPaper, readWithoutScript } from "./read-without-script.ts";
import { serveRendered, serveServerComponents, serveStatic } from "./serve.ts";
import { checkStyleSheets } from "./style-sheets.ts";
import { gzipBytes } from "./gzip.ts";
import { weighExport, type Weight } from "./sizes.ts";

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
  return {
    ...files,
    ...sourcesIn(join(import.meta.dirname, "vite-project")),
    "src/main.tsx": `import { BrandAndLanguage } from "./BrandAndLanguage";\n${main}`,
  };
}

const vite: Project = {
  name: "an empty Vite project",
  files: filesOfVite,
  tryOut: async (folder) => tryInBrowser(await serveStatic(folder, { configFile: false }), useContactForm),
};

/** Entries that a server component uses itself. */
const serverEntries = new Set(
  ["icons", "internal", "messages", "models", "tokens"].map((name) => `@travel-design/ui/${name}`),
);

/**
 * Server rendering with the means of React and Vite alone: a framework would add dozens of packages that this repository uses nowhere else, and
 * hydrates with the same functions of React.
 */
const serverRendered = (react: VersionOfReact): Project => ({
  name: `an empty server-rendered project with the ${react} React`,
  react,
  files: () => ({ ...filesOfReadme(), ...sourcesIn(serverFolder) }),
  async tryOut(folder) {
    if (react === "lowest") checkLowestReact(folder, "@travel-design/ui");
    importEntries(folder, "@travel-design/ui");
    importOnServer(folder, "@travel-design/ui", serverEntries);
    const site = await serveRendered(folder);
    const html = await (await fetch(site.url)).text();
    assert.match(html, /<label[^>]*>Achternaam/u, "the server renders the form");
    await tryInBrowser(site, async (page) => {
      await page.locator("html[data-hydrated]").waitFor();
      await useContactForm(page);
      await readOnPaper(page);
      await readWithoutScript(page.context().browser(), site.url);
    });
  },
});

const serverComponents: Project = {
  name: "a project with server components",
  react: "lowest",
  files: () => sourcesIn(join(import.meta.dirname, "server-component-project")),
  tryOut: async (folder) =>
    tryInBrowser(await serveServerComponents(folder), async (page) => {
      await page.locator("html[data-hydrated]").waitFor();
      const name = page.getByRole("textbox", { name: "Achternaam" });
      await name.fill("De Vries");
      await page.getByRole("button", { name: "Verstuur" }).click();
      await expect(name, "a server component renders controls that work").toHaveValue("De Vries");
    }),
};

const styleProject: Project = {
  name: "a project with other style sheets",
  files: () => ({
    ...sourcesIn(join(import.meta.dirname, "style-project")),
    "src/kept-looks.ts": readFileSync(join(packageFolder, "src/internal/testing/conformance/kept-looks.ts"), "utf8"),
  }),
  tryOut: async (folder) =>
    tryInBrowser(await serveStatic(folder, { configFile: false }), (page) => checkStyleSheets(page, folder)),
};

/** Limits of all exports of an entry together. No page needs all of them. */
const entries = [
  { name: "@travel-design/ui", file: "index.js", limit: 26_200 },
  { name: "@travel-design/ui/icons", file: "icons.js", limit: 1500 },
];

const sheets = [{ name: "@travel-design/ui/style.css", file: "style.css", limit: 7000 }];

/** Limit of one component, imported alone. */
const componentLimit = 6500;
/** Limit of one control, imported alone. */
const controlLimit = 4000;
/** Limit of the largest control, by any bundler. */
const searchListLimit = 6900;
/** Limit of the control that contains it. */
const multiSearchListLimit = 8000;

/** Components that came after the limit of all together. Each has only the limit of one component. */
const laterComponents: readonly string[] = ["Dialog", "Form", "MultiSearchList", "RadioGroup", "Switch"];

/** What is measured with other bundlers too: they leave out less, or minify less, than Vite. */
const byEveryBundler = (names: readonly string[]) => [
  {
    name: "all but later components",
    what: `{ ${names.filter((name) => !laterComponents.includes(name)).join(", ")} }`,
    limit: 24_600,
  },
  { name: "SearchList", what: "{ SearchList }", limit: searchListLimit },
  {
    name: "a booking form",
    what: "{ Button, Checkbox, DatePicker, Dropdown, ErrorSummary, Input, OptionalCheckboxes, SearchList, Stack, TextArea }",
    limit: 11_500,
  },
];

async function weighWithBundlers(folder: string, names: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const { name, what, limit } of byEveryBundler(names)) {
    const sizes = await weighByBundler(folder, what, "@travel-design/ui");
    for (const [bundler, bytes] of Object.entries(sizes)) weights.push({ name: `${name} by ${bundler}`, bytes, limit });
  }
  console.log("\nMinified bytes of each file of @travel-design/ui, before gzip:");
  for (const [file, bytes] of await moduleSizes(folder, "@travel-design/ui"))
    console.log(String(bytes).padStart(6), file);
  return weights;
}

/** The names that an entry exports. The import also proves that a server can import it. */
const exportedNames = async (entryFile: string): Promise<string[]> =>
  Object.keys(await import(pathToFileURL(entryFile).href));

/** The names of the components that an entry exports. */
const componentNames = async (entryFile: string): Promise<string[]> =>
  (await exportedNames(entryFile)).filter((name) => /^[A-Z]/u.test(name));

/** The names of the controls. */
async function readControls(dist: string): Promise<Set<string>> {
  const folders = readdirSync(join(dist, "controls"));
  const names = await Promise.all(folders.map((folder) => componentNames(join(dist, "controls", folder, "index.js"))));
  return new Set(names.flat());
}

const limits: Readonly<Record<string, number>> = {
  SearchList: searchListLimit,
  MultiSearchList: multiSearchListLimit,
};

const limitOf = (name: string, controls: ReadonlySet<string>): number =>
  limits[name] ?? (controls.has(name) ? controlLimit : componentLimit);

async function weigh(folder: string): Promise<Weight[]> {
  const dist = join(folder, "node_modules/@travel-design/ui");
  const controls = await readControls(dist);
  const components: Weight[] = [];
  const totals: Weight[] = [];
  for (const { name: entry, file, limit } of entries) {
    for (const name of await componentNames(join(dist, file))) {
      const bytes = await weighExport(folder, `{ ${name} }`, entry);
      components.push({ name, bytes, limit: limitOf(name, controls) });
    }
    totals.push({ name: entry, bytes: await weighExport(folder, "*", entry), limit });
  }
  for (const { name, file, limit } of sheets) {
    totals.push({ name, bytes: gzipBytes(readFileSync(join(dist, file), "utf8")), limit });
  }
  return [
    ...components.toSorted((a, b) => a.bytes - b.bytes),
    ...totals,
    ...(await weighWithBundlers(folder, await exportedNames(join(dist, "index.js")))),
  ];
}

/** Checks `@travel-design/ui`. */
export const uiPackage: PackageCheck = {
  name: "ui",
  projects: [vite, serverRendered("lowest"), serverRendered("highest"), serverComponents, styleProject],
  weigh,
};
