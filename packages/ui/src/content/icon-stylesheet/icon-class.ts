/** What the classes of our own icons begin with; each needs the first part as well, and builders forget it. */
const ours = "td-icon";

const isClassName = (name: string): boolean => /^-?[a-z_][\w-]{0,80}$/i.test(name);

/**
 * The class names of an icon, as a site builder typed them, without anything that is no class name.
 *
 * @returns undefined when nothing is left
 * @example toIconClass("td-icon-heart <b>"); // "td-icon td-icon-heart"
 */
export function toIconClass(value: unknown): string | undefined {
  const names = typeof value === "string" ? value.split(/\s+/).filter(isClassName) : [];
  const all = new Set(names.some((name) => name.startsWith(`${ours}-`)) ? [ours, ...names] : names);
  return [...all].join(" ") || undefined;
}
