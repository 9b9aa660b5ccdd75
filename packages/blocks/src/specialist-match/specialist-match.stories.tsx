// Written by "npm run generate" from specialist-match.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { specialistMatchEditor } from "./specialist-match.editor.ts";

const meta = { title: "Blocks/Specialist bij de bestemming", ...blockStories(specialistMatchEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
