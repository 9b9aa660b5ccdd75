import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { bundleScript } from "./bundle-script.ts";

/** Reading the settings in the template makes LWC call renderedCallback, which updates React, after a change of any of them. */
const template = `<template>
  <!-- Reading the settings here makes the bundle render again after each change of one. The condition is always true. -->
  <div lwc:if={settings} lwc:ref="block" lwc:dom="manual"></div>
</template>
`;

const style = `:host {
  display: block;
}
`;

/** Members of the class beside its properties. */
function members({ block }: EditableBlock): string {
  const pictures = Object.keys(block.properties).filter((name) => block.properties[name]?.kind === "image");
  const pictureNames = pictures.length > 0 ? `  pictureNames = ${JSON.stringify(pictures)};\n` : "";
  return `  blockName = "${block.name}";\n${pictureNames}`;
}

/** The files of the bundle around a block that React renders, by their endings. */
export const leafBundle = (editable: EditableBlock): Record<string, string> => ({
  html: template,
  js: bundleScript({
    editable,
    base: editable.editor.base ?? "tdReactBlock",
    members: members(editable),
  }),
  css: style,
});
