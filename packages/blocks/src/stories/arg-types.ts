import type { BlockDefinition, PropertyEditor } from "../define/editor.ts";
import type { Property } from "../define/properties.ts";

/** A control in Storybook, as a property's kind asks for it. */
export interface ArgType {
  name: string;
  description?: string;
  control: object | "text" | "boolean" | "color";
  options?: readonly string[];
  table: { defaultValue: { summary: string } };
}

function controlOf(property: Property): Pick<ArgType, "control" | "options"> {
  switch (property.kind) {
    case "flag":
      return { control: "boolean" };
    case "colour":
      return { control: "color" };
    case "choice":
      return { control: { type: "select" }, options: property.choices };
    case "whole":
      return { control: { type: "number", min: property.min, max: property.max, step: 1 } };
    default:
      return { control: "text" };
  }
}

function argTypeOf(property: Property, { label, description }: PropertyEditor): ArgType {
  return {
    name: label,
    ...(description && { description }),
    ...controlOf(property),
    table: { defaultValue: { summary: String(property.default) } },
  };
}

/** A block's controls in Storybook, in the order of the Builder and in the same words. */
export function argTypesOf({ properties, editor }: BlockDefinition): Record<string, ArgType> {
  const entries = Object.entries(properties).map(([name, property]): [string, ArgType] => [
    name,
    argTypeOf(property, editor.properties[name] ?? { label: name }),
  ]);
  return Object.fromEntries(entries);
}

/** What a block begins with in Storybook. */
export const argsOf = ({ properties }: BlockDefinition): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, property.default]));
