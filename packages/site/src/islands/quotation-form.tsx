// The script of a page with the request form.
import { QuotationFormBlock } from "@travel-design/blocks";
import { dispatchWindowEvent, windowEventNames, type WindowEventDetails } from "@travel-design/ui";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { beginVisit } from "../ports/visit.ts";
import { bringToLife } from "./bring-to-life.tsx";

const { stepChange } = windowEventNames;
const ports = { ...pagePorts(window), log };
const visit = beginVisit(window);

/** The step that the form announced last, for blocks that come to life after it. */
let announced: WindowEventDetails[typeof stepChange] | undefined;
window.addEventListener(stepChange, (event) => {
  if (event instanceof CustomEvent) announced = event.detail;
});

/** Tells the last step again, for who came too late to hear it; whoever heard it stays where it is. */
function repeatStep(): void {
  if (announced) dispatchWindowEvent(document.body, stepChange, announced);
}

async function bringFollowers(): Promise<void> {
  await visit.begun;
  const { followForm } = await import("./followers.tsx");
  followForm({ ports, onAlive: repeatStep });
}

bringToLife("quotationForm", QuotationFormBlock, { ports: { ...ports, quotation: visit.ports } });
bringFollowers().catch((error: unknown) => log("What follows the form's step stays as it was drawn.", error));
