// Written by "npm run generate" from content-container.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { contentContainerEditor } from "./content-container.editor.ts";

const meta = { title: "Blocks/Inhoud met titel", ...blockStories(contentContainerEditor) } satisfies Meta;
export default meta;

/** Each drop zone contains its name. On a page, site builders put blocks into it. */
export const Example: StoryObj = {};
