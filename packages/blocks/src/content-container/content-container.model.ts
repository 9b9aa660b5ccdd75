import { contentContainerProperties } from "@travel-design/ui/models";

export const container = {
  name: "contentContainer",
  properties: contentContainerProperties,
  slots: ["content"],
};
