// The shades that Experience Builder computes from a color, in settings whose names start with `_`.
import { channelsOf, hexOf } from "@travel-design/ui/internal";

/** How much darker each shade is, in parts of the lightness from black to white. */
const steps = [0.08, 0.24, 0.48] as const;

/** A color with less lightness; hue and saturation stay the same, as in HSL. */
function darker(color: string, by: number): string {
  const channels = channelsOf(color).map((channel) => channel / 255);
  const [max, min] = [Math.max(...channels), Math.min(...channels)];
  const lightness = (max + min) / 2;
  const target = Math.max(0, lightness - by);
  const saturation = max === min ? 0 : (max - min) / (1 - Math.abs(2 * lightness - 1));
  const range = saturation * (1 - Math.abs(2 * target - 1));
  return hexOf(
    channels.map((channel) => 255 * (target + (max === min ? 0 : ((channel - lightness) / (max - min)) * range))),
  );
}

/** The three shades of a color, each darker than the one before. @example shadesOf("#16325c")[0] // "#0e203b" */
export const shadesOf = (color: string): string[] => steps.map((step) => darker(color, step));
