import type { LayoutView } from "../../settings/layout-view.ts";
import { string, type SettingsOf } from "../../settings/properties.ts";

/** Settings of a content-block container. */
export const contentContainerProperties = { title: string(), subtitle: string() };

/** How a content-block container is rendered. */
export interface ContentContainerView extends LayoutView {
  /** Plain text; an empty title or subtitle renders nothing. */
  title: string;
  subtitle: string;
}

/** How a content-block container is rendered. */
export function contentContainerModel(settings: SettingsOf<typeof contentContainerProperties>): ContentContainerView {
  return { className: "td-content-container", style: {}, data: {}, ...settings };
}
