// Written by "npm run generate" from heading.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { headingEditor } from "./heading.editor.ts";

const meta = { title: "Blocks/Kop", ...blockStories(headingEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
