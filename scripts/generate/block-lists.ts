import type { Block } from "../../packages/blocks/src/define/block.ts";
import { blocksFolder, type BlockFolder } from "./block-folders.ts";
import type { Files } from "./format-files.ts";

const mark = 'Written by "npm run generate" from the folders beside this file.';
const head = `// ${mark}\n`;

interface List {
  file: string;
  folders: readonly BlockFolder[];
  /** Name of what a folder exports for the list. */
  entry(folder: BlockFolder): string;
  /** File that exports it. */
  path(folder: BlockFolder): string;
  typeImport: string;
  declaration: string;
}

function listFile({ folders, entry, path, typeImport, declaration }: List): string {
  const imports = folders.map((folder) => `import { ${entry(folder)} } from "${path(folder)}";\n`).join("");
  return `${head}${imports}${typeImport}\n\n${declaration} = [\n${folders.map((folder) => `  ${entry(folder)},\n`).join("")}];\n`;
}

/** The lists of all blocks, so that a new block is a folder and nothing else. */
export function blockLists(folders: readonly BlockFolder[]): Files {
  const lists: readonly List[] = [
    {
      file: "blocks.ts",
      folders,
      entry: ({ name }) => name,
      path: ({ definition }) => definition,
      typeImport: 'import type { Block } from "./define/block.ts";',
      declaration:
        "/** Every block. All other lists are derived from this one. */\nexport const blocks: readonly Block[]",
    },
    {
      file: "leaf-blocks.ts",
      folders: folders.filter(({ isContainer }) => !isContainer),
      entry: ({ name }) => name,
      path: ({ definition }) => definition,
      typeImport: 'import type { Block } from "./define/block.ts";',
      declaration:
        "/** The blocks without slots: those that React renders in Salesforce, where templates render the others. */\nexport const leafBlocks: readonly Block[]",
    },
    {
      file: "editors.ts",
      folders,
      entry: ({ name }) => `${name}Editor`,
      path: ({ folder }) => `./${folder}/${folder}.editor.ts`,
      typeImport: 'import type { EditableBlock } from "./define/editor.ts";',
      declaration:
        "/** Every block with its words for builders. Only tools load it. */\nexport const editors: readonly EditableBlock[]",
    },
  ];
  return Object.fromEntries(lists.map((list) => [`${blocksFolder}/${list.file}`, listFile(list)]));
}

/** The blocks that follow the form's step, which the site loads in a script of their own. */
export function followerList(folders: readonly BlockFolder[], blocks: readonly Block[]): Files {
  const followers = new Set(blocks.filter(({ follows }) => follows.length > 0).map(({ name }) => name));
  const list: List = {
    file: "followers.ts",
    folders: folders.filter(({ name }) => followers.has(name)),
    entry: ({ name }) => name,
    path: ({ definition }) => definition,
    typeImport: 'import type { Block } from "./define/block.ts";',
    declaration:
      "/** The blocks that change with window events of others. */\nexport const followers: readonly Block[]",
  };
  return { [`${blocksFolder}/${list.file}`]: listFile(list) };
}

/** The style sheets that blocks bring, as one. A block's own sheet has the name of its folder. */
export function styleList(folders: readonly BlockFolder[]): Files {
  const imports = folders
    .filter(({ hasStyle }) => hasStyle)
    .map(({ folder }) => `@import url("./${folder}/${folder}.css");\n`);
  return { [`${blocksFolder}/style.css`]: `/* ${mark} */\n${imports.join("")}` };
}
