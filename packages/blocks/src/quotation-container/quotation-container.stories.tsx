// Written by "npm run generate" from quotation-container.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { quotationContainerEditor } from "./quotation-container.editor.ts";

const meta = { title: "Blocks/Formulierkader", ...blockStories(quotationContainerEditor) } satisfies Meta;
export default meta;

/** Each drop zone contains its name. On a page, site builders put blocks into it. */
export const Example: StoryObj = {};
