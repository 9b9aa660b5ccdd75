import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { specialistCardEditor } from "./specialist-card.editor.ts";

const meta = { title: "Blocks/Reisspecialist", ...blockStories(specialistCardEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    title: "Anna de Wit",
    description: "Japan en Korea",
    specialistEmail: "anna@example.com",
  },
};
