import { slotBreakpoints } from "../../settings/breakpoints.ts";
import type { LayoutView } from "../../settings/layout-view.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";

/** Names of the settings of a slots block. */
export const slotsSettingNames = ["title", "subtitle", "slotAmount", "colorWhite", "contentGrid"] as const;

/** How many slots the block offers at most. */
export const maxSlots = 24;

/** How the slots stand; the first is the default. A grid turns into a slider where the page is narrow. */
export const contentGrids = ["grid", "slider"] as const;
export type ContentGrid = (typeof contentGrids)[number];

/** How a slots block is drawn. */
export interface SlotsView extends LayoutView {
  /** Plain text; nothing is drawn for an empty one. */
  title: string;
  subtitle: string;
  /** The slots in use, in order: `Content-Slot1` and on. */
  slotNames: readonly string[];
  /** White arrows and dots. */
  colorWhite: boolean;
  contentGrid: ContentGrid;
}

/**
 * The name of a slot.
 *
 * @param position of the slot, from 1
 * @example slotName(24); // "Content-Slot24"
 */
export function slotName(position: number): string {
  return `Content-Slot${position}`;
}

/**
 * Whether the slots stand in a slider.
 *
 * @param width of the page, in CSS pixels
 * @example isSlider("grid", 768); // true
 */
export function isSlider(contentGrid: ContentGrid, width: number): boolean {
  return contentGrid === "slider" || width <= slotBreakpoints.gridAbove;
}

/**
 * Decides how a slots block is drawn.
 *
 * @param settings those of {@link slotsSettingNames}, of any type
 * @example slotsModel({ slotAmount: 30 }).slotNames.length; // 24
 */
export function slotsModel(settings: Settings): SlotsView {
  const read = readSettings("Slots block", settings);
  const slotAmount = read.count("slotAmount", { min: 0, max: maxSlots, otherwise: 4 });
  return {
    className: "td-slots",
    style: {},
    data: {},
    title: read.text("title"),
    subtitle: read.text("subtitle"),
    slotNames: Array.from({ length: slotAmount }, (_, index) => slotName(index + 1)),
    colorWhite: read.flag("colorWhite"),
    contentGrid: read.choice("contentGrid", contentGrids, "grid"),
    warnings: read.warnings,
  };
}
