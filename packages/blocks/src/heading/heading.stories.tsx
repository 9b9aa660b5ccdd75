import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { headingEditor } from "./heading.editor.ts";

const meta = { title: "Blocks/Kop", ...blockStories(headingEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    eyebrow: "Waar wij u brengen",
    title: "Meer dan 50 bestemmingen",
    lead: "Hier zijn er acht om bij weg te dromen.",
  },
};
