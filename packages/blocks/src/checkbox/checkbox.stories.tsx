// Written by "npm run generate" from checkbox.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { checkboxEditor } from "./checkbox.editor.ts";

const meta = { title: "Blocks/Aankruisvak", ...blockStories(checkboxEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
