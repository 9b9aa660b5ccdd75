// Written by "npm run generate" from faq.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { faqEditor } from "./faq.editor.ts";

const meta = { title: "Blocks/Veelgestelde vragen", ...blockStories(faqEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
