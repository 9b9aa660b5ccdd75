import { ImageUrls, LinkProvider } from "@travel-design/ui";
import { siteAddress } from "@travel-design/ui/models";
import { createElement, useCallback, useMemo, type ReactNode } from "react";
import type { BlockPorts, ParsedSettings, RenderableBlock, SlotContent } from "./rendering.ts";

/** Props of {@link ParsedBlockView}. */
export interface ParsedBlockViewProps {
  block: RenderableBlock;
  /** Keep the object the same between renders. */
  settings: ParsedSettings;
  /** Keep the object the same between renders. */
  ports: BlockPorts;
  slots?: SlotContent | undefined;
}

const noSlots: SlotContent = {};

/**
 * Renders a block from settings that the block parsed.
 *
 * @throws Error when a port that the block requires is missing
 */
export function ParsedBlockView({ block, settings, ports, slots = noSlots }: ParsedBlockViewProps): ReactNode {
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
