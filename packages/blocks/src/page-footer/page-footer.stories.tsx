// Written by "npm run generate" from page-footer.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { pageFooterEditor } from "./page-footer.editor.ts";

const meta = { title: "Blocks/Paginavoet", ...blockStories(pageFooterEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
