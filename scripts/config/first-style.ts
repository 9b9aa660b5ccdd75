// The site's style in three parts: pages contain the first one inline, link to the second one, and load the last one when they are painted.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const source = resolve(import.meta.dirname, "../../packages/site/src");
/** The style sheets that import the first part and the last one. */
export const firstStyle = resolve(source, "first-style.css");
export const lateFonts = resolve(source, "late-fonts.css");

const importStatement = /@import url\("([^"]+)"\);/g;

const importsOf = (file: string, css: string): string[] =>
  [...css.matchAll(importStatement)].map(([, path = ""]) => resolve(dirname(file), path));

/** Leaves the first part and the last one out of a build. */
export function onlySecondStyle(): Plugin {
  const others = new Set(
    [firstStyle, lateFonts].flatMap((sheet) => [sheet, ...importsOf(sheet, readFileSync(sheet, "utf8"))]),
  );
  return {
    name: "travel-design:only-second-style",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".css")) return undefined;
      if (others.has(id)) return { code: "", map: null };
      const isKept = (statement: string): boolean => importsOf(id, statement).every((path) => !others.has(path));
      return { code: code.replaceAll(importStatement, (statement) => (isKept(statement) ? statement : "")), map: null };
    },
  };
}
