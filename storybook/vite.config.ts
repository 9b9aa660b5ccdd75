import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { packedUi } from "../scripts/check/pictures/packed-ui.ts";
import { css } from "../scripts/config/css.ts";

/** The code of a story contains its functions as they are written. Storybook passes only options of plugins on to its build. */
const readableFunctions: Plugin = {
  name: "readable-functions",
  config: () => ({ build: { minify: false } }),
};

/** Folder of the installed library, if stories show it instead of its source. */
const { PACKED_UI } = process.env;

export default defineConfig({
  plugins: [react(), readableFunctions, PACKED_UI ? packedUi(PACKED_UI) : []],
  css,
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
});
