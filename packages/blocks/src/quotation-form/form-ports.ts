import type { HistoryPort, QuotationPorts, StartToken } from "@travel-design/quotation";
import { analyticsIdOf, campaignOf } from "./campaign.ts";

/** Name of the draft in the tab's storage. */
const draftName = "travel-design.quotation";

/** What a page gives the form, as it comes: what the script may not touch itself, and answers that nobody has read yet. */
export interface FormHost {
  startSubmission(): Promise<unknown>;
  submitRequest: QuotationPorts["submitRequest"];
  readOptions: QuotationPorts["readOptions"];
  /** The address's query, for example `?utm_source=nieuwsbrief`. */
  readQuery(): string;
  /** The visitor's analytics id, where the page hands it over; otherwise it is read from the cookies. */
  readAnalyticsId?: (() => string | undefined) | undefined;
  /** All cookies that the page may read. */
  readCookies(): string;
  navigate(url: string): void;
  pageTitle(title: string): void;
  /** The tab's own storage. Throws where the browser refuses it. */
  tabStorage(): Storage;
  history?: HistoryPort | undefined;
  log: QuotationPorts["log"];
}

function readToken(answer: unknown): StartToken {
  if (typeof answer === "object" && answer !== null && "startedAt" in answer && "signature" in answer) {
    const { startedAt, signature } = answer;
    if (typeof startedAt === "number" && typeof signature === "string") return { startedAt, signature };
  }
  throw new Error("[travel-design] The org answered without a start token; nothing can be sent until it gives one.");
}

/**
 * Makes the form's ports of what a page gives: the local site, or the Lightning web component around the form.
 *
 * @example <QuotationForm settings={settings} ports={formPorts(host)} />
 */
export function formPorts(host: FormHost): QuotationPorts {
  const { submitRequest, readOptions, navigate, pageTitle, history, tabStorage, log } = host;
  return {
    startSubmission: async () => readToken(await host.startSubmission()),
    submitRequest,
    readOptions,
    readCampaign: async () =>
      campaignOf(host.readQuery(), host.readAnalyticsId?.() ?? analyticsIdOf(host.readCookies())),
    navigate,
    pageTitle,
    history,
    draftStorage: {
      read: () => tabStorage().getItem(draftName),
      write: (text) => tabStorage().setItem(draftName, text),
      clear: () => tabStorage().removeItem(draftName),
    },
    clock: {
      now: () => Date.now(),
      after(delay, callback) {
        const timer = setTimeout(callback, delay);
        return () => clearTimeout(timer);
      },
    },
    log,
  };
}
