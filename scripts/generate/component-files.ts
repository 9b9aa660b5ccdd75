import { bundleName } from "../../packages/blocks/src/define/bundle-name.ts";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { containerBundle } from "./container-bundle.ts";
import { formatFiles, type Files } from "./format-files.ts";
import { leafBundle } from "./leaf-bundle.ts";
import { metaXml } from "./meta-xml.ts";
import { paletteIcon } from "./palette-icon.ts";

/**
 * Every file of a block's LWC bundle.
 *
 * @param folder that contains the bundles
 * @returns texts by path
 */
export async function componentFiles(folder: string, editable: EditableBlock): Promise<Files> {
  const { block, editor } = editable;
  const bundle = bundleName(block.name);
  const files = {
    ...(block.slots.length > 0 ? containerBundle(editable) : leafBundle(editable)),
    "js-meta.xml": metaXml(editable),
    svg: paletteIcon(editor.icon),
  };
  return formatFiles(
    Object.fromEntries(
      Object.entries(files).map(([ending, text]) => [`${folder}/${bundle}/${bundle}.${ending}`, text]),
    ),
  );
}
