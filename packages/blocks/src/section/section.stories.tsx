import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { sectionEditor } from "./section.editor.ts";

const meta = { title: "Blocks/Sectie", ...blockStories(sectionEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = { args: { sectionConfig: "Twee derde + een derde" } };
