import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Block } from "@travel-design/blocks";
import { blocksFolder, findPartStyles, type BlockFolder } from "./block-folders.ts";
import type { Files } from "./format-files.ts";

const repository = resolve(import.meta.dirname, "../../..");
const mark = 'Written by "npm run generate" from the folders beside this file.';

/** What a file imports: a name, and the path that exports it. */
type Import = readonly [name: string, path: string];

/** A generated file of imports, followed by a declaration that uses them. */
function listFile(file: string, imports: readonly Import[], typeImport: string, declaration: string): Files {
  const lines = imports.map(([name, path]) => `import { ${name} } from "${path}";\n`).join("");
  return { [`${blocksFolder}/${file}`]: `// ${mark}\n${lines}import type ${typeImport};\n\n${declaration}` };
}

const namesOf = (imports: readonly Import[]): string => imports.map(([name]) => name).join(", ");

function blockList(file: string, folders: readonly BlockFolder[], name: string, comment: string): Files {
  const imports = folders.map((folder): Import => [folder.name, folder.definition]);
  const declaration = `/** ${comment} */\nexport const ${name}: readonly Block[] = [${namesOf(imports)}];\n`;
  return listFile(file, imports, '{ Block } from "./define/block.ts"', declaration);
}

function editorList(folders: readonly BlockFolder[]): Files {
  const imports = folders.map(({ folder, name }): Import => [`${name}Editor`, `./${folder}/${folder}.editor.ts`]);
  const declaration = `/** Every block with its words for builders. Only tools load it. */
export const editors: readonly EditableBlock[] = [${namesOf(imports)}];\n`;
  return listFile("editors.ts", imports, '{ EditableBlock } from "./define/editor.ts"', declaration);
}

/**
 * The style sheets of blocks that `first.css` does not import, as one, after those of their parts. A block's own sheet has the
 * name of its folder. The style of the request form comes first.
 */
function styleList(folders: readonly BlockFolder[]): Files {
  const first = readFileSync(resolve(repository, blocksFolder, "first.css"), "utf8");
  const own = folders.filter(({ hasStyle }) => hasStyle).map(({ folder }) => `${folder}/${folder}.css`);
  const imports = [...findPartStyles(), ...own].map((path) => `@import url("./${path}");\n`);
  const later = imports.filter((line) => !first.includes(line));
  const form = '@import url("@travel-design/quotation/style.css");\n';
  return { [`${blocksFolder}/later.css`]: `/* ${mark} */\n${form}${later.join("")}` };
}

/** The lists of all blocks, so that a new block is a folder and nothing else. */
export function blockLists(folders: readonly BlockFolder[]): Files {
  const leaves = folders.filter(({ isContainer }) => !isContainer);
  const leavesComment =
    "The blocks without slots: those that React renders in Salesforce, where templates render the others.";
  return {
    ...blockList("blocks.ts", folders, "blocks", "Every block. All other lists are derived from this one."),
    ...blockList("leaf-blocks.ts", leaves, "leafBlocks", leavesComment),
    ...editorList(folders),
    ...styleList(folders),
  };
}

/** Lists for scripts of the site, so that a script contains only the blocks that it hydrates. */
export function scriptLists(folders: readonly BlockFolder[], blocks: readonly Block[]): Files {
  const foldersOf = (isListed: (block: Block) => boolean): BlockFolder[] => {
    const names = new Set(blocks.filter(isListed).map(({ name }) => name));
    return folders.filter(({ name }) => names.has(name));
  };
  const isListener = ({ listensTo }: Block): boolean => listensTo.length > 0;
  const isInteractive = (block: Block): boolean =>
    block.canHydrate && !isListener(block) && !block.requires.includes("quotation");
  const interactiveComment = "The blocks that may need JavaScript by themselves; not the form and its listeners.";
  return {
    ...blockList(
      "listeners.ts",
      foldersOf(isListener),
      "listeners",
      "The blocks that change with window events of others.",
    ),
    ...blockList("interactive-blocks.ts", foldersOf(isInteractive), "interactiveBlocks", interactiveComment),
  };
}
