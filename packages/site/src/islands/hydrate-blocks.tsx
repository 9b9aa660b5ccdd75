import { BlockBoundary, ParsedBlockView, type BlockPorts, type RenderableBlock } from "@travel-design/blocks";
import { HostEvents } from "@travel-design/ui";
import { containNativeEvents } from "@travel-design/ui/models";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { logToConsole } from "../ports/log.ts";
import { islandSelector, markSlot, readIsland, slotsOf, type Island } from "./island.ts";

/**
 * The content of a drop zone as the server rendered it. React knows the element only, so its content, other islands included,
 * moves along when the block renders the drop zone in another place.
 */
function serverSlot(name: string, content: readonly ChildNode[]): ReactNode {
  const fill = (element: HTMLElement | null): void => {
    if (element?.firstChild === null) element.append(...content);
  };
  return <div {...markSlot(name)} ref={fill} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

function hydrate(element: Element, { settings, idPrefix }: Island, block: RenderableBlock, ports: BlockPorts): void {
  const slots = Object.fromEntries([...slotsOf(element)].map(([name, content]) => [name, serverSlot(name, content)]));
  const tree = (
    <BlockBoundary>
      <HostEvents node={element}>
        <ParsedBlockView block={block} settings={settings} ports={ports} slots={slots} />
      </HostEvents>
    </BlockBoundary>
  );
  const rootOptions = {
    identifierPrefix: idPrefix,
    onCaughtError: (error: unknown) => logToConsole(`The block ${block.name} failed to render.`, error),
    onRecoverableError: (error: unknown) =>
      logToConsole(`The block ${block.name} did not match the server's HTML and was rendered again.`, error),
  };
  // A transition hydrates in slices, so that the page stays responsive.
  startTransition(() => void hydrateRoot(element, tree, rootOptions));
  // After React's own listeners, so that React still receives the events that it stops.
  containNativeEvents(element);
}

/** Hydrates blocks wherever they are on the page, each in a React root of its own as on an Experience Cloud page. */
export function hydrateBlocks(blocks: readonly RenderableBlock[], ports: BlockPorts): void {
  const catalog = new Map(blocks.map((block) => [block.name, block]));
  for (const element of document.querySelectorAll(islandSelector)) {
    const island = readIsland(element);
    const block = catalog.get(island.name);
    if (block) hydrate(element, island, block, ports);
  }
}
