import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { EditableBlock } from "@travel-design/blocks/internal";
import { blocksFolder, kebabCase } from "./block-folders.ts";
import { generatedMark } from "./bundle.ts";
import type { Files } from "./format-files.ts";

const repository = resolve(import.meta.dirname, "../../..");

/** The caption of a block's story: what its example shows. */
function captionOf({ block, editor }: EditableBlock): string {
  if (!block.isVisible) return "Visitors do not see this block: it only has an effect on the page.";
  if (block.slots.length > 0) return "Each drop zone contains its name. On a page, site builders put blocks into it.";
  if (editor.example) return "With the settings of the code for content.json. All other settings have their defaults.";
  return "As a site builder gets it: all settings have their defaults.";
}

/** The story of a block. Storybook reads titles without running the file, so the title is written out. */
function storyFile(editable: EditableBlock): string {
  const {
    block: { name },
    editor: { label },
  } = editable;
  const editorFile = `${kebabCase(name)}.editor.ts`;
  return `// ${generatedMark} ${editorFile}: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { ${name}Editor } from "./${editorFile}";

const meta = { title: ${JSON.stringify(`Blocks/${label}`)}, ...blockStories(${name}Editor) } satisfies Meta;
export default meta;

/** ${captionOf(editable)} */
export const Example: StoryObj = {};
`;
}

/** Whether a block has stories and a page of its own, beside its view. */
const hasOwnPage = (kebab: string): boolean =>
  existsSync(resolve(repository, blocksFolder, kebab, `${kebab}.docs.tsx`));

/** One story per block without handwritten ones. A block that only acts in the browser has those, which show what it does. */
export const storyFiles = (editors: readonly EditableBlock[]): Files =>
  Object.fromEntries(
    editors
      .filter(({ block }) => (block.isVisible || !block.canHydrate) && !hasOwnPage(kebabCase(block.name)))
      .map((editable) => {
        const kebab = kebabCase(editable.block.name);
        return [`${blocksFolder}/${kebab}/${kebab}.block.stories.tsx`, storyFile(editable)];
      }),
  );
