import type { EditableBlock } from "../../../packages/blocks/src/define/editor.ts";
import { blocksFolder, kebabCase } from "./block-folders.ts";
import { generatedMark } from "./bundle.ts";
import type { Files } from "./format-files.ts";

/** The story of a block. Storybook reads titles without running the file, so the title is written out. */
function storyFile({ block: { name }, editor: { label } }: EditableBlock): string {
  const editorFile = `${kebabCase(name)}.editor.ts`;
  return `// ${generatedMark} ${editorFile}: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { ${name}Editor } from "./${editorFile}";

const meta = { title: ${JSON.stringify(`Blocks/${label}`)}, ...blockStories(${name}Editor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
`;
}

/** One story per visible block. */
export const storyFiles = (editors: readonly EditableBlock[]): Files =>
  Object.fromEntries(
    editors
      .filter(({ block }) => block.isVisible)
      .map((editable) => {
        const kebab = kebabCase(editable.block.name);
        return [`${blocksFolder}/${kebab}/${kebab}.stories.tsx`, storyFile(editable)];
      }),
  );
