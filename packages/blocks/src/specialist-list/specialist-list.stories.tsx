// Written by "npm run generate" from specialist-list.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { specialistListEditor } from "./specialist-list.editor.ts";

const meta = { title: "Blocks/Lijst van reisspecialisten", ...blockStories(specialistListEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
