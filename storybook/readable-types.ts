import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

const isAbsence = (type: SBType): boolean => type.name === "other" && type.value === "undefined";

/** The words of a type for a table of props: its choices where it has them, without the `undefined` that may always be given. */
function summaryOf(type: SBType): string | undefined {
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
    // A function is heard in the actions, not edited.
    ...(summary.includes("=>") && { control: { disable: true } }),
    table: { ...argType.table, type: { summary } },
  };
}

/** Tables of props would call every optional prop "union"; this says of what. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
