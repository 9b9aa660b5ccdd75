import { defineEditor } from "../define/editor.ts";
import { forEachSlot, sheets } from "../define/template.ts";
import { grid } from "./grid.ts";

export const gridEditor = defineEditor(grid, {
  label: "Raster",
  description: "Maximaal 24 blokken in kolommen; een knop laat zo nodig de volgende zien.",
  icon: "M8 10h9v9H8zM20 10h9v9h-9zM32 10h9v9h-9zM8 24h9v9H8zM20 24h9v9h-9zM32 24h9v9h-9z",
  group: "Indeling",
  example: { showPagination: true },
  base: "tdPagedLayout",
  properties: {
    numberOfColumns: { label: "Aantal kolommen", description: "Op een smal scherm zijn het er minder." },
    horizontalAlignment: { label: "Plaats van een smal raster" },
    isFixedRowHeight: { label: "Alle rijen even hoog" },
    showPagination: { label: "Knop Meer tonen" },
    itemLabel: { label: "Naam van een vak", description: "Voor schermlezers; {0} is het nummer van het vak." },
    autoScrollToMostRecent: { label: "Naar de nieuwste blokken schuiven" },
  },
  template: {
    html: `
  <div class={view.className} style={view.style} data-spacing={view.data.spacing}>
    <ul lwc:ref="list" class="td-grid__list">${forEachSlot(
      (number) => `
      <li class="td-grid__item" tabindex="-1" hidden={view.item${number}.isHidden} aria-label={view.item${number}.label}>
        <slot name="Content-Slot${number}"></slot>
      </li>`,
    )}</ul>
    <button
      lwc:if={view.hasMore} type="button" class="td-grid__more td-button btn btn-outline btn-md" data-variant="outline"
      data-size="md" onclick={showMore}
    >{view.showMoreLabel}</button>
  </div>`,
    styles: [sheets.button, sheets.spacing, "ui/src/layout/grid/Grid.css"],
    // A template contains every drop zone, also the empty ones.
    ownStyle: ".td-grid__item:empty { display: none; }",
  },
});
