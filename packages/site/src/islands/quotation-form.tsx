// The script of a page with the request form.
import { QuotationFormBlock } from "@travel-design/blocks";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { beginVisit } from "../ports/visit.ts";
import { bringToLife } from "./bring-to-life.tsx";

/** Brings the form to life, and what follows it when the visitor begins to act. */
export async function begin(): Promise<void> {
  const ports = { ...pagePorts(window), log };
  const visit = beginVisit(window);
  bringToLife("quotationForm", QuotationFormBlock, { ...ports, quotation: visit.ports });
  await visit.begun;
  try {
    const { followForm } = await import("./followers.tsx");
    followForm(ports);
  } catch (error) {
    log("What follows the form's step stays as it was drawn.", error);
  }
}
