import { BlockBoundary, BlockView, type Block, type BlockPorts } from "@travel-design/blocks";
import { containNativeEvents, HostEvents } from "@travel-design/ui";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { logToConsole } from "../ports/log.ts";
import { islandSelector, readIsland, slotsOf, type Island } from "./island.ts";
import { ServerSlot } from "./ServerSlot.tsx";

function hydrate(element: Element, { attributes, idPrefix }: Island, block: Block, ports: BlockPorts): void {
  const slots = Object.fromEntries(
    [...slotsOf(element)].map(([slot, content]) => [slot, <ServerSlot key={slot} name={slot} content={content} />]),
  );
  const tree = (
    <BlockBoundary>
      <HostEvents node={element}>
        <BlockView block={block} settings={attributes} ports={ports} slots={slots} />
      </HostEvents>
    </BlockBoundary>
  );
  const rootOptions = {
    identifierPrefix: idPrefix,
    onCaughtError: (error: unknown) => logToConsole(`The block ${block.name} failed to render.`, error),
    onRecoverableError: (error: unknown) =>
      logToConsole(`The block ${block.name} did not match the server's HTML, so it was rendered again.`, error),
  };
  // A transition hydrates in slices, so that the page stays responsive.
  startTransition(() => void hydrateRoot(element, tree, rootOptions));
  // After React's own listeners, so that React still receives the events that it stops.
  containNativeEvents(element);
}

/** Hydrates blocks wherever they are on the page, each in a React root of its own as on an Experience Cloud page. */
export function hydrateBlocks(blocks: readonly Block[], ports: BlockPorts): void {
  const catalog = new Map(blocks.map((block) => [block.name, block]));
  for (const element of document.querySelectorAll(islandSelector)) {
    const island = readIsland(element);
    const block = island && catalog.get(island.name);
    if (block) hydrate(element, island, block, ports);
  }
}
