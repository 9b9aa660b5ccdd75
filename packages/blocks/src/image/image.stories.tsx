// Written by "npm run generate" from image.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { imageEditor } from "./image.editor.ts";

const meta = { title: "Blocks/Afbeelding", ...blockStories(imageEditor) } satisfies Meta;
export default meta;

/** As a site builder gets it: all settings have their defaults. */
export const Example: StoryObj = {};
