// Written by "npm run generate" from input.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { inputEditor } from "./input.editor.ts";

const meta = { title: "Blocks/Invoerveld", ...blockStories(inputEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
