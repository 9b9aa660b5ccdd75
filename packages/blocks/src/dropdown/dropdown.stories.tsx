// Written by "npm run generate" from dropdown.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { dropdownEditor } from "./dropdown.editor.ts";

const meta = { title: "Blocks/Keuzelijst", ...blockStories(dropdownEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
