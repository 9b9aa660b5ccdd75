import { destinationOf, formPorts } from "@travel-design/blocks";
import type { QuotationPorts } from "@travel-design/quotation";
import { createRequestCalls } from "#host";
import { firstInteraction } from "./first-interaction.ts";
import { logToConsole as log } from "./log.ts";
import { navigateIn } from "./navigate.ts";
import { reloadPage } from "./reload-page.ts";
import { stepHistory } from "./step-history.ts";

/** A visit to the page with the form. */
export interface Visit {
  /** What the form needs, from the page in the browser and the org behind it. */
  ports: QuotationPorts;
  /** Fulfilled at the visitor's first interaction in this tab. */
  interaction: Promise<void>;
}

/** Shares one call of a function between callers. A call that failed is repeated by the next caller. */
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
    return false; // The browser denies storage.
  }
}

/**
 * Creates the ports of a visit. A visitor who only reads the page causes one call of the org, for the start token. The picklists and the data
 * layer wait for the first interaction, unless there is a draft or the address preselects a destination.
 *
 * @param view the window
 */
export function createVisit(view: Window): Visit {
  const { document, location } = view;
  const { loadOptionsReader, ...requestCalls } = createRequestCalls(view);
  const optionsReader = once(() => loadOptionsReader(ports));
  const ports = formPorts({
    ...requestCalls,
    async readOptions() {
      await interaction;
      const read = await optionsReader();
      return read();
    },
    readCookies: () => document.cookie,
    page: view,
    navigate: navigateIn(view),
    history: stepHistory(view),
    tabStorage: () => view.sessionStorage,
    reloadPage: () => reloadPage(view),
    log,
  });
  const interaction = hasDraft(ports) || destinationOf(location.search) ? Promise.resolve() : firstInteraction(view);
  return { ports, interaction };
}
