import type { LayoutView } from "../../settings/layout-view.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";

/** Names of the settings of a content-block container. */
export const contentContainerSettingNames = ["title", "subtitle"] as const;

/** How a content-block container is drawn. */
export interface ContentContainerView extends LayoutView {
  /** Plain text; nothing is drawn for an empty one. */
  title: string;
  subtitle: string;
}

/**
 * Decides how a content-block container is drawn.
 *
 * @param settings those of {@link contentContainerSettingNames}, of any type
 * @example contentContainerModel({ title: null }).title; // ""
 */
export function contentContainerModel(settings: Settings): ContentContainerView {
  const read = readSettings("Content container", settings);
  const title = read.text("title");
  const subtitle = read.text("subtitle");
  return { className: "td-content-container", style: {}, data: {}, title, subtitle, warnings: read.warnings };
}
