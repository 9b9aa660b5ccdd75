// Written by "npm run generate" from slots-block.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { slotsBlockEditor } from "./slots-block.editor.ts";

const meta = { title: "Blocks/Raster of carrousel", ...blockStories(slotsBlockEditor) } satisfies Meta;
export default meta;

/** Each drop zone contains its name. On a page, site builders put blocks into it. */
export const Example: StoryObj = {};
