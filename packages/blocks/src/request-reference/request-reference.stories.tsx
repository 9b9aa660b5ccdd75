// Written by "npm run generate" from request-reference.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { requestReferenceEditor } from "./request-reference.editor.ts";

const meta = { title: "Blocks/Kenmerk van de aanvraag", ...blockStories(requestReferenceEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
