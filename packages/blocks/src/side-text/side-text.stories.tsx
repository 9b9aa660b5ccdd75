// Written by "npm run generate" from side-text.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { sideTextEditor } from "./side-text.editor.ts";

const meta = { title: "Blocks/Tekst naast het formulier", ...blockStories(sideTextEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
