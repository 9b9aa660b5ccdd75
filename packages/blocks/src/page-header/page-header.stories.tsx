// Written by "npm run generate" from page-header.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { pageHeaderEditor } from "./page-header.editor.ts";

const meta = { title: "Blocks/Paginakop", ...blockStories(pageHeaderEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
