import type { BlockComponent, BlockPorts } from "@travel-design/blocks";
import { containNativeEvents, HostEvents, watchAnchor } from "@travel-design/ui";
import { startTransition, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { logToConsole } from "../ports/log.ts";
import { islandSelector, readIsland, slotsOf, type Island } from "./island.ts";
import { KeptSlot } from "./KeptSlot.tsx";

const scrollToAnchor = watchAnchor(window);

/** Lands the visitor on the anchor in the address when the block that contains it is rendered in the browser only. */
function AnchorLanding({ node }: { node: Element }): ReactNode {
  useEffect(() => scrollToAnchor(node), [node]);
  return null;
}

function takeOver(
  element: Element,
  { name, attributes, idPrefix }: Island,
  Live: BlockComponent,
  ports: BlockPorts,
): void {
  const slots = Object.fromEntries(
    [...slotsOf(element)].map(([slot, content]) => [slot, <KeptSlot key={slot} name={slot} content={content} />]),
  );
  const tree = (
    <HostEvents node={element}>
      <Live attributes={attributes} ports={ports} slots={slots} />
      <AnchorLanding node={element} />
    </HostEvents>
  );
  const rootOptions = {
    identifierPrefix: idPrefix,
    onRecoverableError: (error: unknown) => logToConsole(`The block ${name} was drawn again in the browser.`, error),
  };
  // In slices: the page goes on listening to the visitor in between.
  startTransition(() => void hydrateRoot(element, tree, rootOptions));
  // After React's own listeners, so that React still hears what goes no further.
  containNativeEvents(element);
}

/**
 * Takes over what the server drew of a block, wherever it stands on the page: React listens to each in a root of its own,
 * as on an Experience Cloud page.
 *
 * @param name the block's name in the catalogue
 */
export function bringToLife(name: string, block: BlockComponent, ports: BlockPorts): void {
  for (const element of document.querySelectorAll(islandSelector)) {
    const island = readIsland(element);
    if (island?.name === name) takeOver(element, island, block, ports);
  }
}
