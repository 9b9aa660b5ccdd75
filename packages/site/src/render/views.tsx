import { catalogue, type BlockComponent } from "@travel-design/blocks";
import type { ReactNode } from "react";
import type { ContentComponent, ContentRegion } from "../content/content-tree.ts";
import { siteMessages } from "../messages.ts";
import { Block } from "./Block.tsx";
import { Region } from "./ContentView.tsx";
import type { ComponentView } from "./drawing.ts";
import { Fault } from "./Fault.tsx";
import { RichText } from "./RichText.tsx";
import { Section } from "./Section.tsx";

const root = "community_layout:sldsFlexibleLayout";

/** What the root of a view draws: its content. Its hidden region holds settings only. */
const drawnRegions = ({ definition, children }: ContentComponent): readonly ContentRegion[] =>
  definition === root ? children.filter(({ name }) => name === "content") : children;

/** The root of a view. */
function FlexibleLayout({ component }: { component: ContentComponent }): ReactNode {
  return [
    !hasFace(component) && <Fault key="empty">{siteMessages.emptyPage}</Fault>,
    ...drawnRegions(component).map((region) => <Region key={region.id} region={region} />),
  ];
}

/** Settings without a face. */
function Nothing(): ReactNode {
  return null;
}

const asView = (name: string, block: BlockComponent): ComponentView =>
  function BlockView({ component }) {
    return <Block name={name} block={block} component={component} />;
  };

/** What shows what stands in it, and nothing else that a page could do with alone. */
const frames: ReadonlyMap<string, ComponentView> = new Map<string, ComponentView>([
  [root, FlexibleLayout],
  ["community_layout:section", Section],
]);

/** What a visitor sees nothing of. */
const faceless: ReadonlyMap<string, ComponentView> = new Map<string, ComponentView>([
  ["community_builder:seoAssistant", Nothing],
  ["experience_availability:autoRefresh", Nothing],
]);

/** What draws each definition: the platform's own components that our pages use, and every block of the catalogue. */
export const views: ReadonlyMap<string, ComponentView> = new Map<string, ComponentView>([
  ...frames,
  ...faceless,
  ["community_builder:htmlEditor", RichText],
  ...[...catalogue].map(([name, block]): [string, ComponentView] => [`c:${name}`, asView(name, block)]),
]);

/** Blocks that a visitor sees nothing of. */
const facelessBlocks: ReadonlySet<string> = new Set(["c:tdSearchMetadata", "c:tdUserDataProvider"]);

/** Whether a visitor can see anything of a component, or of what stands in it. */
export function hasFace(component: ContentComponent): boolean {
  const { definition } = component;
  if (frames.has(definition)) return drawnRegions(component).some((region) => region.children.some(hasFace));
  return views.has(definition) && !faceless.has(definition) && !facelessBlocks.has(definition);
}
