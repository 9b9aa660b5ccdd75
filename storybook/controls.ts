import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

type Control = NonNullable<StrictInputType["control"]>;

const isMissing = (type: SBType): boolean => type.name === "other" && type.value === "undefined";

/** The values of a list of literals such as `"left" | "right"`. */
const literalsOf = (raw: string | undefined): string[] | undefined => {
  const parts = raw?.split("|").map((part) => part.trim()) ?? [];
  const texts = parts.filter((part) => part !== "undefined");
  if (texts.length === 0 || !texts.every((part) => /^"[^"]*"$/u.test(part))) return undefined;
  return texts.map((part) => part.slice(1, -1));
};

/** An optional prop is a union with `undefined`, for which Storybook offers a field for JSON. This finds the field for the rest. */
function controlOf(type: SBType): { control: Control; options?: string[] } | undefined {
  if (type.name !== "union") return undefined;
  const options = literalsOf(type.raw);
  if (options) return { control: { type: options.length > 3 ? "select" : "inline-radio" }, options };
  const names = new Set(type.value.filter((member) => !isMissing(member)).map(({ name }) => name));
  const elements = type.raw?.includes("ReactNode") ?? false;
  if (names.has("string") || elements) return { control: { type: "text" } };
  if (names.size !== 1) return undefined;
  if (names.has("boolean")) return { control: { type: "boolean" } };
  return names.has("number") ? { control: { type: "number" } } : undefined;
}

/** Types for which Storybook offers a field for JSON. */
const jsonTypes: readonly string[] = ["array", "intersection", "object", "other", "union"];

/** The type of a control, or of the value if Storybook has to choose the control. Undefined for no control. */
function kindOf({ control, type }: StrictInputType): string | undefined {
  if (control === undefined) return type?.name;
  if (typeof control !== "object") return control || undefined;
  return control.disable ? undefined : control.type;
}

/**
 * The control of a prop without a value. Storybook would show a button, "Set boolean" or "Set object": a boolean gets two choices instead, and
 * what only code can provide, such as a `ref`, has no control.
 */
function controlWithoutValue(argType: StrictInputType): Pick<StrictInputType, "control" | "options"> {
  const kind = kindOf(argType);
  if (kind === "boolean") return { control: { type: "inline-radio" }, options: [true, false] };
  return kind && jsonTypes.includes(kind) ? { control: { disable: true } } : {};
}

/** A prop with a control that suits its type and its value, unless the story chose one. */
export function withUsableControl(argType: StrictInputType, value: unknown): StrictInputType {
  const usable = argType.control === undefined && argType.type ? controlOf(argType.type) : undefined;
  const suited = { ...argType, ...usable };
  return value === undefined ? { ...suited, ...controlWithoutValue(suited) } : suited;
}

/** Gives each prop a usable control. */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withUsableControl(argType, initialArgs[name])]),
  );
