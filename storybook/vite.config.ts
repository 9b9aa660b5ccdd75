import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // An inlined picture would fill the code and the controls of a story with its data.
  build: { assetsInlineLimit: 0 },
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
});
