// Written by "npm run generate" from rich-text.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { richTextEditor } from "./rich-text.editor.ts";

const meta = { title: "Blocks/Tekst", ...blockStories(richTextEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
