import { contentSlot, root, sheets, type ContainerTemplate } from "../define/template.ts";

export const columnTemplate: ContainerTemplate = {
  html: root(contentSlot),
  styles: [sheets.columns],
  // The column's width is a part of its row, not of the bundle's own element.
  ownStyle: "c-td-column { display: contents; }",
};
