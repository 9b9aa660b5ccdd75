import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { blocksFolder, type BlockFolder } from "./block-folders.ts";

const repository = resolve(import.meta.dirname, "../../..");

/** Names of the modules. The second one imports the first. */
export const modelModules = ["tdShared", "tdModels"] as const;
type ModelModule = (typeof modelModules)[number];

const heads: Readonly<Record<ModelModule, string>> = {
  tdShared: `// What every block and every page needs of the code of the React components.
// Written by "npm run generate" from scripts/generate/blocks/shared-models.ts: change it there.
`,
  tdModels: `// The models, controllers and texts that React renders from, for the Lightning containers.
// Written by "npm run generate" from scripts/generate/blocks/shell-models.ts and the models of the blocks: change them there.
`,
};

const exportAll = (file: string): string => `export * from ${JSON.stringify(resolve(import.meta.dirname, file))};\n`;

/** The entries: one exports the model of each container under the name of the block, beside what containers share. */
function entries(folders: readonly BlockFolder[]): Plugin {
  const containers = folders
    .filter(({ isContainer }) => isContainer)
    .map(({ folder, name }) => {
      const file = resolve(repository, blocksFolder, folder, `${folder}.model.ts`);
      return `export { container as ${name} } from ${JSON.stringify(file)};\n`;
    });
  const texts: Readonly<Record<string, string>> = {
    tdShared: exportAll("shared-models.ts"),
    tdModels: exportAll("shell-models.ts") + containers.join(""),
  };
  return {
    name: "travel-design:models",
    // Vite resolves the entry of a library against its root.
    resolveId: (id) => modelModules.find((name) => id.endsWith(`virtual:${name}`)),
    load: (id) => texts[id],
  };
}

/** Builds some of the modules, in plain and readable JavaScript. @param isShared whether a source belongs to the first module */
async function buildModules(
  folders: readonly BlockFolder[],
  names: readonly ModelModule[],
  isShared: (id: string) => boolean,
) {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [entries(folders)],
    resolve: { conditions: ["source"] },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry: Object.fromEntries(names.map((name) => [name, `virtual:${name}`])), formats: ["es"] },
      rolldownOptions: {
        // The first module also exports what the second one needs.
        preserveEntrySignatures: "allow-extension",
        experimental: { attachDebugInfo: "none" },
        output: {
          entryFileNames: "[name].js",
          minifyInternalExports: false,
          codeSplitting: { groups: [{ name: "tdShared", test: isShared }] },
        },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  return (output?.output ?? []).flatMap((file) => (file.type === "chunk" ? [file] : []));
}

/**
 * The modules that Lightning web components import, by name.
 *
 * @throws Error if a build has other files than one per module
 */
export async function modelTexts(folders: readonly BlockFolder[]): Promise<Readonly<Record<ModelModule, string>>> {
  const [first] = await buildModules(folders, ["tdShared"], () => false);
  const shared = new Set(first?.moduleIds);
  const chunks = await buildModules(folders, modelModules, (id) => shared.has(id));
  const textOf = (name: ModelModule): string => {
    const chunk = chunks.find(({ fileName }) => fileName === `${name}.js`);
    if (!chunk || chunks.length !== modelModules.length)
      throw new Error(
        `The models became ${chunks.map(({ fileName }) => fileName).join(", ")} instead of one file each.`,
      );
    return heads[name] + chunk.code.replaceAll('"./tdShared.js"', '"c/tdShared"');
  };
  return { tdShared: textOf("tdShared"), tdModels: textOf("tdModels") };
}
