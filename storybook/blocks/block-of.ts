import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { editors } from "../../packages/blocks/src/editors.ts";

/** Blocks whose name differs from that of their component. */
const otherNames: Readonly<Record<string, string>> = {
  ImageBlock: "image",
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
  return editors.find(({ block, editor }) => block.name === name || title === `Blocks/${editor.label}`);
}

/** Pages of components: those of `ui` are in a folder per group, those of `quotation` are a group of their own. */
const componentPages = Object.keys(
  import.meta.glob(["../../packages/ui/src/*/*/*.docs.tsx", "../../packages/quotation/src/view/*.docs.tsx"]),
);

/** A component with a documentation page. */
interface ComponentPage {
  name: string;
  path: string;
}

/** The component that a block renders, with the path of its documentation page. Undefined for a block without such a page. */
export function componentOf({ block }: EditableBlock): ComponentPage | undefined {
  for (const file of componentPages) {
    const [, packageName, folder, name = ""] = /packages\/(\w+)\/src\/(\w+)\/.*?(\w+)\.docs\.tsx$/u.exec(file) ?? [];
    const group = packageName === "ui" ? folder : packageName;
    if (blockOfComponent(name)?.block === block)
      return { name, path: `?path=/docs/${group}-${name.toLowerCase()}--docs` };
  }
  return undefined;
}

/** Path of the documentation page of a block. */
export const blockPath = ({ editor }: EditableBlock): string =>
  `?path=/docs/blocks-${editor.label.toLowerCase().replaceAll(" ", "-")}--docs`;
