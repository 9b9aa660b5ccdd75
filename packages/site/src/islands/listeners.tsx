// The script of the blocks that follow the form's step.
import { listeners, type BlockPorts } from "@travel-design/blocks";
import { hydrateBlocks } from "./hydrate-blocks.tsx";

/** Hydrates the blocks that change with the form's step. */
export const hydrateFormListeners = (ports: BlockPorts): void => hydrateBlocks(listeners, ports);
