import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

const isAbsence = (type: SBType): boolean => type.name === "other" && type.value === "undefined";

/** The text of a type in a table of props: its choices if it has them, without `undefined`. */
function summaryOf(type: SBType): string | undefined {
  if (type.name === "enum") return type.raw?.replace(/ \| undefined$/u, "");
  if (type.name !== "union") return undefined;
  const choices = type.value.filter((member) => !isAbsence(member));
  const spelledOut = choices.find(({ name }) => name === "enum")?.raw;
  return spelledOut ?? type.raw?.replace(/ \| undefined$/u, "").replace(/^\((.*)\)$/u, "$1");
}

function readable(argType: StrictInputType): StrictInputType {
  const summary = argType.type && summaryOf(argType.type);
  if (!summary) return argType;
  return {
    ...argType,
    // Calls of a function are logged in the actions panel; it cannot be edited.
    ...(summary.includes("=>") && { control: { disable: true } }),
    table: { ...argType.table, type: { summary } },
  };
}

/** Without this, tables of props call the type of every optional prop "union". */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
