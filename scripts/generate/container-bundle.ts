import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import type { ContainerTemplate } from "../../packages/blocks/src/define/template.ts";
import { bundleScript } from "./bundle-script.ts";

const packages = resolve(import.meta.dirname, "../../packages");

const readStyle = (file: string): string => readFileSync(resolve(packages, file), "utf8");

/** The files of the bundle of a block with drop zones, by their endings. */
export function containerBundle(
  editable: EditableBlock,
  template: ContainerTemplate | undefined,
): Record<string, string> {
  const { block, editor } = editable;
  if (!template) throw new Error(`The block ${block.name} has drop zones, so its folder needs a template file.`);
  return {
    html: `<template lwc:render-mode="light">${template.html}</template>`,
    js: bundleScript({
      editable,
      base: editor.base ?? "tdLayoutBlock",
      imports: `import { ${block.name} } from "c/tdModels";\n`,
      members: `  block = ${block.name};\n`,
    }),
    css: [...template.styles.map(readStyle), template.ownStyle ?? ""].join("\n"),
  };
}
