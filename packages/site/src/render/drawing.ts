import type { BlockPorts } from "@travel-design/blocks";
import { createContext, use, type ComponentType } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import type { ScriptName } from "../islands/live-blocks.ts";

/** Draws one kind of component. */
export type ComponentView = ComponentType<{ component: ContentComponent }>;

/** What a page is drawn with, and what its drawing leaves behind. */
export interface Drawing {
  /** Drawings by definition, for example `community_layout:section`. */
  views: ReadonlyMap<string, ComponentView>;
  ports: BlockPorts;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  /** Whether faults of a content file are shown on the page. */
  showsFaults: boolean;
  /** Told of each fault once. */
  onFault(sentence: string): void;
  /** Makes a prefix for the ids of the next block, so that no two blocks on a page make the same id. */
  nextIdPrefix(): string;
  /** Scripts that the page needs, as far as it is drawn. */
  scripts: Set<ScriptName>;
  /** Style sheets of static resources that it needs, by address. */
  styles: Set<string>;
}

const Context = createContext<Drawing | null>(null);

/** Makes a drawing available to everything below. */
export const DrawingProvider = Context.Provider;

/**
 * The drawing that is under way.
 *
 * @throws Error outside a {@link DrawingProvider}
 */
export function useDrawing(): Drawing {
  const drawing = use(Context);
  if (!drawing)
    throw new Error("[travel-design] A part of a page is drawn outside a page: wrap it in DrawingProvider.");
  return drawing;
}
