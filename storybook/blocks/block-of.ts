import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { editors } from "../../packages/blocks/src/editors.ts";

/** Blocks whose name differs from that of their component. */
const otherNames: Readonly<Record<string, string>> = {
  ImageBlock: "image",
  Space: "spacer",
  Container: "quotationContainer",
  "Request form": "quotationForm",
};

/**
 * The block that renders a component.
 *
 * @param title title of the component's stories, or the name of the block
 * @example blockOfComponent("Controls/Dropdown"); // the block `dropdown`
 */
export function blockOfComponent(title: string): EditableBlock | undefined {
  const component = title.slice(title.lastIndexOf("/") + 1);
  const name = otherNames[component] ?? component.charAt(0).toLowerCase() + component.slice(1);
  return editors.find(({ block }) => block.name === name);
}

/** Path of the documentation page of a block. */
export const blockPath = ({ editor }: EditableBlock): string =>
  `?path=/docs/blocks-${editor.label.toLowerCase().replaceAll(" ", "-")}--docs`;
