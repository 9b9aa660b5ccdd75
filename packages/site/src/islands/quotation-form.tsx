// The script of a page with the request form.
import { renderableQuotationForm, type BlockPorts } from "@travel-design/blocks";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { createVisit, type Visit } from "../ports/visit.ts";
import { hydrateBlocks } from "./hydrate-blocks.tsx";

/** Hydrates the form, and after the first interaction the blocks that follow it. */
export function start(): void {
  const ports = { ...pagePorts(window), log };
  const visit = createVisit(window);
  hydrateBlocks([renderableQuotationForm], { ...ports, quotation: visit.ports });
  // Separate, so that an error of the hydration reaches the caller.
  void hydrateListeners(visit, ports);
}

async function hydrateListeners({ interaction }: Visit, ports: BlockPorts): Promise<void> {
  await interaction;
  try {
    const { hydrateFormListeners } = await import("./listeners.tsx");
    hydrateFormListeners(ports);
  } catch (error) {
    log("The blocks that follow the form could not be loaded. They stay as they are.", error);
  }
}
