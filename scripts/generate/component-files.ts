import { createRequire } from "node:module";
import { bundleName } from "../../packages/blocks/src/define/block.ts";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import type { ContainerTemplate } from "../../packages/blocks/src/define/template.ts";
import { containerBundle } from "./container-bundle.ts";
import { leafBundle } from "./leaf-bundle.ts";
import { metaXml } from "./meta-xml.ts";
import { paletteIcon } from "./palette-icon.ts";

// Required, because under Vitest an import would resolve to Prettier's build for browsers.
const { format, resolveConfig }: typeof import("prettier") = createRequire(import.meta.url)("prettier");

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

const formatted = /\.(?:html|js|css|ts)$/;

/** Formats a file like the rest of the repository. */
async function formatFile(path: string, text: string): Promise<string> {
  if (!formatted.test(path)) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Formats several files. */
export async function formatFiles(files: Files): Promise<Files> {
  const entries = Object.entries(files).map(async ([path, text]) => [path, await formatFile(path, text)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Every file of a block's LWC bundle.
 *
 * @param folder that contains the bundles
 * @param template of a block with drop zones
 * @returns texts by path
 */
export async function componentFiles(
  folder: string,
  editable: EditableBlock,
  template?: ContainerTemplate,
): Promise<Files> {
  const { block, editor } = editable;
  const bundle = bundleName(block.name);
  const files = {
    ...(block.slots.length > 0 ? containerBundle(editable, template) : leafBundle(editable)),
    "js-meta.xml": metaXml(editable),
    svg: paletteIcon(editor.icon),
  };
  return formatFiles(
    Object.fromEntries(
      Object.entries(files).map(([ending, text]) => [`${folder}/${bundle}/${bundle}.${ending}`, text]),
    ),
  );
}
