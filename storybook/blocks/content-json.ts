import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";

/** A block with the settings of its example, as a page's `content.json` contains it. The id must be unique in a file. */
export const contentJson = ({ block, editor }: EditableBlock): string =>
  JSON.stringify(
    {
      attributes: editor.example ?? {},
      definition: block.definition,
      id: "5f0c6d0e-6f0e-4c7e-9a53-0d7c1c1f4b11",
      type: "component",
    },
    null,
    2,
  );
