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

/** Offers a field that suits the type of each prop, unless the story chose one. */
export const usableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const usable = argType.control === undefined && argType.type ? controlOf(argType.type) : undefined;
      return [name, usable ? { ...argType, ...usable } : argType];
    }),
  );
