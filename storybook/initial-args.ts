import type { ArgsEnhancer, StrictInputType } from "storybook/internal/types";

/** Props that a component cannot have empty: without a value a story leaves them to the component. */
const neverEmpty: ReadonlySet<string> = new Set(["fieldId", "checkboxId", "slots"]);

/** The default in the table of props, as text. Undefined for a default that is no text or number. */
function defaultOf({ table }: StrictInputType): string | undefined {
  const summary = table?.defaultValue?.summary ?? "";
  if (/^[\d.]+$/u.test(summary)) return summary;
  return /^".*"$/u.test(summary) ? JSON.parse(summary) : undefined;
}

/** The type of a control, also where Storybook derives it from the type of the prop. */
function kindOf({ control, type }: StrictInputType): string | undefined {
  if (control === undefined) return type?.name;
  return typeof control === "object" ? control.type : control || undefined;
}

/**
 * The value at which the field of a control starts. Storybook would show a button, "Set string" or "Set number".
 *
 * @returns undefined for a prop without such a field, or without a number to start at
 */
export function startOf(argType: StrictInputType): unknown {
  const kind = kindOf(argType);
  if (neverEmpty.has(argType.name)) return undefined;
  const usual = defaultOf(argType);
  if (kind === "number") return usual && Number(usual);
  return kind === "text" || kind === "string" ? (usual ?? "") : undefined;
}

/** Gives each prop with a field for text or a number a value, unless the story has one. */
export const usableArgs: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => {
      const start = name in initialArgs ? undefined : startOf(argType);
      return start === undefined ? [] : [[name, start]];
    }),
  );
