// The script of a page with the request form.
import { renderableQuotationForm } from "@travel-design/blocks";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { beginVisit } from "../ports/visit.ts";
import { hydrateBlocks } from "./hydrate-blocks.tsx";

/** Hydrates the form, and after the first interaction the blocks that follow it. */
export async function begin(): Promise<void> {
  const ports = { ...pagePorts(window), log };
  const visit = beginVisit(window);
  hydrateBlocks([renderableQuotationForm], { ...ports, quotation: visit.ports });
  await visit.begun;
  try {
    const { followForm } = await import("./followers.tsx");
    followForm(ports);
  } catch (error) {
    log("The blocks that follow the form's step could not be loaded, so they stay as the server rendered them.", error);
  }
}
