import { contentSlot, heading, sheets, type ContainerTemplate } from "../define/template.ts";

export const contentContainerTemplate: ContainerTemplate = {
  html: `<div class="td-content-container">${heading}${contentSlot}</div>`,
  styles: [sheets.heading],
};
