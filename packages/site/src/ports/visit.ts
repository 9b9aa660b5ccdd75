import { formPorts } from "@travel-design/blocks";
import type { QuotationPorts } from "@travel-design/quotation";
import { callApex, guestTransport } from "./apex.ts";
import { firstInteraction } from "./first-interaction.ts";
import { logToConsole as log } from "./log.ts";
import { navigateIn } from "./navigate.ts";
import { stepHistory } from "./step-history.ts";

/** A visit to the page with the form. */
export interface Visit {
  /** What the form needs, from the page in the browser and the org behind it. */
  ports: QuotationPorts;
  /** Fulfilled when the visitor acts for the first time in this tab. */
  begun: Promise<void>;
}

/** Fetches something once; what failed is fetched again when it is asked for again. */
function once<Value>(fetchValue: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= fetchValue().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}

function hasDraft({ draftStorage }: QuotationPorts): boolean {
  try {
    return Boolean(draftStorage?.read());
  } catch {
    return false; // Storage that is refused holds no draft.
  }
}

/**
 * Begins a visit. Whoever only looks costs the org one call, for the start token, and the network no data layer: that waits
 * for the first act, or for a draft that shows that there was one.
 *
 * @param view the window
 */
export function beginVisit(view: Window): Visit {
  const { document, location } = view;
  const transport = guestTransport(view);
  const optionsReader = once(async () => (await import("./form-options.ts")).optionsReader(view, ports));
  const ports = formPorts({
    startSubmission: () => callApex(transport, "startSubmission"),
    submitRequest: (contactRequest, submission, signal) =>
      callApex(transport, "createContactRequest", { params: { contactRequest, submission }, signal }),
    async readOptions() {
      await begun;
      const read = await optionsReader();
      return read();
    },
    readQuery: () => location.search,
    readCookies: () => document.cookie,
    navigate: navigateIn(view),
    pageTitle: (title) => void (document.title = title),
    history: stepHistory(view),
    tabStorage: () => view.sessionStorage,
    log,
  });
  const begun = hasDraft(ports) ? Promise.resolve() : firstInteraction(view);
  return { ports, begun };
}
