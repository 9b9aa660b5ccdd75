import type { LayoutView } from "../../settings/layout-view.ts";
import { integer, string, type SettingsOf } from "../../settings/properties.ts";

/** Settings of a content-block container. */
export const contentContainerProperties = {
  title: string(),
  subtitle: string(),
  level: integer({ default: 2, min: 1, max: 2 }),
};

/** How a content-block container is rendered. */
export interface ContentContainerView extends LayoutView {
  /** Plain text; an empty title or subtitle renders nothing. */
  title: string;
  subtitle: string;
  /** 1 if the title is that of the page. */
  titleLevel: 1 | undefined;
}

/** How a content-block container is rendered. */
export function contentContainerModel({
  level,
  ...texts
}: SettingsOf<typeof contentContainerProperties>): ContentContainerView {
  return { className: "td-content-container", style: {}, data: {}, titleLevel: level === 1 ? 1 : undefined, ...texts };
}
