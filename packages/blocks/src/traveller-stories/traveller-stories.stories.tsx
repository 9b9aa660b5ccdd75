import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { travellerStoriesEditor } from "./traveller-stories.editor.ts";

const meta = { title: "Blocks/Reisverhalen", ...blockStories(travellerStoriesEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    story1Review: "Wij denken er nog elke dag aan.",
    story1Client: "Familie Bakker",
    story1Date: "mei 2026",
  },
};
