// The page around the blocks: how the site renders, with slots of the editor in place of content.
import { inMemoryPorts } from "@travel-design/quotation";
import { serverPorts, views, type ComponentView, type PageRendering } from "@travel-design/site";
import { createContext, use, type ReactNode } from "react";
import type { BlockPorts } from "@travel-design/blocks";

/** A drop zone, as Puck provides it. */
export type RenderSlot = (props: { minEmptyHeight: number }) => ReactNode;

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  renderSlot: RenderSlot;
  /** In pixels. */
  minEmptyHeight: number;
}

/**
 * A drop zone of the editor. Puck provides another function after each change of the content, and React would mount everything in
 * the zone again if that function were the component.
 */
export const DropZone = ({ renderSlot, minEmptyHeight }: DropZoneProps): ReactNode => renderSlot({ minEmptyHeight });

/** Name of the component that represents a slot of the editor in a tree of the site. */
export const slotDefinition = "builder:slot";

const Slots = createContext<Readonly<Record<string, RenderSlot>>>({});

/** Provides the slots that {@link slotDefinition} renders. */
export const SlotsProvider = Slots.Provider;

const SlotView = ({ component }: { component: { id: string } }): ReactNode => {
  const renderSlot = use(Slots)[component.id];
  return renderSlot && <DropZone renderSlot={renderSlot} minEmptyHeight={80} />;
};

/** Ports of blocks in the canvas: nothing leaves it. @param path of the page on the site; empty outside a page */
export const canvasPorts = (basePath: string, path = ""): BlockPorts => ({
  ...serverPorts({ basePath, path, contents: undefined }),
  quotation: inMemoryPorts(),
  navigate: () => {},
  log: () => {},
});

/** A rendering of the site in the canvas. */
export function canvasRendering(ports: BlockPorts, basePath: string): PageRendering {
  let count = 0;
  return {
    views: new Map<string, ComponentView>([...views, [slotDefinition, SlotView]]),
    ports,
    stylesheets: [],
    basePath,
    showsProblems: false,
    report: () => {},
    nextIdPrefix: () => `c${(count += 1)}-`,
    scripts: new Set(),
    styles: new Set(),
  };
}
