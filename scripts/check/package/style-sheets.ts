// Components beside style sheets of others: in each state they look as they do alone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { JSHandle, Page } from "@playwright/test";
import { otherLibraries, repository } from "./project.ts";

/** Combinations of pseudo-classes that other style sheets have rules for. */
const states = [
  [],
  ["hover"],
  ["focus", "focus-visible"],
  ["hover", "active"],
  ["focus", "focus-visible", "active"],
] as const;

/** The looks of a tree, as the library's own tests read them: a line for each element and property. */
type Looks = ReadonlyMap<string, string>;

declare global {
  /** Defined by `main.tsx` of the style project. */
  function readGallery(): Looks;
}

/** The browser renders the options of a list itself. A button has a background of its own, so its native appearance is not visible. */
const nativeParts = / option\.| button\.[^:]* appearance: /u;

/** Reads the gallery in each state. */
async function readStates(page: Page): Promise<JSHandle<Looks>[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = "#gallery :is(a, button, input, select, textarea)";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const handles: JSHandle<Looks>[] = [];
  for (const forcedPseudoClasses of states) {
    await Promise.all(
      nodeIds.map((nodeId) =>
        session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] }),
      ),
    );
    handles.push(await page.evaluateHandle(() => readGallery()));
  }
  await session.detach();
  return handles;
}

/** What a change of style sheets changes, a line per element and property. */
async function findChanges(page: Page, change: () => Promise<unknown>): Promise<string[]> {
  const before = await readStates(page);
  await change();
  const after = await readStates(page);
  const changes: string[] = [];
  for (const [index, state] of states.entries()) {
    const found = await page.evaluate(
      ([old, current]) =>
        [...(old ?? [])]
          .filter(([name, value]) => current?.get(name) !== value)
          .map(([name, value]) => `${name}: ${value} became ${current?.get(name)}`),
      [before[index], after[index]],
    );
    const visible = found.filter((line) => !nativeParts.test(line));
    changes.push(...visible.map((line) => `${state.join(" and ") || "at rest"}: ${line}`));
  }
  return changes;
}

/** The part of Tailwind that is used here. */
interface Tailwind {
  compile(
    css: string,
    options: { loadStylesheet(id: string, base: string): Promise<{ path: string; base: string; content: string }> },
  ): Promise<{ build(classes: string[]): string }>;
}

const { resolve } = createRequire(join(otherLibraries, "package.json"));

/** The style sheet that Tailwind makes of one with imports. */
async function compileTailwind(css: string, project: string, classes: readonly string[]): Promise<string> {
  const { default: tailwind }: { default: Tailwind } = await import(resolve("tailwindcss"));
  const inProject = createRequire(join(project, "package.json"));
  const { build } = await tailwind.compile(css, {
    async loadStylesheet(id, base) {
      const path = id === "tailwindcss" ? resolve("tailwindcss/index.css") : inProject.resolve(id);
      return { path, base, content: readFileSync(path, "utf8") };
    },
  });
  return build([...classes]);
}

/** Classes of Tailwind, and what they do to a button. */
const utilities = {
  "mt-8": { property: "margin-top", value: "32px" },
  "rounded-none": { property: "border-top-left-radius", value: "0px" },
  "bg-transparent": { property: "background-color", value: "rgba(0, 0, 0, 0)" },
};
const utilityNames = Object.keys(utilities);

const guide = readFileSync(join(repository, "packages/ui/guides/other-styles.md"), "utf8");

/** Our sheet in a layer, as the guide imports it. Utilities are in a later layer. */
async function checkLayer(page: Page, project: string): Promise<void> {
  const [, css] = /^```css\n(@import "tailwindcss";\n.*?)^```$/msu.exec(guide) ?? [];
  if (css === undefined) throw new Error("The guide has no code for Tailwind.");
  const content = await compileTailwind(css, project, utilityNames);
  const changes = await findChanges(page, async () => {
    await page.addStyleTag({ content });
    await page.locator("link[rel=stylesheet]").evaluate((link) => link.remove());
  });
  assert.deepEqual(changes, [], "in a layer beside Tailwind, components look as they do alone");
  const button = page.locator(".td-button").first();
  await button.evaluate((element, names) => element.classList.add(...names), utilityNames);
  for (const [name, { property, value }] of Object.entries(utilities)) {
    const actual = await button.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property);
    assert.equal(actual, value, `the class ${name} changes a button`);
  }
}

/** Checks the gallery of the style project, which is open, beside other style sheets. */
export async function checkStyleSheets(page: Page, project: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Beside the gallery, so that the pointer hovers nothing.
  await page.mouse.move(1000, 10);
  const sheets = {
    "Bootstrap 5": readFileSync(resolve("bootstrap/dist/css/bootstrap.css"), "utf8"),
    "a hostile reset": readFileSync(join(import.meta.dirname, "hostile.css"), "utf8"),
    "Tailwind 4": await compileTailwind('@import "tailwindcss";', project, utilityNames),
  };
  for (const [name, content] of Object.entries(sheets)) {
    const changes = await findChanges(page, () => page.addStyleTag({ content }));
    assert.deepEqual(changes, [], `beside ${name}, components look as they do alone`);
    await page.reload();
  }
  await checkLayer(page, project);
}
