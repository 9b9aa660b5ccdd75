// Written by "npm run generate" from spacer.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { spacerEditor } from "./spacer.editor.ts";

const meta = { title: "Blocks/Tussenruimte", ...blockStories(spacerEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
