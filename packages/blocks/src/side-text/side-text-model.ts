import type { SiteImage, SiteImageSettings } from "@travel-design/ui";
import { property, string, toArray } from "@travel-design/ui/internal";
import { readImageInfo, toSiteImage, type Property, type SettingsOf } from "@travel-design/ui/models";

/* @__NO_SIDE_EFFECTS__ */
const list = (maxItems: number): Property<readonly unknown[]> =>
  property<readonly unknown[]>(
    "string",
    [],
    (raw, invalid) => {
      const items = toArray(raw);
      if (items && items.length > maxItems) invalid({ format: "list", max: maxItems });
      return items?.slice(0, maxItems);
    },
    { format: "list" },
  );

/** Settings of a side text: a title and a text per step, three selling points and four logos. */
export const sideTextProperties = {
  title1: string(),
  subtitle1: string(),
  title2: string(),
  subtitle2: string(),
  title3: string(),
  subtitle3: string(),
  sellingPoints: list(3),
  logosTitle: string(),
  logos: list(4),
};

/** How a side text is rendered. */
export interface SideTextView {
  /** One per step. */
  pairs: readonly { title: string; subtitle: string }[];
  sellingPoints: readonly string[];
  logos: readonly SiteImage[];
}

/**
 * How a side text is rendered.
 *
 * @param urls how the site makes addresses of pictures
 */
export function sideTextModel(settings: SettingsOf<typeof sideTextProperties>, urls: SiteImageSettings): SideTextView {
  const points = settings.sellingPoints.filter((point) => typeof point === "string");
  return {
    pairs: [
      { title: settings.title1, subtitle: settings.subtitle1 },
      { title: settings.title2, subtitle: settings.subtitle2 },
      { title: settings.title3, subtitle: settings.subtitle3 },
    ],
    sellingPoints: [...new Set(points)],
    logos: settings.logos.flatMap((logo) => {
      const info = readImageInfo(logo);
      const image = info && toSiteImage(info, urls);
      return image?.Url ? image : [];
    }),
  };
}
