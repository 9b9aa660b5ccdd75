import { labeled, requiredString } from "@travel-design/ui/internal";
import { gridModel, gridProperties } from "@travel-design/ui/models";
import { contentSlots } from "../define/slots.ts";
import { alignmentLabels, itemSpacingLabels } from "../define/labels.ts";

export const container = {
  name: "grid",
  properties: {
    ...gridProperties,
    itemSpacing: labeled(gridProperties.itemSpacing, itemSpacingLabels),
    horizontalAlignment: labeled(gridProperties.horizontalAlignment, alignmentLabels),
    // In English on every site, as specified.
    itemLabel: requiredString("List Item {0}"),
  },
  slots: contentSlots,
  model: gridModel,
};
