import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const packages = resolve(import.meta.dirname, "../../node_modules");
const require = createRequire(import.meta.url);

const productionFiles: ReadonlyMap<string, string> = new Map([
  ["react", "react/cjs/react.production.js"],
  ["react/jsx-runtime", "react/cjs/react-jsx-runtime.production.js"],
  ["react-dom", "react-dom/cjs/react-dom.production.js"],
  ["react-dom/client", "react-dom/cjs/react-dom-client.production.js"],
  ["scheduler", "scheduler/cjs/scheduler.production.js"],
]);

/** Before the path of a file of React: the id of an ES module with the same exports. */
const asModule = "\0react-module:";

/** An ES module with the exports of a CommonJS file. In production, `jsx` and `jsxs` are one function, so they become one variable. */
function moduleOf(file: string): string {
  const exports: Record<string, unknown> = require(file);
  const names = Object.keys(exports);
  const lines = names.map((name) => {
    const same = names.find((other) => exports[other] === exports[name]);
    return same === name ? `export const ${name} = react.${name};` : `export { ${same} as ${name} };`;
  });
  return [`import react from ${JSON.stringify(file)};`, ...lines].join("\n");
}

/**
 * Imports React's production files directly. Its entry files choose between them and the development files at run time, with code that a build keeps.
 * Our code imports them as ES modules, because a bundler calls an export of CommonJS as `(0, runtime.jsx)(…)`.
 */
export const productionReact = (): Plugin => ({
  name: "travel-design:production-react",
  enforce: "pre",
  apply: "build",
  config: () => ({
    // Removes the connection to React's browser extension. Development builds have it.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    // Removes the exports that nothing imports.
    build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } },
  }),
  resolveId: (id, importer) => {
    const file = productionFiles.get(id);
    if (file === undefined) return null;
    const path = resolve(packages, file);
    return importer?.includes("node_modules") ? path : asModule + path;
  },
  load: (id) => (id.startsWith(asModule) ? moduleOf(id.slice(asModule.length)) : null),
});
