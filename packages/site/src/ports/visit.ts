import { formPorts } from "@travel-design/blocks";
import type { QuotationPorts } from "@travel-design/quotation";
import { firstAct } from "./first-act.ts";
import { logToConsole as log } from "./log.ts";
import type { Org } from "./org.ts";
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
 * Begins a visit. Whoever only looks costs the org no call and the network no data layer: both wait for the first act, or
 * for a draft that shows that there was one.
 *
 * @param view the window
 */
export function beginVisit(view: Window): Visit {
  const { document, location } = view;
  const acts = Promise.withResolvers<void>();
  const org = once(async (): Promise<Org> => {
    await acts.promise;
    return (await import("./org.ts")).connect(view, log);
  });
  const ports = formPorts({
    startSubmission: async () => (await org()).startSubmission(),
    submitRequest: async (request, submission, signal) => (await org()).submitRequest(request, submission, signal),
    readOptions: async () => (await org()).readOptions(),
    readQuery: () => location.search,
    readCookies: () => document.cookie,
    navigate: (url) => location.assign(url),
    pageTitle: (title) => void (document.title = title),
    history: stepHistory(view),
    tabStorage: () => view.sessionStorage,
    log,
  });
  acts.resolve(hasDraft(ports) ? undefined : firstAct(view));
  return { ports, begun: acts.promise };
}
