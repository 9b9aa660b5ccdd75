import { contentSlot, heading, root, sheets, type ContainerTemplate } from "../define/template.ts";

export const contentContainerTemplate: ContainerTemplate = {
  html: root(`${heading}${contentSlot}`),
  styles: [sheets.heading],
};
