/** Widths of the page, in em of the browser's own font size, up to which layout blocks count it as a phone or a tablet. */
export const layoutBreakpoints = { mobileMax: 47.9375, tabletMax: 64 } as const;

/** Page widths in pixels: above `gridAbove` the slots block is a grid, above `fourColumnsAbove` of four columns, above `wideGapAbove` with a wider gap. */
export const slotBreakpoints = { gridAbove: 768, fourColumnsAbove: 900, wideGapAbove: 1200 } as const;

/** The three kinds of screen that a setting may differ between. */
export type Device = "mobile" | "tablet" | "desktop";
