// Written by "npm run generate" from trust-row.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { trustRowEditor } from "./trust-row.editor.ts";

const meta = { title: "Blocks/Vertrouwen", ...blockStories(trustRowEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
