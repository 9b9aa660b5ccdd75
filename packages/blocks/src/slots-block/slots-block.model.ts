import { labeled } from "@travel-design/ui/internal";
import { slotsProperties } from "@travel-design/ui/models";
import { contentSlots } from "../define/slots.ts";

export const container = {
  name: "slotsBlock",
  properties: {
    ...slotsProperties,
    contentGrid: labeled(slotsProperties.contentGrid, { grid: "Raster", slider: "Carrousel" }),
  },
  slots: contentSlots,
};
