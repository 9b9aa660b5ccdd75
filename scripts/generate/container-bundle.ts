import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { bundleScript } from "./bundle-script.ts";

const packages = resolve(import.meta.dirname, "../../packages");

const readStyle = (file: string): string => readFileSync(resolve(packages, file), "utf8");

/** The files of the bundle of a block with drop zones, by their endings. */
export function containerBundle(editable: EditableBlock): Record<string, string> {
  const { block, editor } = editable;
  const { template } = editor;
  if (!template) throw new Error(`The block ${block.name} has drop zones, so its editor needs a template.`);
  return {
    html: `<template lwc:render-mode="light">${template.html}</template>`,
    js: bundleScript({
      editable,
      base: editor.base ?? "tdLayoutBlock",
      imports: `import { ${block.name} } from "c/tdModels";\n`,
      members: `  static renderMode = "light";\n\n  block = ${block.name};\n`,
    }),
    css: [...template.styles.map(readStyle), template.ownStyle ?? ""].join("\n"),
  };
}
