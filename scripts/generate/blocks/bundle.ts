import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { bundleName, type EditableBlock } from "@travel-design/blocks/internal";
import { pathName } from "@travel-design/ui/internal";
import { expandTokens } from "../../config/css.ts";
import { blocksFolder, kebabCase } from "./block-folders.ts";
import { formatFiles, type Files } from "./format-files.ts";
import { metaXml } from "./meta-xml.ts";

/** Where LWC bundles live, from the repository's root. */
export const componentFolder = "force-app/main/default/lwc";

/** Marks a bundle as written by the generator. */
export const generatedMark = 'Written by "npm run generate" from';

/** The first line of each file, without the signs of a comment. */
const markOf = (name: string): string => `${generatedMark} ${blocksFolder}/${kebabCase(name)}: change it there.`;

/** @example pascalCase("tdGrid") // "TdGrid" */
const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const isPicture = ({ properties }: EditableBlock["block"], name: string): boolean => properties[name]?.kind === "image";

/** The names of a bundle's properties. A picture has two: its key in the content store, and the path of a file. */
export const fieldNames = (block: EditableBlock["block"]): string[] =>
  Object.keys(block.properties).flatMap((name) => (isPicture(block, name) ? [name, pathName(name)] : [name]));

/**
 * The script of a bundle. Experience Builder reads drop zones from the comment before the class, and expects nothing else in it,
 * so everything else is said at the top of the file.
 *
 * @param defaultBase base class, unless the block names another one
 * @param members of the class before its properties
 */
function script({ block, editor }: EditableBlock, defaultBase: string, imports: string, members: string): string {
  const { base = defaultBase } = editor;
  const names = fieldNames(block);
  const slots = block.slots.map((name) => ` * @slot ${name}\n`).join("");
  return `// ${markOf(block.name)}
import ${pascalCase(base)} from "c/${base}";
${imports}${names.length > 0 ? 'import { api } from "lwc";\n' : ""}
${slots && `/**\n${slots} */\n`}export default class ${pascalCase(bundleName(block.name))} extends ${pascalCase(base)} {
${members}
${names.map((name) => `  @api ${name};\n`).join("")}
  get settings() {
    return { ${names.map((name) => `${name}: this.${name}`).join(", ")} };
  }
}
`;
}

/** The texts of a bundle that its renderer needs, by the endings of their files. */
type BundleTexts = Readonly<Record<"html" | "js" | "css", string>>;

/** The files of the bundle around a block that React renders, by their endings. */
function leafBundle(editable: EditableBlock): BundleTexts {
  const { block } = editable;
  const pictures = Object.keys(block.properties).filter((name) => isPicture(block, name));
  const pictureNames = pictures.length > 0 ? `  pictureNames = ${JSON.stringify(pictures)};\n` : "";
  return {
    html: `<template>
  <!-- Reading the settings here makes the bundle render again after each change of one. The condition is always true. -->
  <div lwc:if={settings} lwc:ref="block" lwc:dom="manual"></div>
</template>
`,
    js: script(editable, "tdReactBlock", "", `  blockName = "${block.name}";\n${pictureNames}`),
    css: block.hasNoHostBox ? ":host, :host > div { display: contents; }" : ":host { display: block; }",
  };
}

const readStyle = (file: string): string =>
  expandTokens(readFileSync(resolve(import.meta.dirname, "../../../packages", file), "utf8"));

/** The files of the bundle of a block with drop zones, by their endings. */
function containerBundle(editable: EditableBlock): BundleTexts {
  const { name } = editable.block;
  const { template } = editable.editor;
  if (!template) throw new Error(`The block ${name} has drop zones, so its editor needs a template.`);
  return {
    html: `<template lwc:render-mode="light">${template.html}</template>`,
    js: script(editable, "tdLayoutBlock", `import { ${name} } from "c/tdModels";\n`, `  block = ${name};\n`),
    css: [...template.styles.map(readStyle), template.ownStyle ?? ""].join("\n"),
  };
}

/** The icon in the Components panel: the block's lines on a tile, in the colors of the sample brand. */
const paletteIcon = (path: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="6" fill="#0f4c4a" />
  <path d="${path}" fill="none" stroke="#fbf7ef" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
</svg>
`;

/**
 * Every file of a block's LWC bundle.
 *
 * @returns texts by path
 */
export function bundleFiles(editable: EditableBlock): Promise<Files> {
  const { block, editor } = editable;
  const bundle = bundleName(block.name);
  const mark = markOf(block.name);
  const { html, js, css } = block.slots.length > 0 ? containerBundle(editable) : leafBundle(editable);
  const files = {
    html: `<!-- ${mark} -->\n${html}`,
    js,
    css: `/* ${mark} */\n${css}`,
    "js-meta.xml": metaXml(editable, mark),
    svg: paletteIcon(editor.icon),
  };
  const entries = Object.entries(files).map(([ending, text]) => [
    `${componentFolder}/${bundle}/${bundle}.${ending}`,
    text,
  ]);
  return formatFiles(Object.fromEntries(entries));
}
