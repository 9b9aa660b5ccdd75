import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { checkboxEditor } from "./checkbox.editor.ts";

const meta = { title: "Blocks/Aankruisvak", ...blockStories(checkboxEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = { args: { label: "Houd mij op de hoogte", checkboxId: "newsletter" } };
