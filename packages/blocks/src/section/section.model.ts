import { labeled, largestFile } from "@travel-design/ui/internal";
import {
  type ImageInfo,
  sectionModel,
  sectionProperties,
  type SectionView,
  type SettingsOf,
  type SiteImageSettings,
} from "@travel-design/ui/models";
import { isDark } from "./is-dark.ts";
import { columnSlots } from "../define/slots.ts";
import { columnLayoutLabels, directions, verticalAlignmentLabels } from "../define/labels.ts";

const { sectionConfig, componentSpacerSize, sectionVerticalAlign, backgroundImageSizeOrRepeat } = sectionProperties;

/** The dark palette for a dark overlay, with and without a picture. */
export const paletteOf = ({ backgroundImageOverlay = "" }: { backgroundImageOverlay?: string | undefined }) =>
  isDark(backgroundImageOverlay) ? { "data-td-palette": "dark" } : {};

const largest = (info: ImageInfo | undefined): ImageInfo | undefined => info && { ...info, url: largestFile(info.url) };

/** The settings with the largest files of their pictures, because a background takes one file without a fallback. */
export const withLargestFiles = <Settings extends SettingsOf<typeof sectionProperties>>(
  settings: Settings,
): Settings => ({
  ...settings,
  backgroundImageDesktop: largest(settings.backgroundImageDesktop),
  backgroundImageTablet: largest(settings.backgroundImageTablet),
  backgroundImageMobile: largest(settings.backgroundImageMobile),
});

function model(settings: SettingsOf<typeof sectionProperties>, urls?: SiteImageSettings): SectionView {
  const view = sectionModel(withLargestFiles(settings), urls);
  return { ...view, data: { ...view.data, ...paletteOf(settings) } };
}

export const container = {
  name: "section",
  properties: {
    ...sectionProperties,
    ...directions,
    sectionConfig: labeled(sectionConfig, columnLayoutLabels),
    componentSpacerSize: labeled(componentSpacerSize, { small: "Klein", medium: "Middel", large: "Groot" }),
    sectionVerticalAlign: labeled(sectionVerticalAlign, verticalAlignmentLabels),
    backgroundImageSizeOrRepeat: labeled(backgroundImageSizeOrRepeat, {
      cover: "Vullend",
      contain: "Passend",
      repeat: "Herhaald",
      "no-repeat": "Eenmaal",
    }),
  },
  slots: columnSlots,
  model,
};
