// Written by "npm run generate" from promise-card.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { promiseCardEditor } from "./promise-card.editor.ts";

const meta = { title: "Blocks/Belofte", ...blockStories(promiseCardEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
