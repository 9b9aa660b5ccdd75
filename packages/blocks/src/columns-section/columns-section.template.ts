import { columns, root, sheets, type ContainerTemplate } from "../define/template.ts";

export const columnsSectionTemplate: ContainerTemplate = {
  html: root(columns("view")),
  styles: [sheets.spacing, sheets.columns],
};
