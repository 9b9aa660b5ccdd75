// Parts of LWC templates. A template contains structure only: everything else is in `view`, which the block's model computes, and in
// the class that the bundle extends.
import { gridParts, maxSlots } from "@travel-design/ui/internal";

/** How the LWC bundle of a container is rendered. Only the generator loads it. */
export interface ContainerTemplate {
  html: string;
  /** Style sheets, from the folder `packages`. */
  styles: readonly string[];
  /** Rules that React does not need. */
  ownStyle?: string;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Repeats a part for each content slot. */
export const forEachSlot = (part: (number: number) => string): string => numbers(maxSlots).map(part).join("");

/** The root element of a block without structure of its own. */
export const root = (content: string): string =>
  `<div class={view.className} style={view.style} data-spacing={view.data.spacing}>${content}</div>`;

export const contentSlot = '<slot name="content"></slot>';

/** The icon of a forward button. */
export const chevron = `<svg class="td-button__icon" viewBox="0 0 8 14" width="8" height="14" aria-hidden="true"
  ><path d="M1 1l6 6-6 6" fill="none" stroke="currentColor" stroke-width="1.5"></path></svg>`;

export const heading = `
  <h1 lwc:if={view.pageTitle} class="td-content-heading__title">{view.pageTitle}</h1>
  <h2 lwc:elseif={view.title} class="td-content-heading__title">{view.title}</h2>
  <h4 lwc:if={view.subtitle} class="td-content-heading__subtitle" aria-level={view.subtitleLevel}>{view.subtitle}</h4>`;

/** The columns of a row. A template cannot loop over slots, so each is written out. */
export const columns = (row: string): string =>
  numbers(gridParts)
    .map(
      (number) => `
    <div lwc:if={${row}.column${number}} class={${row}.column${number}.className} style={${row}.column${number}.style}>
      <slot name="col${number}"></slot>
    </div>`,
    )
    .join("");

/** Style sheets that several templates use. */
export const sheets = {
  spacing: "ui/src/layout/spacing.css",
  columns: "ui/src/layout/columns/Columns.css",
  heading: "ui/src/layout/content-container/ContentContainer.css",
  button: "ui/src/controls/button/Button.css",
  hidden: "ui/src/controls/visually-hidden/VisuallyHidden.css",
} as const;
