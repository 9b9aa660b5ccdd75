import type { Preview } from "@storybook/react-vite";
import "@fontsource-variable/cormorant";
import "@fontsource-variable/figtree";
import "@travel-design/ui/style.css";

const preview: Preview = {
  parameters: { a11y: { test: "error" }, layout: "padded" },
  tags: ["autodocs"],
};
export default preview;
