import { catalogue, type BlockComponent } from "@travel-design/blocks";
import type { ReactNode } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import { Block } from "./Block.tsx";
import { Region } from "./ContentView.tsx";
import type { ComponentView } from "./drawing.ts";
import { RichText } from "./RichText.tsx";
import { Section } from "./Section.tsx";

/** The root of a view: its content; the hidden region holds settings only. */
function FlexibleLayout({ component }: { component: ContentComponent }): ReactNode {
  return component.children
    .filter(({ name }) => name === "content")
    .map((region) => <Region key={region.id} region={region} />);
}

/** Settings without a face. */
function Nothing(): ReactNode {
  return null;
}

const asView = (name: string, block: BlockComponent): ComponentView =>
  function BlockView({ component }) {
    return <Block name={name} block={block} component={component} />;
  };

/** What draws each definition: the platform's own components that our pages use, and every block of the catalogue. */
export const views: ReadonlyMap<string, ComponentView> = new Map<string, ComponentView>([
  ["community_layout:sldsFlexibleLayout", FlexibleLayout],
  ["community_layout:section", Section],
  ["community_builder:htmlEditor", RichText],
  ["community_builder:seoAssistant", Nothing],
  ["experience_availability:autoRefresh", Nothing],
  ...[...catalogue].map(([name, block]): [string, ComponentView] => [`c:${name}`, asView(name, block)]),
]);
