import { contentContainerProperties } from "@travel-design/ui/models";

export const contentContainerContainer = {
  name: "contentContainer",
  properties: contentContainerProperties,
  slots: ["content"],
};
