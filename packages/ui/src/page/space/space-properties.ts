import { anchorId } from "../../link/link-properties.ts";
import { oneOf } from "../../settings/properties.ts";

const spaceSizes = ["none", "small", "medium", "large", "x-large"] as const;

/** How much space; `none` only marks a place that links can point to. */
export type SpaceSize = (typeof spaceSizes)[number];

/** Settings of a space. */
export const spaceProperties = { size: oneOf(spaceSizes, "medium"), id: anchorId() };
