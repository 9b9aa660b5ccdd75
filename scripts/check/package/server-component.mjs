// Imports entries as a server component does: under the condition `react-server`, and with client files replaced by references to them.
// Usage: node --conditions=react-server server-component.mjs ENTRY…
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const clientFile = /^"use client";/u;

/** The names in statements of a built file such as `export { a, b as c };`. */
const exportedNames = (source) =>
  [...source.matchAll(/^export \{(?<names>[^}]*)\}/gmu)]
    .flatMap(({ groups }) => groups.names.split(","))
    .map((name) => name.trim().split(" as ").at(-1));

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith("file:") && url.endsWith(".js") ? readFileSync(fileURLToPath(url), "utf8") : "";
    if (!clientFile.test(source)) return nextLoad(url, context);
    const references = exportedNames(source).map((name) => `export const ${name} = Symbol.for("client reference");`);
    return { format: "module", source: references.join("\n"), shortCircuit: true };
  },
});

for (const entry of process.argv.slice(2)) {
  const values = await import(entry).catch((error) => {
    throw new Error(`${entry} cannot be imported by a server component`, { cause: error });
  });
  if (Object.keys(values).length === 0) throw new Error(`${entry} exports nothing.`);
}
