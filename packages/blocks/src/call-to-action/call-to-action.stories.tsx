// Written by "npm run generate" from call-to-action.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { callToActionEditor } from "./call-to-action.editor.ts";

const meta = { title: "Blocks/Oproep", ...blockStories(callToActionEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
