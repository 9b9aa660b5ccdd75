import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { blockOfComponent } from "./blocks/block-of.ts";

/** The default that a docstring ends with: `As wide as its container. @default false`. */
const statedDefault = /\s+@default (?<value>.+)$/u;

/** The default of a block's property is that of the component's prop, because both read the same definition. */
function blockDefault(title: string, name: string): string | undefined {
  const value = title.startsWith("Controls/") ? undefined : blockOfComponent(title)?.block.properties[name]?.default;
  return value === undefined || typeof value === "object" ? undefined : JSON.stringify(value);
}

function withDefault(title: string, argType: StrictInputType): StrictInputType {
  const { name, description = "", table } = argType;
  const summary = statedDefault.exec(description)?.groups?.value ?? blockDefault(title, name);
  if (table?.defaultValue || summary === undefined) return argType;
  const defaultValue = { summary };
  return { ...argType, description: description.replace(statedDefault, ""), table: { ...table, defaultValue } };
}

/** Gives each prop of a component its default. Blocks have theirs already. */
export const propDefaults: ArgTypesEnhancer = ({ argTypes, title, parameters }) =>
  parameters["blockName"] === undefined
    ? Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withDefault(title, argType)]))
    : argTypes;
