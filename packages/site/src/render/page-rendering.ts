import type { BlockPorts } from "@travel-design/blocks";
import { createContext, use, type ComponentType } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import type { ScriptName } from "../islands/block-scripts.ts";

/** Renders one kind of component. */
export type ComponentView = ComponentType<{ component: ContentComponent }>;

/** What a page is rendered with, and what its rendering collects. */
export interface PageRendering {
  /** Views by definition, for example `community_layout:section`. */
  views: ReadonlyMap<string, ComponentView>;
  ports: BlockPorts;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  /** Whether problems of a content file are shown on the page. */
  showsProblems: boolean;
  /** Logs a problem of a content file. */
  report(sentence: string): void;
  /** Makes a prefix for the ids of the next block, so that no two blocks on a page use the same id. */
  nextIdPrefix(): string;
  /** Scripts that the rendered blocks need. */
  scripts: Set<ScriptName>;
  /** Addresses of the style sheets that the page needs after its first section. */
  stylesheets: readonly string[];
  /** Style sheets of static resources that the rendered blocks need, by address. */
  styles: Set<string>;
}

const Context = createContext<PageRendering | null>(null);

/** Provides the rendering to everything below. */
export const RenderingProvider = Context.Provider;

/**
 * The current rendering.
 *
 * @throws Error outside a {@link RenderingProvider}
 */
export function useRendering(): PageRendering {
  const rendering = use(Context);
  if (!rendering)
    throw new Error("[travel-design] A part of a page is rendered outside a page: wrap it in RenderingProvider.");
  return rendering;
}
