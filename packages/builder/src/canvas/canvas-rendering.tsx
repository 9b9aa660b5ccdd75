// The page around the blocks: how the site renders, with slots of the editor in place of content.
import { inMemoryPorts } from "@travel-design/quotation";
import { serverPorts, views, type ComponentView, type PageRendering } from "@travel-design/site";
import { createContext, use, type ComponentType, type ReactNode } from "react";
import type { BlockPorts } from "@travel-design/blocks";

/** A drop zone, as Puck provides it. */
export type SlotComponent = ComponentType<{ minEmptyHeight?: number; className?: string }>;

/** Name of the component that represents a slot of the editor in a tree of the site. */
export const slotDefinition = "builder:slot";

const Slots = createContext<Readonly<Record<string, SlotComponent>>>({});

/** Provides the slots that {@link slotDefinition} renders. */
export const SlotsProvider = Slots.Provider;

const SlotView = ({ component }: { component: { id: string } }): ReactNode => {
  const Slot = use(Slots)[component.id];
  return Slot && <Slot minEmptyHeight={80} />;
};

/** Ports of blocks in the canvas: nothing leaves it. */
export const canvasPorts = (basePath: string): BlockPorts => ({
  ...serverPorts({ basePath, path: "/", contents: undefined }),
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
    lateSections: new Set(),
    stylesheets: [],
    basePath,
    showsProblems: false,
    report: () => {},
    nextIdPrefix: () => `c${(count += 1)}-`,
    scripts: new Set(),
    styles: new Set(),
  };
}
