import { columns, sheets, type ContainerTemplate } from "../define/template.ts";

export const sectionTemplate: ContainerTemplate = {
  html: `
  <div class={view.className} style={view.style} data-image={view.data.image}>
    <div lwc:if={view.pictureName} class="td-section__background" role="img" aria-label={view.pictureName}></div>
    <div lwc:elseif={view.background} class="td-section__background"></div>
    <div lwc:if={view.backgroundImageOverlay} class="td-section__overlay"></div>
    <div class={view.row.className} style={view.row.style} data-spacing={view.row.data.spacing}>${columns("view.row")}</div>
  </div>`,
  styles: [sheets.spacing, sheets.columns, "ui/src/layout/section/Section.css"],
};
