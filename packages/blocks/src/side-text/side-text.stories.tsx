// Written by "npm run generate" from side-text.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { sideTextEditor } from "./side-text.editor.ts";

const meta = { title: "Blocks/Tekst naast het formulier", ...blockStories(sideTextEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
