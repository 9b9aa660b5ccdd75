import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { sideTextEditor } from "./side-text.editor.ts";

const meta = { title: "Blocks/Tekst naast het formulier", ...blockStories(sideTextEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    title1: "Een reis die van u is",
    subtitle1: "Vertel ons waar u van droomt.",
    sellingPoint1: "Persoonlijk ontworpen",
  },
};
