import { forEachSlot, sheets, type ContainerTemplate } from "../define/template.ts";

export const gridTemplate: ContainerTemplate = {
  html: `
  <div class={view.className} style={view.style} data-spacing={view.data.spacing}>
    <ul lwc:ref="list" class="td-grid__list">${forEachSlot(
      (number) => `
      <li class="td-grid__item" tabindex="-1" hidden={view.item${number}.isHidden} aria-label={view.item${number}.label}>
        <slot name="Content-Slot${number}"></slot>
      </li>`,
    )}</ul>
    <button
      lwc:if={view.hasMore} type="button" class="td-grid__more btn btn-outline btn-md" onclick={showMore}
    >{view.showMoreLabel}</button>
  </div>`,
  styles: [sheets.button, sheets.spacing, "ui/src/layout/grid/Grid.css"],
  // A template contains every drop zone, also the empty ones.
  ownStyle: ".td-grid__item:empty { display: none; }",
};
