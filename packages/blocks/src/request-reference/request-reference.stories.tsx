// Written by "npm run generate" from request-reference.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { requestReferenceEditor } from "./request-reference.editor.ts";

const meta = { title: "Blocks/Kenmerk van de aanvraag", ...blockStories(requestReferenceEditor) } satisfies Meta;
export default meta;

/** With the settings of the code for content.json. All other settings have their defaults. */
export const Example: StoryObj = {};
