import { join, resolve } from "node:path";

/** The metadata with the components. */
export const forceApp = resolve(import.meta.dirname, "../../../force-app/main/default");
/** Folder of the compiled pages. */
export const output = join(import.meta.dirname, "dist");
