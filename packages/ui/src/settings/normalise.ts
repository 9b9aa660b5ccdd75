// The words that settings of several blocks share, and what stands in for any other word.
import { toChoice } from "./values.ts";

/** Sides of a block in a line; the first stands in for any other value. */
export const alignments = ["left", "center", "right"] as const;
export type Alignment = (typeof alignments)[number];

/** Where the content of a flexible block stands. */
export const flexAlignments = ["top", "bottom", "left", "right", "center"] as const;
export type FlexAlignment = (typeof flexAlignments)[number];

/** Where content stands between top and bottom. */
export const verticalAlignments = ["top", "center", "bottom"] as const;
export type VerticalAlignment = (typeof verticalAlignments)[number];

export const sizes = ["small", "medium", "large"] as const;
export type Size = (typeof sizes)[number];

/** Room between items. There is no `x-small`. */
export const itemSpacings = ["x-large", "large", "medium", "small", "xx-small", "none"] as const;
export type ItemSpacing = (typeof itemSpacings)[number];

export const layoutDirections = ["row", "column"] as const;
export type LayoutDirection = (typeof layoutDirections)[number];

/** How a picture fills its place as a background, or how often it stands there; the first is the default. */
export const backgroundSizes = ["cover", "contain", "repeat", "no-repeat"] as const;
export type BackgroundSize = (typeof backgroundSizes)[number];

/** @example normaliseAlignment("top"); // "left" */
export const normaliseAlignment = (value: unknown): Alignment => toChoice(value, alignments, "left");

/** @example normaliseFlexAlignment(undefined); // "center" */
export const normaliseFlexAlignment = (value: unknown): FlexAlignment => toChoice(value, flexAlignments, "center");

/** @example normaliseSize("huge"); // "medium" */
export const normaliseSize = (value: unknown): Size => toChoice(value, sizes, "medium");

/** @example normaliseItemSpacing("x-small"); // "none" */
export const normaliseItemSpacing = (value: unknown): ItemSpacing => toChoice(value, itemSpacings, "none");

/** A side as CSS, in the direction of reading. */
export const flexPositions = { left: "start", top: "start", center: "center", right: "end", bottom: "end" } as const;
