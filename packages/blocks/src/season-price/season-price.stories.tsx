// Written by "npm run generate" from season-price.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { seasonPriceEditor } from "./season-price.editor.ts";

const meta = { title: "Blocks/Seizoen en prijs", ...blockStories(seasonPriceEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
