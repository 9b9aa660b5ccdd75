// How the site renders, with the editor's own components where a page has content.
import { inMemoryPorts } from "@travel-design/quotation";
import { serverPorts, views, type ComponentView, type PageRendering } from "@travel-design/site";
import type { BlockPorts } from "@travel-design/blocks";

/** Ports of blocks in the canvas: nothing leaves it. @param path of the page on the site; empty outside a page */
export const canvasPorts = (basePath: string, path = ""): BlockPorts => ({
  ...serverPorts({ basePath, path, contents: undefined }),
  quotation: inMemoryPorts(),
  navigate: () => {},
  log: () => {},
});

/** A rendering of the site in the canvas. @param ownViews of components that only the editor has */
export function canvasRendering(
  ports: BlockPorts,
  basePath: string,
  ownViews: readonly (readonly [definition: string, view: ComponentView])[] = [],
): PageRendering {
  let count = 0;
  return {
    views: new Map([...views, ...ownViews]),
    ports,
    stylesheets: [],
    basePath,
    showsProblems: false,
    report: () => {},
    nextIdPrefix: () => `c${(count += 1)}-`,
    scripts: new Set(),
    styles: new Set(),
  };
}
