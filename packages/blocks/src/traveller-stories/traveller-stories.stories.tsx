// Written by "npm run generate" from traveller-stories.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { travellerStoriesEditor } from "./traveller-stories.editor.ts";

const meta = { title: "Blocks/Reisverhalen", ...blockStories(travellerStoriesEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
