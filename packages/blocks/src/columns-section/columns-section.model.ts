import { labeled } from "@travel-design/ui/internal";
import { columnsSectionModel, columnsSectionProperties } from "@travel-design/ui/models";
import { columnSlots } from "../define/slots.ts";
import { columnLayoutLabels, directions, verticalAlignmentLabels } from "../define/labels.ts";

export const container = {
  name: "columnsSection",
  properties: {
    ...columnsSectionProperties,
    ...directions,
    sectionConfig: labeled(columnsSectionProperties.sectionConfig, columnLayoutLabels),
    columnVerticalAlign: labeled(columnsSectionProperties.columnVerticalAlign, verticalAlignmentLabels),
  },
  slots: columnSlots,
  model: columnsSectionModel,
};
