import { labeled, slotsProperties } from "@travel-design/ui/models";
import { contentSlots } from "../define/content-slots.ts";

export const slotsBlockContainer = {
  name: "slotsBlock",
  properties: {
    ...slotsProperties,
    contentGrid: labeled(slotsProperties.contentGrid, { grid: "Raster", slider: "Carrousel" }),
  },
  slots: contentSlots,
};
