import { contentSlot, root, sheets, type ContainerTemplate } from "../define/template.ts";

export const flexibleContentTemplate: ContainerTemplate = {
  html: root(contentSlot),
  styles: [sheets.spacing, "ui/src/layout/flexible-content/FlexibleContent.css"],
};
