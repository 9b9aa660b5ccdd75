import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { pageFooterEditor } from "./page-footer.editor.ts";

const meta = { title: "Blocks/Paginavoet", ...blockStories(pageFooterEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    brandName: "Morgenree travel design",
    contactHeading: "Zo bereikt u ons",
    email: "reizen@example.com",
    links: "Privacyverklaring=/privacyverklaring",
  },
};
