import type { BlockComponent, BlockPorts } from "@travel-design/blocks";
import { containNativeEvents, HostEvents } from "@travel-design/ui";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { logToConsole } from "../ports/log.ts";
import { islandSelector, readIsland, slotsOf, type Island } from "./island.ts";
import { KeptSlot } from "./KeptSlot.tsx";

/** Tells when everything before it listens. Renders nothing. */
function Alive({ onAlive }: { onAlive: () => void }): null {
  useEffect(() => onAlive(), [onAlive]);
  return null;
}

const nothing = (): void => {};

/** How a block is brought to life. */
export interface LifeOptions {
  ports: BlockPorts;
  /** Called for each place where the block stands, when it listens. */
  onAlive?(): void;
}

function takeOver(
  element: Element,
  { name, attributes, idPrefix }: Island,
  Live: BlockComponent,
  options: LifeOptions,
): void {
  const slots = Object.fromEntries(
    [...slotsOf(element)].map(([slot, content]) => [slot, <KeptSlot key={slot} name={slot} content={content} />]),
  );
  const tree = (
    <HostEvents node={element}>
      <Live attributes={attributes} ports={options.ports} slots={slots} />
      <Alive onAlive={options.onAlive ?? nothing} />
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
export function bringToLife(name: string, block: BlockComponent, options: LifeOptions): void {
  for (const element of document.querySelectorAll(islandSelector)) {
    const island = readIsland(element);
    if (island?.name === name) takeOver(element, island, block, options);
  }
}
