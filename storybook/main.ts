import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";

/** MDX alone knows no tables. */
const docs = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } };

const config: StorybookConfig = {
  stories: [
    "./**/*.mdx",
    "./pages/*.stories.tsx",
    "../packages/ui/src/**/*.mdx",
    "../packages/{ui,quotation,blocks}/src/**/*.stories.tsx",
  ],
  addons: [{ name: "@storybook/addon-docs", options: docs }, "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: "storybook/vite.config.ts" } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
};
export default config;
