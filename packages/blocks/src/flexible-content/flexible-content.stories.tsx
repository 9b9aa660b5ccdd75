// Written by "npm run generate" from flexible-content.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { flexibleContentEditor } from "./flexible-content.editor.ts";

const meta = { title: "Blocks/Vrije indeling", ...blockStories(flexibleContentEditor) } satisfies Meta;
export default meta;

/** Each drop zone contains its name. On a page, site builders put blocks into it. */
export const Example: StoryObj = {};
