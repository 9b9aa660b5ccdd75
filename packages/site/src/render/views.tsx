import { blocks, hero, type Block } from "@travel-design/blocks";
import { pageRoot, platformComponents, platformSection } from "@travel-design/blocks/internal";
import type { ReactNode } from "react";
import type { ContentComponent, ContentRegion } from "../content/content-tree.ts";
import { siteMessages } from "../messages.ts";
import { BlockHost } from "./BlockHost.tsx";
import { ContentView } from "./ContentView.tsx";
import { useRendering, type ComponentView } from "./page-rendering.ts";
import { Problem } from "./Problem.tsx";
import { Section } from "./Section.tsx";

/** The regions of a view's root that are rendered. Its hidden region contains settings only. */
const visibleRegions = ({ definition, children }: ContentComponent): readonly ContentRegion[] =>
  definition === pageRoot.definition ? children.filter(({ name }) => name === "content") : children;

/** Whether a component needs nothing but the inline style. */
function hasInlineStyle({ definition, children }: ContentComponent): boolean {
  if (definition !== platformSection.definition) return definition === hero.definition || invisible.has(definition);
  return children.every((region) => region.children.every(hasInlineStyle));
}

/** The root of a view. It loads the style sheets where the browser needs them first, because what precedes them is painted earlier. */
function FlexibleLayout({ component }: { component: ContentComponent }): ReactNode {
  const { stylesheets } = useRendering();
  const parts = visibleRegions(component).flatMap(({ children }) => children);
  const unstyled = parts.findIndex((part) => !hasInlineStyle(part));
  const early = unstyled < 0 ? parts : parts.slice(0, unstyled);
  const show = (part: ContentComponent, index: number): ReactNode => (
    <ContentView key={`${part.id}-${index}`} component={part} />
  );
  return (
    <>
      {!isVisible(component) && <Problem>{siteMessages.emptyPage}</Problem>}
      {early.map(show)}
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {parts.slice(early.length).map(show)}
    </>
  );
}

const Nothing = (): ReactNode => null;

const blockView = (block: Block): ComponentView =>
  function BlockComponent({ component }) {
    return <BlockHost block={block} component={component} />;
  };

/** Components that render nothing but their content. */
const frames: ReadonlyMap<string, ComponentView> = new Map<string, ComponentView>([
  [pageRoot.definition, FlexibleLayout],
  [platformSection.definition, Section],
]);

/** Components that render nothing visible. */
const invisible: ReadonlySet<string> = new Set(
  [...platformComponents, ...blocks].filter((component) => !component.isVisible).map(({ definition }) => definition),
);

/** Views by definition: the platform's components that the local site shows, and every block. */
export const views: ReadonlyMap<string, ComponentView> = new Map<string, ComponentView>([
  ...[...invisible].map((definition): [string, ComponentView] => [definition, Nothing]),
  ...frames,
  ...blocks.map((block): [string, ComponentView] => [block.definition, blockView(block)]),
]);

/** Whether the component, or any of its descendants, renders something visible. */
export function isVisible(component: ContentComponent): boolean {
  const { definition } = component;
  if (frames.has(definition)) return visibleRegions(component).some((region) => region.children.some(isVisible));
  return views.has(definition) && !invisible.has(definition);
}
