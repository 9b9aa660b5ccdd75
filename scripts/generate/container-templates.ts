// The templates of blocks with drop zones. A template says where things stand; everything else is in `view`, which the
// block's model makes, and in the component that the block extends.
import { iconGrid, iconLineWidth } from "../../packages/ui/src/icons/icon-shape.ts";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const lightTemplate = (body: string): string => `<template lwc:render-mode="light">${body}</template>`;

const root = (body: string): string => `
  <div class={view.className} style={view.style} data-spacing={view.data.spacing}>${body}</div>
`;

const heading = `
  <h2 lwc:if={view.title} class="td-content-heading__title">{view.title}</h2>
  <h4 lwc:if={view.subtitle} class="td-content-heading__subtitle" aria-level={view.subtitleLevel}>{view.subtitle}</h4>`;

const plain = root("<slot></slot>");

const columns = (row: string): string =>
  numbers(12)
    .map(
      (number) => `
    <div lwc:if={${row}.column${number}} class={${row}.column${number}.className} style={${row}.column${number}.style}>
      <slot name="col${number}"></slot>
    </div>`,
    )
    .join("");

const section = `
  <div class={view.className} style={view.style} data-image={view.data.image}>
    <div lwc:if={view.pictureName} class="td-section__background" role="img" aria-label={view.pictureName}></div>
    <div lwc:elseif={view.background} class="td-section__background"></div>
    <div lwc:if={view.hasOverlay} class="td-section__overlay"></div>
    <div class={view.row.className} style={view.row.style} data-spacing={view.row.data.spacing}>${columns("view.row")}</div>
  </div>
`;

const gridItems = numbers(24)
  .map(
    (number) => `
      <li class="td-grid__item" tabindex="-1" hidden={view.item${number}.isHidden} aria-label={view.item${number}.label}>
        <slot name="Content-Slot${number}"></slot>
      </li>`,
  )
  .join("");

const grid = `
  <div class={view.className} style={view.style} data-spacing={view.data.spacing}>
    <ul lwc:ref="list" class="td-grid__list" role="list">${gridItems}</ul>
    <button
      lwc:if={hasMore} type="button" class="td-grid__more btn btn-outline btn-md" onclick={showMore}
    >{view.showMoreLabel}</button>
  </div>
`;

const slides = numbers(24)
  .map(
    (number) => `
        <div
          lwc:if={view.slot${number}} class="td-carousel__slide" role={slideRole} aria-roledescription={slideDescription}
          aria-label={view.slot${number}.label}
        ><slot name="Content-Slot${number}"></slot></div>`,
  )
  .join("");

/** An icon as React draws it; readers skip it. */
const svg = `<svg
  class="td-svg-icon" viewBox="0 0 ${iconGrid} ${iconGrid}" width="1.25em" height="1.25em" fill="none"
  stroke="currentColor" stroke-width="${iconLineWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"
>`;

const slots = `
  <div class={view.className}>${heading}
    <div
      lwc:ref="frame" class="td-carousel" role={frameRole} aria-label={frameLabel}
      aria-roledescription={frameDescription} data-color={view.color} data-layout={view.contentGrid} onkeydown={step}
    >
      <div
        lwc:ref="viewport" class="td-carousel__viewport" role={slideRole} aria-label={viewportLabel} tabindex={viewportTabIndex}
        onscroll={followScroll} onpointerdown={takeOver} onwheel={takeOver}
      >${slides}
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
  </div>
`;

