// Written by "npm run generate" from optional-checkboxes.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { optionalCheckboxesEditor } from "./optional-checkboxes.editor.ts";

const meta = { title: "Blocks/Paar aankruisvakken", ...blockStories(optionalCheckboxesEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
