// Written by "npm run generate" from optional-checkboxes.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { optionalCheckboxesEditor } from "./optional-checkboxes.editor.ts";

const meta = { title: "Blocks/Paar aankruisvakken", ...blockStories(optionalCheckboxesEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
