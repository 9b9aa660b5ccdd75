// Written by "npm run generate" from dropdown.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { dropdownEditor } from "./dropdown.editor.ts";

const meta = { title: "Blocks/Keuzelijst", ...blockStories(dropdownEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
