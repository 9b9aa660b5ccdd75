import { createRequire } from "node:module";
import type { BlockDefinition } from "../../packages/blocks/src/define/editor.ts";
import { containerShell } from "./container-shell.ts";
import { leafShell } from "./leaf-shell.ts";
import { metaXml } from "./meta-xml.ts";
import { paletteIcon } from "./palette-icon.ts";

// Required, because an import would resolve to Prettier for browsers wherever a test's bundler has a say.
const { format, resolveConfig }: typeof import("prettier") = createRequire(import.meta.url)("prettier");

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

const formatted = /\.(?:html|js|css)$/;

/** Lays a file out as the rest of the repository is laid out. */
export async function layOut(path: string, text: string): Promise<string> {
  if (!formatted.test(path)) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/**
 * Every file of the Lightning web component around a block.
 *
 * @param folder that holds the components, `force-app/main/default/lwc`
 * @returns texts by path
 */
export async function componentFiles(folder: string, name: string, definition: BlockDefinition): Promise<Files> {
  const files = {
    ...(definition.editor.slots ? containerShell(name, definition) : leafShell(name, definition)),
    [`${name}.js-meta.xml`]: metaXml(definition),
    [`${name}.svg`]: paletteIcon(definition.editor.icon),
  };
  const entries = Object.entries(files).map(async ([file, text]): Promise<[string, string]> => {
    const path = `${folder}/${name}/${file}`;
    return [path, await layOut(path, text)];
  });
  return Object.fromEntries(await Promise.all(entries));
}
