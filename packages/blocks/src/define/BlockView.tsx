import { ImageUrls, LinkProvider } from "@travel-design/ui";
import { siteAddress, type RawSettings } from "@travel-design/ui/models";
import { createElement, useCallback, useMemo, type ReactNode } from "react";
import type { Block, BlockPorts, SlotContent } from "./block.ts";

/** Props of {@link BlockView}. */
export interface BlockViewProps {
  block: Block;
  /** What the builder set. Keep the object the same between renders. */
  settings: RawSettings;
  /** Keep the object the same between renders. */
  ports: BlockPorts;
  slots?: SlotContent | undefined;
}

const noSlots: SlotContent = {};

/**
 * Renders a block from raw settings.
 *
 * @throws Error when a port that the block requires is missing
 */
export function BlockView({ block, settings, ports, slots = noSlots }: BlockViewProps): ReactNode {
  const missing = block.requires.filter((name) => ports[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`[travel-design] The block ${block.name} cannot work without the port ${missing.join(", ")}.`);
  }
  const { view, props } = useMemo(() => block.render(settings, ports, slots), [block, settings, ports, slots]);
  const { basePath, images } = ports;
  const resolveAddress = useCallback((address: string) => siteAddress(address, basePath), [basePath]);
  const element = <LinkProvider resolveAddress={resolveAddress}>{createElement(view, props)}</LinkProvider>;
  return images ? <ImageUrls settings={images}>{element}</ImageUrls> : element;
}
