import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockStories } from "../define/block-stories.tsx";
import { richTextEditor } from "./rich-text.editor.ts";

const meta = { title: "Blocks/Tekst", ...blockStories(richTextEditor) } satisfies Meta;
export default meta;

export const Example: StoryObj = {
  args: {
    text: "# Wat er nu gebeurt||1. **Wij lezen uw aanvraag.**||2. Wij bellen u binnen twee werkdagen.||Lees onze [privacyverklaring](/privacyverklaring).",
  },
};
