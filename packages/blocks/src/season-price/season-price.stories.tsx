// Written by "npm run generate" from season-price.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { seasonPriceEditor } from "./season-price.editor.ts";

const meta = { title: "Blocks/Seizoen en prijs", ...blockStories(seasonPriceEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
