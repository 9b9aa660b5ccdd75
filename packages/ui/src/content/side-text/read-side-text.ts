import { readSettings, type Settings } from "../../settings/read-settings.ts";
import { readImageInfo } from "../../media/image/image-info.ts";
import { toSiteImage, type SiteImage, type SiteImageSettings } from "../../media/image/site-image.ts";
import { toArray } from "../to-list.ts";

/** Names of the settings of a side text. */
export const sideTextSettingNames = [
  "title1",
  "subtitle1",
  "title2",
  "subtitle2",
  "title3",
  "subtitle3",
  "sellingPoints",
  "logos",
] as const;

const most = { sellingPoints: 3, logos: 4 } as const;

/** A side text, read. */
export interface ReadSideText {
  /** What is said at each step. */
  pairs: readonly { title: string; subtitle: string }[];
  sellingPoints: readonly string[];
  logos: readonly SiteImage[];
  warnings: readonly string[];
}

/**
 * Reads a side text: three pairs, three selling points and four logos at most.
 *
 * @param urls how the site makes addresses
 */
export function readSideText(settings: Settings, urls: SiteImageSettings): ReadSideText {
  const read = readSettings("Side text", settings);
  const pairs = [1, 2, 3].map((step) => ({ title: read.text(`title${step}`), subtitle: read.text(`subtitle${step}`) }));
  const list = (name: keyof typeof most): readonly unknown[] =>
    (read.read(name, toArray, "a list") ?? []).slice(0, most[name]);
  const sellingPoints = list("sellingPoints").filter((point) => typeof point === "string");
  const logos = list("logos").flatMap((logo) => {
    const info = readImageInfo(logo);
    const image = info && toSiteImage(info, urls);
    return image?.Url ? image : [];
  });
  return { pairs, sellingPoints: [...new Set(sellingPoints)], logos, warnings: read.warnings };
}
