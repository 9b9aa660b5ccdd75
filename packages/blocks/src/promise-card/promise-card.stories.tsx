import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { promiseCardEditor } from "./promise-card.editor.ts";

const meta = { title: "Blocks/Belofte", ...blockStories(promiseCardEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    title: "Eén specialist",
    text: "Van het eerste gesprek tot de thuiskomst.",
  },
};
