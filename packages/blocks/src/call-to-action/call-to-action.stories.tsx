import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { callToActionEditor } from "./call-to-action.editor.ts";

const meta = { title: "Blocks/Oproep", ...blockStories(callToActionEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    title: "Uw reis begint met een gesprek",
    text: "Drie korte stappen zijn genoeg.",
    buttonLabel: "Begin bij stap 1",
    buttonAddress: "#offerte",
  },
};
