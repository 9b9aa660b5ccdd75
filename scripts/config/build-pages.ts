import { build } from "vite";
import { buildPages } from "../test/shells/build.ts";
import { resolve } from "node:path";

/** Builds the script with the blocks, and the pages of Lightning web components that load it. */
export default async function buildEverything(): Promise<void> {
  const configFile = resolve(import.meta.dirname, "../../vite.config.ts");
  await build({ configFile, mode: "resource", logLevel: "warn" });
  await buildPages();
}
