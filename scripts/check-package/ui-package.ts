// The component library in an empty project: the form of its README, on a server and in a browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright";
import { build } from "vite";
import { tryInBrowser } from "./browser.ts";
import type { PackageCheck } from "./package-check.ts";
import { repository, run } from "./project.ts";
import { gzipBytes, weighExport, type Weight } from "./sizes.ts";

const main = `import { createRoot } from "react-dom/client";
import { ContactForm } from "./ContactForm";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<ContactForm />);
`;

/** The first tsx example of the README, which a newcomer copies. */
function exampleFromReadme(): string {
  const readme = readFileSync(join(repository, "packages/ui/README.md"), "utf8");
  const example = /^```tsx\n(.*?)^```/msu.exec(readme)?.[1];
  if (!example) throw new Error("packages/ui/README.md has no tsx example: a newcomer needs one to copy.");
  return example;
}

/** Renders the form in Node, without window and document. @returns its HTML */
async function renderOnServer(project: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    root: project,
    build: { ssr: "src/ContactForm.tsx", outDir: "server" },
  });
  const script = `
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import { ContactForm } from "./server/ContactForm.js";
    console.log(renderToString(createElement(ContactForm)));`;
  return run(project, process.execPath, "--input-type=module", "--eval", script);
}

async function fillIn(page: Page): Promise<void> {
  const name = page.getByRole("textbox", { name: "Achternaam" });
  await page.getByRole("button", { name: "Verstuur" }).click();
  assert.equal(await name.getAttribute("aria-invalid"), "true", "an empty form shows an error");
  await name.fill("De Vries");
  await page.getByRole("checkbox", { name: "Ik ontvang graag de nieuwsbrief" }).check();
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page.getByRole("status").getByText("Dank u wel").waitFor();
  const height = await name.evaluate((element) => element.getBoundingClientRect().height);
  assert.ok(height >= 44, `the style sheet makes a field at least 44 pixels high, not ${height}`);
}

/** One component imported alone. */
const componentLimit = 6500;

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

/** The names of the components that an entry exports. The import also proves that a server can import it. */
async function componentNames(entryFile: string): Promise<string[]> {
  const library: Record<string, unknown> = await import(pathToFileURL(entryFile).href);
  return Object.keys(library).filter((name) => /^[A-Z]/u.test(name) && typeof library[name] === "function");
}

async function weigh(project: string): Promise<Weight[]> {
  const dist = join(project, "node_modules/@travel-design/ui/dist");
  const components: Weight[] = [];
  const totals: Weight[] = [];
  for (const { name: entry, file, limit } of entries) {
    for (const name of await componentNames(join(dist, file))) {
      components.push({ name, bytes: await weighExport(project, `{ ${name} }`, entry), limit: componentLimit });
    }
    totals.push({ name: entry, bytes: await weighExport(project, "*", entry), limit });
  }
  for (const { name, file, limit } of sheets) {
    totals.push({ name, bytes: gzipBytes(readFileSync(join(dist, file), "utf8")), limit });
  }
  return [...components.toSorted((a, b) => a.bytes - b.bytes), ...totals];
}

/** Checks `@travel-design/ui`. */
export const uiPackage: PackageCheck = {
  name: "ui",
  files: () => ({ "src/main.tsx": main, "src/ContactForm.tsx": exampleFromReadme() }),
  async tryOut(project) {
    assert.match(await renderOnServer(project), /<label[^>]*>Achternaam/u);
    await tryInBrowser(project, { configFile: false }, fillIn);
  },
  weigh,
};
