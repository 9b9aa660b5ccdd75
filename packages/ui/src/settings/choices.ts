// Choices that the settings of several blocks share. The first value is the fallback unless a property says otherwise.

/** Sides of a block in a row. */
export const alignments = ["left", "center", "right"] as const;
export type Alignment = (typeof alignments)[number];

/** Positions of the content of a flexible block. */
export const flexAlignments = ["top", "bottom", "left", "right", "center"] as const;
export type FlexAlignment = (typeof flexAlignments)[number];

/** Positions of content between top and bottom. */
export const verticalAlignments = ["top", "center", "bottom"] as const;
export type VerticalAlignment = (typeof verticalAlignments)[number];

export const sizes = ["small", "medium", "large"] as const;
export type Size = (typeof sizes)[number];

/** Space between items. The specification has no `x-small`. */
export const itemSpacings = ["x-large", "large", "medium", "small", "xx-small", "none"] as const;
export type ItemSpacing = (typeof itemSpacings)[number];

export const layoutDirections = ["row", "column"] as const;
export type LayoutDirection = (typeof layoutDirections)[number];

/** Ways in which a background picture fills its section or repeats. */
export const backgroundSizes = ["cover", "contain", "repeat", "no-repeat"] as const;
export type BackgroundSize = (typeof backgroundSizes)[number];

/** Sides as CSS values that follow the reading direction. */
export const flexPositions = { left: "start", top: "start", center: "center", right: "end", bottom: "end" } as const;
