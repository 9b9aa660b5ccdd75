import { labeled } from "@travel-design/ui/internal";
import { flexibleBlockModel, flexibleBlockProperties } from "@travel-design/ui/models";

const { alignment, borderStyle } = flexibleBlockProperties;

export const container = {
  name: "flexibleBlock",
  properties: {
    ...flexibleBlockProperties,
    alignment: labeled(alignment, { top: "Boven", bottom: "Onder", left: "Links", right: "Rechts", center: "Midden" }),
    borderStyle: labeled(borderStyle, {
      solid: "Doorgetrokken",
      dashed: "Gestreept",
      dotted: "Gestippeld",
      double: "Dubbel",
      none: "Geen",
    }),
  },
  slots: ["content"],
  model: flexibleBlockModel,
};
