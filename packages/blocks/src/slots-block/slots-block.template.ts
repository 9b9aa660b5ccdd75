import { iconGrid, iconLineWidth } from "@travel-design/ui/models";
import { forEachSlot, heading, sheets, type ContainerTemplate } from "../define/template.ts";

/** An icon as React renders it. */
const svg = `<svg
  class="td-svg-icon" viewBox="0 0 ${iconGrid} ${iconGrid}" width="1.25em" height="1.25em" fill="none"
  stroke="currentColor" stroke-width="${iconLineWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"
>`;

export const slotsBlockTemplate: ContainerTemplate = {
  html: `
  <div class={view.className}>${heading}
    <div
      lwc:ref="frame" class={frameClass} role={frameRole} aria-label={frameLabel}
      aria-roledescription={frameDescription} data-color={view.color} onkeydown={step}
    >
      <div
        lwc:ref="viewport" class={viewportClass} role={slideRole} aria-label={viewportLabel} tabindex={viewportTabIndex}
        onscroll={followScroll} onpointerdown={takeOver} onwheel={takeOver}
      >${forEachSlot(
        (number) => `
        <div
          lwc:if={view.slot${number}} class={slideClass} role={slideRole} aria-roledescription={slideDescription}
          aria-label={view.slot${number}.label}
        ><slot name="Content-Slot${number}"></slot></div>`,
      )}
      </div>
      <div lwc:if={hasControls} class="td-carousel__controls">
        <button
          lwc:if={hasPrevious} lwc:ref="previous" type="button" class="td-carousel__button td-carousel__previous"
          aria-label={texts.previousSlide} onclick={goBack}
        >${svg}<path d={icons.previous}></path></svg></button>
        <button
          lwc:if={hasNext} lwc:ref="next" type="button" class="td-carousel__button td-carousel__next"
          aria-label={texts.nextSlide} onclick={goOn}
        >${svg}<path d={icons.next}></path></svg></button>
        <div class="td-carousel__dots" role="group" aria-label={texts.chooseSlide} data-many={manyDots}>
          <button
            for:each={dots} for:item="dot" key={dot.index} type="button" class="td-carousel__dot"
            aria-label={dot.label} aria-current={dot.current} data-index={dot.index} onclick={goToDot}
          ></button>
        </div>
        <button
          lwc:if={canMove} type="button" class="td-carousel__button td-carousel__pause"
          aria-label={pauseLabel} onclick={togglePause}
        >${svg}<path d={pauseIcon}></path></svg></button>
      </div>
      <span class="td-visually-hidden" role="status">{announcement}</span>
    </div>
  </div>`,
  styles: [sheets.heading, sheets.hidden, "ui/src/layout/slots/SlotsBlock.css", "ui/src/media/carousel/Carousel.css"],
};
