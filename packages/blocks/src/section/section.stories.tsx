// Written by "npm run generate" from section.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { sectionEditor } from "./section.editor.ts";

const meta = { title: "Blocks/Sectie", ...blockStories(sectionEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
