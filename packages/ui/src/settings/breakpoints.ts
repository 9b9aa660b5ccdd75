/** Widths of the page, in em of the browser's own font size, at which the layout blocks change. */
export const layoutBreakpoints = { mobileMax: 47.9375, tabletMax: 64, desktopMin: 64.0625 } as const;

/** Up to this width of the page, in pixels, what stands beside each other on a wide screen stands as on a phone. */
export const mobileBreakpoint = 768;

/** Widths of the page in pixels at which the slots block changes: gaps, then four columns, then columns at all. */
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
