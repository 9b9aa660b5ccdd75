import { ImageUrls, LinkProvider } from "@travel-design/ui";
import { siteAddress, type RawSettings, type ReportSetting } from "@travel-design/ui/models";
import { createElement, useCallback, useMemo, useState, type ReactNode } from "react";
import type { Block, BlockPorts, SlotContent } from "./block.ts";

/** Props of {@link BlockView}. */
export interface BlockViewProps {
  block: Block;
  /** What the builder set. Keep the object the same between renders. */
  settings: RawSettings;
  /** Keep the object the same between renders. */
  ports: BlockPorts;
  slots?: SlotContent | undefined;
  /** Reports a setting that cannot be used. Default: the log, once per property and value. Keep it the same between renders. */
  report?: ReportSetting | undefined;
}

const noSlots: SlotContent = {};

/**
 * Renders a block from raw settings.
 *
 * @throws Error when a port that the block requires is missing
 */
export function BlockView({ block, settings, ports, slots = noSlots, report }: BlockViewProps): ReactNode {
  const missing = block.requires.filter((name) => ports[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`[travel-design] The block ${block.name} cannot work without the port ${missing.join(", ")}.`);
  }
  const [logged] = useState(() => new Set<string>());
  const { view, props } = useMemo(() => {
    const log: ReportSetting = (property, message) => {
      const line = `${block.name}: ${property}: ${message}.`;
      if (!logged.has(line)) ports.log(line);
      logged.add(line);
    };
    return block.render(settings, ports, slots, report ?? log);
  }, [block, settings, ports, slots, report, logged]);
  const { basePath, images } = ports;
  const resolveAddress = useCallback((address: string) => siteAddress(address, basePath), [basePath]);
  const element = <LinkProvider resolveAddress={resolveAddress}>{createElement(view, props)}</LinkProvider>;
  return images ? <ImageUrls settings={images}>{element}</ImageUrls> : element;
}
