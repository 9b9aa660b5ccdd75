// Written by "npm run generate" from heading.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { headingEditor } from "./heading.editor.ts";

const meta = { title: "Blocks/Kop", ...blockStories(headingEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
