import type { BlockPorts } from "@travel-design/blocks";
import { createContext, createElement, use, type ComponentType, type ReactNode } from "react";
import type { ContentComponent, ContentRegion } from "../content/content-tree.ts";

/** Draws one kind of component. */
export type ComponentView = ComponentType<{ component: ContentComponent; ports: BlockPorts }>;

/** What a page's components are drawn with. */
export interface SiteContext {
  /** Drawings by definition. */
  views: ReadonlyMap<string, ComponentView>;
  ports: BlockPorts;
  /** Told of a definition that nothing draws. */
  onUnknown(definition: string): void;
}

const Context = createContext<SiteContext | null>(null);

/** Makes drawings and ports available to everything below. */
export const SiteProvider = Context.Provider;

/** Draws a component of a content file, and what stands in it. */
export function ContentView({ component }: { component: ContentComponent }): ReactNode {
  const site = use(Context);
  const View = site?.views.get(component.definition);
  if (site && View) return createElement(View, { component, ports: site.ports });
  site?.onUnknown(component.definition);
  return null;
}

/** Draws everything in a drop zone. */
export function Region({ region }: { region: ContentRegion }): ReactNode {
  return region.children.map((child) => <ContentView key={child.id} component={child} />);
}
