import { columnModel, columnProperties } from "@travel-design/ui/models";

export const container = {
  name: "column",
  properties: columnProperties,
  slots: ["content"],
  model: columnModel,
};
