import type { HistoryPort, QuotationPorts, StartToken } from "@travel-design/quotation";
import { analyticsIdOf, campaignOf } from "./campaign.ts";

/** Name of the draft in the tab's storage. */
const draftName = "travel-design.quotation";

/** What the form needs from its host. Responses are not validated yet. */
export interface FormHost {
  startSubmission(): Promise<unknown>;
  submitRequest: QuotationPorts["submitRequest"];
  readOptions: QuotationPorts["readOptions"];
  /** The query of the page's address, for example `?utm_source=nieuwsbrief`. */
  readQuery(): string;
  /** The visitor's analytics id, if the host knows it. Default: read from the cookies. */
  readAnalyticsId?: (() => string | undefined) | undefined;
  /** All cookies that the page may read. */
  readCookies(): string;
  navigate(url: string): void;
  pageTitle(title: string): void;
  /** The tab's storage. @throws if the browser blocks it */
  tabStorage(): Storage;
  history?: HistoryPort | undefined;
  log: QuotationPorts["log"];
}

function readToken(answer: unknown): StartToken {
  if (typeof answer === "object" && answer !== null && "startedAt" in answer && "signature" in answer) {
    const { startedAt, signature } = answer;
    if (typeof startedAt === "number" && typeof signature === "string") return { startedAt, signature };
  }
  throw new Error("[travel-design] startSubmission returned no valid start token, so nothing can be submitted.");
}

/**
 * Creates the form's ports from its host: the local site or the Lightning web component.
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