/** The busy part leaves out the overlay, whose status readers must hear. */
const form = `
  <section lwc:ref="anchor" class="td-quotation-container">
    <form class="td-quotation-container__form" method="post" novalidate aria-busy={busy} onsubmit={submit}>
      <p lwc:if={greeting} class="td-quotation-container__greeting">{greeting}</p>
      <h2 lwc:if={title} class="td-quotation-container__title" tabindex="-1">{title}</h2>
      <p lwc:if={paragraph1} class="td-quotation-container__text">{paragraph1}</p>
      <p lwc:if={paragraph2} class="td-quotation-container__text">{paragraph2}</p>
      <slot></slot>
      <div class="td-quotation-container__actions">
        <button
          lwc:if={hasBack} type="button" class="btn btn-outline btn-md" disabled={loading} onclick={goBack}
        >{texts.back}</button>
        <button type="submit" class="btn btn-primary btn-md btn-forward" disabled={loading}>{submitLabel}</button>
        <div class="td-quotation-container__error" role="alert" tabindex="-1">{errorMessage}</div>
      </div>
    </form>
    <div class="td-loading-overlay" data-loading={loadingMark}>
      <output class="td-visually-hidden">{status}</output>
      <span lwc:if={loading} class="td-loading-overlay__veil">
        <span class="td-loading-overlay__center">
          <span class="td-loading-overlay__spinner" role="img" aria-label={texts.loading}></span>
          <span class="td-loading-overlay__label" aria-hidden="true">{texts.loading}</span>
        </span>
      </span>
    </div>
  </section>
`;

const ui = "packages/ui/src";
const spacing = `${ui}/layout/spacing.css`;
const columnStyle = `${ui}/layout/columns/Columns.css`;
const headingStyle = `${ui}/layout/content-container/ContentContainer.css`;
const buttonStyle = `${ui}/controls/button/Button.css`;
const hiddenStyle = `${ui}/controls/visually-hidden/VisuallyHidden.css`;

/** What a block with drop zones is drawn with. */
export interface Container {
  template: string;
  /** Name of the function that makes `view` of the settings; none where a component needs no view. */
  model?: string;
  /** Style sheets, from the repository's folder. */
  styles: readonly string[];
  /** What React needs no style for. */
  ownStyle?: string;
}

/** Every block with drop zones, by name. */
export const containers: Readonly<Record<string, Container>> = {
  flexibleBlock: {
    template: lightTemplate(plain),
    model: "flexibleBlockModel",
    styles: [`${ui}/layout/flexible-block/FlexibleBlock.css`],
  },
  flexibleContent: {
    template: lightTemplate(plain),
    model: "flexibleContentModel",
    styles: [spacing, `${ui}/layout/flexible-content/FlexibleContent.css`],
  },
  column: {
    template: lightTemplate(plain),
    model: "columnModel",
    styles: [columnStyle],
    ownStyle: `/* Its part is one of the row that the column stands in, and not of its own element. */
c-column { display: contents; }`,
  },
  contentContainer: {
    template: lightTemplate(root(`${heading}<slot></slot>`)),
    model: "contentContainerModel",
    styles: [headingStyle],
  },
  columnsSection: {
    template: lightTemplate(root(columns("view"))),
    model: "columnsSectionModel",
    styles: [spacing, columnStyle],
  },
  section: {
    template: lightTemplate(section),
    model: "sectionModel",
    styles: [spacing, columnStyle, `${ui}/layout/section/Section.css`],
  },
  grid: {
    template: lightTemplate(grid),
    model: "gridModel",
    styles: [buttonStyle, spacing, `${ui}/layout/grid/Grid.css`],
    ownStyle: `/* Pages to come, and drop zones that nobody filled. */
.td-grid__item[hidden], .td-grid__item:empty { display: none; }`,
  },
  slotsBlock: {
    template: lightTemplate(slots),
    model: "slotsModel",
    styles: [headingStyle, hiddenStyle, `${ui}/layout/slots/SlotsBlock.css`, `${ui}/media/carousel/Carousel.css`],
  },
  quotationContainer: {
    template: lightTemplate(form),
    styles: [
      buttonStyle,
      hiddenStyle,
      `${ui}/controls/loading-overlay/LoadingOverlay.css`,
      "packages/quotation/src/view/QuotationContainer.css",
    ],
  },
};
