/** Text on a color with less brightness than this, from 0 to 255, is light. */
const minBrightness = 110;

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. Undefined for color names and percentages. */
function channelsOf(color: string): readonly number[] | undefined {
  const [, hex] = /^#([\da-f]{3,8})$/i.exec(color) ?? [];
  if (hex) {
    const pairs = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return pairs.map((pair, index) => Number.parseInt(pair, 16) / (index === 3 ? 255 : 1));
  }
  return /^rgba?\([^%]*$/i.test(color) ? color.match(/[\d.]+/g)?.map(Number) : undefined;
}

/**
 * Returns whether text on a color has to be light.
 *
 * @param color as CSS, in hexadecimal digits or as `rgb()` without percentages; with another one, or a translucent one, text stays dark
 * @example isDark("rgba(8, 34, 40, 0.66)"); // true
 */
export function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255, opacity = 1] = channelsOf(color) ?? [];
  return opacity >= 0.5 && 0.3 * red + 0.59 * green + 0.11 * blue < minBrightness;
}
