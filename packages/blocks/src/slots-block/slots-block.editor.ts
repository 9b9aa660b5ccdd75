import { iconGrid, iconLineWidth } from "@travel-design/ui/internal";
import { defineEditor } from "../define/editor.ts";
import { forEachSlot, heading, sheets } from "../define/template.ts";
import { slotsBlock } from "./slots-block.ts";

/** An icon as React renders it. */
const icon = (path: string): string => `<svg
  class="td-svg-icon" viewBox="0 0 ${iconGrid} ${iconGrid}" width="1.25em" height="1.25em" fill="none"
  stroke="currentColor" stroke-width="${iconLineWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"
><path d={${path}}></path></svg>`;

const slide = (number: number): string => `
  <div
    lwc:if={view.slot${number}} class="td-carousel__slide" role={view.groupRole}
    aria-roledescription={view.slideDescription} aria-label={view.slot${number}.label}
  ><div class="td-slots__slot" data-slot="Content-Slot${number}"><slot name="Content-Slot${number}"></slot></div></div>`;

export const slotsBlockEditor = defineEditor(slotsBlock, {
  label: "Raster of carrousel",
  description: "Maximaal 24 blokken onder een titel: een raster dat op een smal scherm een carrousel wordt.",
  icon: "M13 14h22v20H13zM8 18v12M40 18v12M21 39h.1M24 39h.1M27 39h.1",
  group: "Indeling",
  example: { title: "Bestemmingen" },
  base: "tdSlidingLayout",
  properties: {
    slotAmount: { label: "Aantal blokken" },
    contentGrid: { label: "Vorm", description: "Een raster wordt op een smal scherm een carrousel." },
    colorWhite: { label: "Witte knoppen", description: "Voor een donkere ondergrond." },
  },
  template: {
    html: `
  <div class="td-slots">${heading}
    <section
      lwc:if={view.slideCount} lwc:ref="frame" class="td-carousel" aria-label={view.label}
      aria-roledescription={view.roleDescription} data-color={view.color} data-layout={view.contentGrid}
      data-slides={view.slideCount}
    >
      <div class="td-carousel__viewport" role={view.groupRole} aria-label={view.slidesLabel} tabindex={view.tabIndex}
      >${forEachSlot(slide)}
      </div>
      <div lwc:if={view.hasControls} class="td-carousel__controls">
        <button
          lwc:if={view.hasPrevious} type="button" class="td-carousel__button td-carousel__previous"
          aria-label={texts.previousSlide} onclick={previous}
        >${icon("icons.previous")}</button>
        <button
          lwc:if={view.hasNext} type="button" class="td-carousel__button td-carousel__next"
          aria-label={texts.nextSlide} onclick={next}
        >${icon("icons.next")}</button>
        <div class="td-carousel__dots" role="group" aria-label={texts.chooseSlide} data-many={view.manyDots}>
          <button
            for:each={view.dots} for:item="dot" key={dot.index} type="button" class="td-carousel__dot"
            tabindex={dot.tabIndex} aria-label={dot.label} aria-current={dot.current} data-index={dot.index}
            onclick={goToDot}
          ></button>
        </div>
        <button
          lwc:if={view.canAutoplay} type="button" class="td-carousel__button td-carousel__pause"
          aria-label={view.pauseLabel} onclick={togglePlay}
        >${icon("view.pauseIcon")}</button>
      </div>
      <output class="td-visually-hidden">{view.status}</output>
    </section>
  </div>`,
    styles: [sheets.heading, sheets.hidden, "ui/src/layout/slots/SlotsBlock.css", "ui/src/media/carousel/Carousel.css"],
  },
});
