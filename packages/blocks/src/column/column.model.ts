import { columnModel, columnProperties } from "@travel-design/ui/models";

export const columnContainer = {
  name: "column",
  properties: columnProperties,
  slots: ["content"],
  model: columnModel,
};
