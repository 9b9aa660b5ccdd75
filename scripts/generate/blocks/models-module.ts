import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { blocksFolder, type BlockFolder } from "./block-folders.ts";

const repository = resolve(import.meta.dirname, "../../..");
const entryName = "virtual:models";

const head = `// The models, controllers and texts that React renders from, for the Lightning containers.
// Written by "npm run generate" from scripts/generate/blocks/shell-models.ts and the models of the blocks: change them there.
`;

/** A module that exports the model of each container under the name of the block, and everything that bundles share. */
function entry(folders: readonly BlockFolder[]): Plugin {
  const containers = folders
    .filter(({ isContainer }) => isContainer)
    .map(({ folder, name }) => {
      const file = resolve(repository, blocksFolder, folder, `${folder}.model.ts`);
      return `export { container as ${name} } from ${JSON.stringify(file)};\n`;
    });
  const shared = `export * from ${JSON.stringify(resolve(import.meta.dirname, "shell-models.ts"))};\n`;
  return {
    name: "travel-design:models",
    // Vite resolves the entry of a library against its root.
    resolveId: (id) => (id.endsWith(entryName) ? entryName : undefined),
    load: (id) => (id === entryName ? shared + containers.join("") : undefined),
  };
}

/** The models as one module in plain, readable JavaScript. */
export async function modelsModule(folders: readonly BlockFolder[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [entry(folders)],
    resolve: { conditions: ["source"] },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry: entryName, formats: ["es"], fileName: "tdModels" },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  if (!chunk || !("code" in chunk)) throw new Error("The models could not be built into one module.");
  return head + chunk.code.replace(/^\/\/ (?:packages\/|virtual:|\\0).*\n/gm, "");
}
