// Written by "npm run generate" from destination-card.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { destinationCardEditor } from "./destination-card.editor.ts";

const meta = { title: "Blocks/Bestemming", ...blockStories(destinationCardEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
