import type { Plugin } from "vite";

/**
 * Makes the bundler's helper for namespace objects skip inherited properties. It visits them with `for…in`, so that a script that
 * adds a property to `Object.prototype` would keep the form from starting.
 */
export const ownExports = (): Plugin => ({
  name: "travel-design:own-exports",
  renderChunk: (code) => code.replace(/for \(var (\w+) in all\)/g, "for (var $1 of Object.keys(all))"),
});
