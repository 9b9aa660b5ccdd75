import { labeled } from "@travel-design/ui/internal";
import { flexibleContentModel, flexibleContentProperties } from "@travel-design/ui/models";
import { alignmentLabels, directions, itemSpacingLabels } from "../define/labels.ts";

export const container = {
  name: "flexibleContent",
  properties: {
    ...directions,
    itemSpacing: labeled(flexibleContentProperties.itemSpacing, itemSpacingLabels),
    alignment: labeled(flexibleContentProperties.alignment, alignmentLabels),
  },
  slots: ["content"],
  model: flexibleContentModel,
};
