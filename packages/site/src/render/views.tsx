import { catalogue, type BlockComponent } from "@travel-design/blocks";
import { HostEvents } from "@travel-design/ui";
import { useState, type ReactNode } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import { Region, type ComponentView } from "./ContentView.tsx";
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

/** A block in a host of its own, on which it raises its events as it does on a shell. */
const asView = (Block: BlockComponent): ComponentView =>
  function BlockView({ component, ports }) {
    const [host, setHost] = useState<Element | null>(null);
    return (
      <div className="td-block-host" ref={setHost}>
        <HostEvents node={host}>
          <Block attributes={component.attributes} ports={ports} />
        </HostEvents>
      </div>
    );
  };

/** What draws each definition: the platform's own components that our pages use, and every block of the catalogue. */
export const views: ReadonlyMap<string, ComponentView> = new Map<string, ComponentView>([
  ["community_layout:sldsFlexibleLayout", FlexibleLayout],
  ["community_layout:section", Section],
  ["community_builder:htmlEditor", RichText],
  ["community_builder:seoAssistant", Nothing],
  ...[...catalogue].map(([name, block]): [string, ComponentView] => [`c:${name}`, asView(block)]),
]);
