/** Red, green and blue, each from 0 to 1; brighter values are compressed when a picture is encoded. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color written as `#rrggbb`. */
export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** A color between two colors: 0 is the first, 1 the second. */
export const blend = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** A color plus light of another color. */
export const add = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + other[0] * share,
  one[1] + other[1] * share,
  one[2] + other[2] * share,
];

/** A color seen in light of another color. */
export const times = (one: Rgb, other: Rgb): Rgb => [one[0] * other[0], one[1] * other[1], one[2] * other[2]];

/** A color from a list of colors at positions from low to high. */
export function gradient(stops: readonly (readonly [position: number, color: Rgb])[]): (position: number) => Rgb {
  return (position) => {
    const next = stops.findIndex(([stop]) => stop >= position);
    const [highest, above] = stops[next === -1 ? stops.length - 1 : next] ?? [0, [0, 0, 0]];
    const [lowest, below] = stops[Math.max(0, (next === -1 ? stops.length : next) - 1)] ?? [0, above];
    return highest === lowest ? above : blend(below, above, (position - lowest) / (highest - lowest));
  };
}
