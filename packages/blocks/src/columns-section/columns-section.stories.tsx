// Written by "npm run generate" from columns-section.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { columnsSectionEditor } from "./columns-section.editor.ts";

const meta = { title: "Blocks/Kolommen", ...blockStories(columnsSectionEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
