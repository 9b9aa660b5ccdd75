import type { ArgTypes } from "@storybook/react-vite";
import { inMemoryPorts } from "@travel-design/quotation";
import { pathName } from "@travel-design/ui/internal";
import type { Property, RawSettings } from "@travel-design/ui/models";
import { useState, type ComponentType, type ReactNode } from "react";
import { failures } from "../messages/failures.ts";
import type { Block } from "./block.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import { BlockView } from "./BlockView.tsx";
import type { PropertyEditor } from "./common-editors.ts";
import type { EditableBlock } from "./editor.ts";

type ArgType = ArgTypes[string];

function controlOf({ kind, choices, labels, min, max }: Property): Pick<ArgType, "control" | "options"> {
  switch (kind) {
    case "boolean":
      return { control: "boolean" };
    case "color":
      return { control: "color" };
    case "choice":
      return { control: { type: "select", ...(labels && { labels }) }, options: choices ?? [] };
    case "integer":
      return { control: { type: "number", min, max, step: 1 } };
    default:
      return { control: "text" };
  }
}

/** The default of a property as text; empty for none, which Storybook shows as a dash. */
const defaultOf = ({ default: value }: Property): string => (typeof value === "object" ? "" : String(value ?? ""));

const argTypeOf = (name: string, property: Property, { label, description = "" }: PropertyEditor): ArgType => ({
  name: label,
  description: `\`${name}\` ${description}`.trim(),
  ...controlOf(property),
  table: { type: { summary: property.kind }, defaultValue: { summary: defaultOf(property) } },
});

/** The controls of a block in Storybook, in the order and the words of Experience Builder. */
export const argTypesOf = ({ block, editor }: EditableBlock): ArgTypes =>
  Object.fromEntries(
    Object.entries(block.properties).map(([name, property]) => {
      const field = property.kind === "image" ? pathName(name) : name;
      return [field, argTypeOf(field, property, editor.properties[name] ?? { label: name })];
    }),
  );

/** A block as the site renders it; each drop zone contains its name. */
function BlockStory({ block, settings }: { block: Block; settings: RawSettings }): ReactNode {
  const [ports] = useState(() => ({ quotation: inMemoryPorts(), log: console.warn }));
  const [slots] = useState(() => Object.fromEntries(block.slots.map((name) => [name, <p key={name}>{name}</p>])));
  return (
    <BlockBoundary>
      <BlockView block={block} settings={settings} ports={ports} slots={slots} />
    </BlockBoundary>
  );
}

/** The story of a block: its example, its controls, its description, and how it is rendered. */
export const blockStories = (editable: EditableBlock) => ({
  args: editable.editor.example ?? {},
  argTypes: argTypesOf(editable),
  render: (settings: RawSettings) => <BlockStory block={editable.block} settings={settings} />,
  decorators: [
    (Story: ComponentType) => (
      <div className={editable.block.slots.length > 0 ? "story-of-container" : undefined}>
        {!editable.block.isVisible && <p lang="nl">Bezoekers zien niets van dit blok.</p>}
        <Story />
      </div>
    ),
  ],
  // The boundary hides a render error from Storybook, which would report a broken story as rendered.
  afterEach: ({ canvasElement }: { canvasElement: HTMLElement }) => {
    if (canvasElement.textContent.includes(failures.unavailable)) throw new Error("The block failed to render.");
  },
  // The documentation page finds the block by its name.
  parameters: { blockName: editable.block.name },
});
