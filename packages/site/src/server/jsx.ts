import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

let isRegistered = false;

/** Compiles sources with JSX that this process imports from then on. Node itself removes types, and nothing else. */
export function compileJsx(): void {
  if (isRegistered) return;
  isRegistered = true;
  // React chooses one of its builds when it is imported. Tests choose for themselves.
  process.env.NODE_ENV ??= "production";
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith("file:") || !url.endsWith(".tsx")) return nextLoad(url, context);
      const file = fileURLToPath(url);
      const { code, errors } = transformSync(file, readFileSync(file, "utf8"));
      if (errors.length > 0)
        throw new Error(`${file} cannot be compiled: ${errors.map(({ message }) => message).join(" ")}`);
      return { format: "module", source: code, shortCircuit: true };
    },
  });
}
