import { gridItemLabel, labeled, requiredString } from "@travel-design/ui/internal";
import { gridModel, gridProperties } from "@travel-design/ui/models";
import { contentSlots } from "../define/slots.ts";
import { alignmentLabels, itemSpacingLabels } from "../define/labels.ts";

export const container = {
  name: "grid",
  properties: {
    ...gridProperties,
    itemSpacing: labeled(gridProperties.itemSpacing, itemSpacingLabels),
    horizontalAlignment: labeled(gridProperties.horizontalAlignment, alignmentLabels),
    itemLabel: requiredString(gridItemLabel),
  },
  slots: contentSlots,
  model: gridModel,
};
