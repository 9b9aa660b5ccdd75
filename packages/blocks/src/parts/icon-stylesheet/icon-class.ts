import { property } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";

/** Every class of our own icon font starts with this one; each icon needs both. */
const fontClass = "td-icon";

/** The icons of the font that builders are offered. Other classes of any icon font are valid too. */
export const contentIcons = [
  "compass",
  "user",
  "shield",
  "phone",
  "heart",
  "globe",
  "plane",
  "sun",
  "leaf",
  "map-pin",
  "calendar",
  "clock",
  "star",
  "suitcase",
  "mail",
  "check",
  "info",
  "search",
] as const;
export type ContentIcon = (typeof contentIcons)[number];

const isClassName = (name: string): boolean => /^-?[a-z_][\w-]{0,80}$/i.test(name);

/**
 * The class names of an icon, from the name of one of our icons or class names, without anything that is not a class name.
 *
 * @returns undefined when nothing is left
 * @example toIconClass("heart"); // "td-icon td-icon-heart"
 * @example toIconClass("td-icon-heart <b>"); // "td-icon td-icon-heart"
 */
export function toIconClass(value: unknown): string | undefined {
  if (contentIcons.some((icon) => icon === value)) return `${fontClass} ${fontClass}-${value}`;
  const names = typeof value === "string" ? value.split(/\s+/).filter(isClassName) : [];
  const all = new Set(names.some((name) => name.startsWith(`${fontClass}-`)) ? [fontClass, ...names] : names);
  return [...all].join(" ") || undefined;
}

/** The class names of an icon, chosen by name. Undefined without an icon. */
/* @__NO_SIDE_EFFECTS__ */
export const icon = (fallback?: ContentIcon): Property<string | undefined, ContentIcon> => {
  return property<string | undefined, ContentIcon>(
    "choice",
    toIconClass(fallback),
    (raw, invalid) => {
      const classes = toIconClass(raw);
      if (classes && typeof raw === "string" && !raw.trim().split(/\s+/).every(isClassName))
        invalid({ format: "icon" });
      return classes;
    },
    "icon",
    { choices: contentIcons },
  );
};
