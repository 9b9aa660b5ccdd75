import { anchorId } from "../../link/link-properties.ts";
import type { LayoutView } from "../../settings/layout-view.ts";
import { oneOf, type SettingsOf } from "../../settings/properties.ts";
import { columnModel, columnProperties } from "../columns/column-model.ts";

const spacerSizes = ["none", "small", "medium", "large", "x-large"] as const;

/** How much space; `none` only marks a place that links can point to. */
export type SpacerSize = (typeof spacerSizes)[number];

/** Settings of a spacer. */
export const spacerProperties = { ...columnProperties, size: oneOf(spacerSizes, "medium"), id: anchorId() };

/** The size of a spacer: a height between blocks, or a width in a row of columns. */
export const spacerModel = (settings: SettingsOf<typeof spacerProperties>): LayoutView => ({
  ...columnModel(settings),
  className: "td-spacer",
  data: { "data-size": settings.size },
});
