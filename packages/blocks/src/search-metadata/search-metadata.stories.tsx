// Written by "npm run generate" from search-metadata.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { searchMetadataEditor } from "./search-metadata.editor.ts";

const meta = { title: "Blocks/Zoekgegevens", ...blockStories(searchMetadataEditor) } satisfies Meta;
export default meta;

/** Visitors do not see this block: it only has an effect on the page. */
export const Example: StoryObj = {};
