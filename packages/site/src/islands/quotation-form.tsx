// The script of a page with the request form.
import { QuotationFormBlock } from "@travel-design/blocks";
import { dispatchWindowEvent, windowEventNames, type WindowEventDetails } from "@travel-design/ui";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { beginVisit } from "../ports/visit.ts";
import { bringToLife } from "./bring-to-life.tsx";

const { stepChange } = windowEventNames;

/** Remembers the step that the form announced last; the result tells it again, for who came too late to hear it. */
function rememberStep(): () => void {
  let announced: WindowEventDetails[typeof stepChange] | undefined;
  window.addEventListener(stepChange, (event) => {
    if (event instanceof CustomEvent) announced = event.detail;
  });
  return () => {
    // Whoever heard it stays where it is.
    if (announced) dispatchWindowEvent(document.body, stepChange, announced);
  };
}

/** Brings the form to life, and what follows it when the visitor begins to act. */
export async function begin(): Promise<void> {
  const ports = { ...pagePorts(window), log };
  const visit = beginVisit(window);
  const repeatStep = rememberStep();
  bringToLife("quotationForm", QuotationFormBlock, { ports: { ...ports, quotation: visit.ports } });
  await visit.begun;
  try {
    const { followForm } = await import("./followers.tsx");
    followForm({ ports, onAlive: repeatStep });
  } catch (error) {
    log("What follows the form's step stays as it was drawn.", error);
  }
}
