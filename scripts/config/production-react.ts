import { resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";

const packages = resolve(import.meta.dirname, "../../node_modules");
const fileOf = (name: string): string => normalizePath(resolve(packages, name));

const react = fileOf("react/cjs/react.production.js");
const productionFiles: ReadonlyMap<string, string> = new Map([
  ["react", react],
  ["react/jsx-runtime", fileOf("react/cjs/react-jsx-runtime.production.js")],
  ["react-dom", fileOf("react-dom/cjs/react-dom.production.js")],
  ["react-dom/client", fileOf("react-dom/cjs/react-dom-client.production.js")],
  ["scheduler", fileOf("scheduler/cjs/scheduler.production.js")],
]);

/**
 * The same code as an ES module. In production, `jsx` and `jsxs` are one function, so they become one variable.
 *
 * @throws Error if a version of React is written in another way
 */
function toModule(code: string, file: string): string {
  const text = code
    .replace(/(?:var|,)\s+(\w+) = require\((".+")\)/g, "\nimport * as $1 from $2")
    .replace(/^exports\.(\w+) = (?!null)([A-Za-z]\w*);$/gm, "export { $2 as $1 };")
    .replace(/^exports\.(\w+) =/gm, "export let $1 =")
    .replaceAll("exports.", "");
  if (/\bexports\b|\brequire\(/.test(text))
    throw new Error(`${file} cannot become an ES module. See storybook/decisions/builds-do-not-edit-text.md.`);
  return text;
}

/** Zustand imports React as its default export. */
const defaultExport = 'export * as default from "react";';

/**
 * Imports React's production files directly. Its entry files choose between them and the development files at run time, with code that a build keeps.
 * They become ES modules, because a bundler keeps every export of a CommonJS file that another one requires: half of `react` and almost all of
 * `react-dom`.
 */
export const productionReact = (): Plugin => ({
  name: "travel-design:production-react",
  enforce: "pre",
  apply: "build",
  config: () => ({
    define: {
      // Vite leaves it to the users of a library.
      "process.env.NODE_ENV": '"production"',
      // Removes the connection to React's browser extension. Development builds have it.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
    },
    // React looks for functions of the scheduler that only its own tests have.
    build: { rolldownOptions: { checks: { importIsUndefined: false } } },
  }),
  resolveId: (id) => productionFiles.get(id),
  transform(code, id) {
    if (![...productionFiles.values()].includes(id)) return undefined;
    return { code: toModule(code, id) + (id === react ? defaultExport : ""), map: null };
  },
});
