// The shades that Experience Builder computes from a color, in settings whose names start with `_`.
import { contrastBetween } from "@travel-design/ui/tokens";

/** How much darker each shade is, in parts of the lightness from black to white. */
const steps = [0.08, 0.24, 0.48] as const;

const channelsOf = (color: string): number[] => {
  const digits = color.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255);
};

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** A color with less lightness; hue and saturation stay the same, as in HSL. */
function darker(color: string, by: number): string {
  const channels = channelsOf(color);
  const [max, min] = [Math.max(...channels), Math.min(...channels)];
  const lightness = (max + min) / 2;
  const target = Math.max(0, lightness - by);
  const saturation = max === min ? 0 : (max - min) / (1 - Math.abs(2 * lightness - 1));
  const range = saturation * (1 - Math.abs(2 * target - 1));
  return hexOf(channels.map((channel) => target + (max === min ? 0 : ((channel - lightness) / (max - min)) * range)));
}

/** The three shades of a color, each darker than the one before. @example shadesOf("#16325c")[0] // "#0e203b" */
export const shadesOf = (color: string): string[] => steps.map((step) => darker(color, step));

/** Black or white: what can be read best on a color. */
export const readableOn = (color: string): string =>
  contrastBetween(color, "#ffffff") >= contrastBetween(color, "#000000") ? "#ffffff" : "#000000";

/** A mixture of two colors. @param portion of the second one, from 0 to 1 */
export function mix(one: string, other: string, portion: number): string {
  const others = channelsOf(other);
  return hexOf(channelsOf(one).map((channel, index) => channel + ((others[index] ?? 0) - channel) * portion));
}
