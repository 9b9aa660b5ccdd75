import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";

/** MDX alone has no tables. */
const docs = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } };

const resources = "force-app/main/default/staticresources";
const pictureResources = globSync("travel{Media,Pictures}*/", { cwd: resolve(import.meta.dirname, "..", resources) });

const config: StorybookConfig = {
  stories: ["./**/*.mdx", "./pages/*.stories.tsx", "../packages/{ui,quotation,blocks}/src/**/*.stories.tsx"],
  addons: [{ name: "@storybook/addon-docs", options: docs }, "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: "storybook/vite.config.ts" } } },
  // The pages of the site load their pictures and icons from here, as on the site itself.
  staticDirs: [
    { from: `../${resources}`, to: "/sfsites/c/resource" },
    // Pictures of the stories, by the names that their code shows.
    ...pictureResources.map((name) => ({ from: `../${resources}/${name}`, to: "/pictures" })),
    // Pictures of the guides.
    { from: "./assets", to: "/assets" },
  ],
  // The search finds headings, and with them the Dutch name of a component.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
};
export default config;
