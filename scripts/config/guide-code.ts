import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { filesFromGuide } from "../shared/files-from-guide.ts";

/** With a prefix, Vite does not look for these modules on the disk when it searches for dependencies. */
const prefix = "guide:";
const inGuide = /^(?<guide>.*\.md)\/(?<name>[^?]+)$/u;

/** Lets a test import a code of a guide: `./testing-library.md/TripForm.tsx` is the block below a line with only that name. */
export const guideCode = (): Plugin => ({
  name: "guide-code",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer || !source.startsWith(".")) return undefined;
    const path = resolve(dirname(importer.replace(prefix, "")), source);
    if (!inGuide.test(path)) return undefined;
    return prefix + (path.endsWith(".tsx") ? path : `${path}.tsx`);
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const { guide = "", name = "" } = inGuide.exec(id.replace(prefix, ""))?.groups ?? {};
    const code = filesFromGuide(readFileSync(guide, "utf8"))[name];
    if (code === undefined) throw new Error(`${guide} has no code with the name ${name}.`);
    return code;
  },
});
