/** Widths of the page, in em of the browser's own font size, at which the layout blocks change. */
export const layoutBreakpoints = { mobileMax: 47.9375, tabletMax: 64, desktopMin: 64.0625 } as const;

/** Up to this page width, in pixels, slots and sliders use the phone layout. */
export const mobileBreakpoint = 768;

/** Page widths in pixels: above `gridAbove` the slots block is a grid, above `fourColumnsAbove` of four columns, above `wideGapAbove` with a wider gap. */
export const slotBreakpoints: Readonly<Record<"wideGapAbove" | "fourColumnsAbove" | "gridAbove", number>> = {
  wideGapAbove: 1200,
  fourColumnsAbove: 900,
  gridAbove: mobileBreakpoint,
};

/** The three kinds of screen that a setting may differ between. */
export type Device = "mobile" | "tablet" | "desktop";

/**
 * The kind of screen that a page width belongs to.
 *
 * @param width of the page, in pixels
 * @param emPixels the browser's font size in pixels
 * @example deviceFor(767); // "mobile"
 * @example deviceFor(1025); // "desktop"
 */
export function deviceFor(width: number, emPixels = 16): Device {
  const ems = width / emPixels;
  if (ems <= layoutBreakpoints.mobileMax) return "mobile";
  return ems <= layoutBreakpoints.tabletMax ? "tablet" : "desktop";
}
