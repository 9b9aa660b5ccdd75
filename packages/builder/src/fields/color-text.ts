/** Whether a text is a color that can be picked and measured. */
export const isHexColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);

/** A color as a color picker takes it; black for a text that is no such color. @example sixDigits("#fff") // "#ffffff" */
export const sixDigits = (color: string): string =>
  isHexColor(color) ? color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3") : "#000000";
