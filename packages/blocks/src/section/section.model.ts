import { labeled } from "@travel-design/ui/internal";
import { sectionModel, sectionProperties } from "@travel-design/ui/models";
import { columnSlots } from "../define/slots.ts";
import { columnLayoutLabels, directions, verticalAlignmentLabels } from "../define/labels.ts";

const { sectionConfig, componentSpacerSize, sectionVerticalAlign, backgroundImageSizeOrRepeat } = sectionProperties;

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
  model: sectionModel,
};
