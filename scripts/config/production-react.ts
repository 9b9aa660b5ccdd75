import { resolve } from "node:path";
import type { Plugin } from "vite";

const packages = resolve(import.meta.dirname, "../../node_modules");

const productionFiles: ReadonlyMap<string, string> = new Map([
  ["react", "react/cjs/react.production.js"],
  ["react/jsx-runtime", "react/cjs/react-jsx-runtime.production.js"],
  ["react-dom", "react-dom/cjs/react-dom.production.js"],
  ["react-dom/client", "react-dom/cjs/react-dom-client.production.js"],
  ["scheduler", "scheduler/cjs/scheduler.production.js"],
]);

/** Imports React's production files directly. Its entry files choose between them and the development files at run time, with code that a build keeps. */
export const productionReact = (): Plugin => ({
  name: "travel-design:production-react",
  enforce: "pre",
  apply: "build",
  // Removes the connection to React's browser extension. Development builds have it.
  config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } }),
  resolveId: (id) => {
    const file = productionFiles.get(id);
    return file === undefined ? null : resolve(packages, file);
  },
});
