import { resolve } from "node:path";
import { build } from "vite";

const entry = resolve(import.meta.dirname, "shell-models.ts");

const head = `/**
 * How the layout blocks are drawn: the same models that React draws from, for the Lightning containers.
 * Written by "npm run generate" from scripts/generate/shell-models.ts: change it there.
 */
`;

/** The models as one module in plain JavaScript, readable and with their comments. */
export async function layoutModule(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { conditions: ["source", "module", "browser"] },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry, formats: ["es"], fileName: "layoutModels" },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  if (!chunk || !("code" in chunk)) throw new Error("The layout models could not be built into one module.");
  return head + chunk.code.replace(/^\/\/ packages\/.*\n/gm, "");
}
