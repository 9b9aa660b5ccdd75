// Written by "npm run generate" from search-metadata.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { searchMetadataEditor } from "./search-metadata.editor.ts";

const meta = { title: "Blocks/Zoekgegevens", ...blockStories(searchMetadataEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
