import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { componentFiles } from "./component-templates.ts";
import type { Plan } from "./plan.ts";
import { insertLine } from "./insert-line.ts";
import type { Names } from "./names.ts";
import { registerComponent } from "./register-component.ts";
import { UsageError } from "./usage-error.ts";

const manifest = "packages/ui/package.json";
const source = "packages/ui/src";
const conformance = `${source}/internal/testing/conformance/blocks.tsx`;

/** A `package.json` with an entry for a component, in alphabetical order. */
function withEntry(text: string, kebab: string): string {
  const parsed: { exports: Record<string, string | { source?: string }> } = JSON.parse(text);
  const entries = Object.entries(parsed.exports);
  if (`./${kebab}` in parsed.exports) {
    throw new UsageError(`${manifest} has an entry ./${kebab} already: choose another name.`);
  }
  const isBefore = ([name, target]: (typeof entries)[number]): boolean =>
    typeof target !== "string" && target.source?.includes("/controls/") === true && name < `./${kebab}`;
  const built = `./dist/controls/${kebab}/index`;
  const entry = { source: `./src/controls/${kebab}/index.ts`, types: `${built}.d.ts`, default: `${built}.js` };
  // An assignment keeps the place of the property.
  parsed.exports = Object.fromEntries(entries.toSpliced(entries.findLastIndex(isBefore) + 1, 0, [`./${kebab}`, entry]));
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

/**
 * The files of a new component of the library, and the package's lists of entries, exports, style sheets and tested components with the component in them.
 *
 * @throws UsageError if the name is taken
 */
export function planComponent(repository: string, names: Names): Plan {
  const { kebab, pascal } = names;
  const folder = `${source}/controls/${kebab}`;
  if (existsSync(join(repository, folder))) {
    throw new UsageError(`${folder} exists already: choose another name, or change that component.`);
  }
  const withLine = (file: string, line: string): string =>
    insertLine(readFileSync(join(repository, source, file), "utf8"), line);
  const own = Object.entries(componentFiles(names)).map(([file, text]) => [`${folder}/${file}`, text]);
  return {
    files: {
      [manifest]: withEntry(readFileSync(join(repository, manifest), "utf8"), kebab),
      [`${source}/index.ts`]: withLine("index.ts", `export * from "./controls/${kebab}/index.ts";`),
      [`${source}/style.css`]: withLine("style.css", `@import url("./controls/${kebab}/${pascal}.css");`),
      [conformance]: registerComponent(conformance, readFileSync(join(repository, conformance), "utf8"), names),
      ...Object.fromEntries(own),
    },
    nextSteps: [
      `If it has a value, move its line from ${conformance} to controls.tsx beside it.`,
      `See it: npm run storybook, then Controls, ${pascal}.`,
      `Test it: npx vitest run --project unit ${folder}`,
    ],
  };
}
