import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../force-app/main/default/staticresources/travelFonts/travel-fonts.css";
import "@travel-design/ui/style.css";
import "@travel-design/ui/page.css";
import "@travel-design/blocks/style.css";
import { readableTypes } from "./readable-types.ts";
import { theme } from "./theme.ts";

/** What a busy machine is late with is waited for, as in every other test. */
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  parameters: { docs: { theme }, a11y: { test: "error" }, layout: "padded" },
  argTypesEnhancers: [readableTypes],
  tags: ["autodocs"],
};
export default preview;
