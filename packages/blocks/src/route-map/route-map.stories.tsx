// Written by "npm run generate" from route-map.editor.ts: change it there.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { routeMapEditor } from "./route-map.editor.ts";

const meta = { title: "Blocks/Routekaart", ...blockStories(routeMapEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {};
