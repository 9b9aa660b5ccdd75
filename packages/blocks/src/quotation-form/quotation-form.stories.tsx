import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { quotationFormEditor } from "./quotation-form.editor.ts";

const meta = { title: "Blocks/Offerteformulier", ...blockStories(quotationFormEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = { args: { brand: "Morgenree", step1Title: "Met wie maken wij kennis?" } };
