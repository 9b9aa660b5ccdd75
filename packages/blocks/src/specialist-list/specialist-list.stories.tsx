// Written by "npm run generate" from specialist-list.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { specialistListEditor } from "./specialist-list.editor.ts";

const meta = { title: "Blocks/Lijst van reisspecialisten", ...blockStories(specialistListEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
