// Written by "npm run generate" from specialist-match.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { specialistMatchEditor } from "./specialist-match.editor.ts";

const meta = { title: "Blocks/Specialist bij de bestemming", ...blockStories(specialistMatchEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
