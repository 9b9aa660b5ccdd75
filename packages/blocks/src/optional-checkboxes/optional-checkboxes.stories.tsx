import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { optionalCheckboxesEditor } from "./optional-checkboxes.editor.ts";

const meta = { title: "Blocks/Paar aankruisvakken", ...blockStories(optionalCheckboxesEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = { args: { legend: "Bestemming", extraText: "Vertel ons meer." } };
