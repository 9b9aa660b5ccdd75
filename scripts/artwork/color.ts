const channels = (color: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));

/**
 * A color between two others, as haze makes of far things.
 *
 * @param share 0 for the first color, 1 for the second; colors are written as `#rrggbb`
 */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
