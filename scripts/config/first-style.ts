// The site's style in two parts: pages contain the first one inline, and link to the other one.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

/** The style sheet that imports the first part. */
export const firstStyle = resolve(import.meta.dirname, "../../packages/site/src/first-style.css");

const importStatement = /@import url\("([^"]+)"\);/g;

const importsOf = (file: string, css: string): string[] =>
  [...css.matchAll(importStatement)].map(([, path = ""]) => resolve(dirname(file), path));

/** Leaves the first part out of a build. */
export function withoutFirstStyle(): Plugin {
  const first = new Set([firstStyle, ...importsOf(firstStyle, readFileSync(firstStyle, "utf8"))]);
  return {
    name: "travel-design:without-first-style",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".css")) return undefined;
      if (first.has(id)) return { code: "", map: null };
      const isLate = (statement: string): boolean => importsOf(id, statement).every((path) => !first.has(path));
      return { code: code.replaceAll(importStatement, (statement) => (isLate(statement) ? statement : "")), map: null };
    },
  };
}
