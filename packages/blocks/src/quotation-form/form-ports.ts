import { RequestRejectedError, type HistoryPort, type QuotationPorts, type StartToken } from "@travel-design/quotation";
import { tryTo } from "@travel-design/ui/models";
import { analyticsIdOf, readCampaign } from "./campaign.ts";
import { trackOn } from "./measurement.ts";

/** Name of the draft in the tab's storage. */
const draftName = "travel-design.quotation";

/** What the form needs from its host. Responses are not validated yet. */
export interface FormHost {
  startSubmission(key: string): Promise<unknown>;
  submitRequest: QuotationPorts["submitRequest"];
  /** Whether an error of `submitRequest` proves that the server rejected the request, so that nothing is stored. */
  isRejection(error: unknown): boolean;
  readOptions: QuotationPorts["readOptions"];
  /** The query of the page's address, for example `?utm_source=nieuwsbrief`. */
  readQuery(): string;
  /** The visitor's analytics id, if the host knows it. Default: read from the cookies. */
  readAnalyticsId?: (() => string | undefined) | undefined;
  /** All cookies that the page may read. May throw. */
  readCookies(): string;
  /** The document of the page, on which measurement events are dispatched. */
  page: EventTarget;
  navigate(url: string): void;
  pageTitle(title: string): void;
  /** The tab's storage. @throws if the browser blocks it */
  tabStorage(): Storage;
  history?: HistoryPort | undefined;
  log: QuotationPorts["log"];
}

/** Parameter of a page's address that preselects a destination. */
const destinationParameter = "bestemming";

function readToken(response: unknown): StartToken {
  if (typeof response === "object" && response !== null && "startedAt" in response && "signature" in response) {
    const { startedAt, signature } = response;
    if (typeof startedAt === "number" && typeof signature === "string") return { startedAt, signature };
  }
  throw new Error("[travel-design] startSubmission returned no valid start token, so nothing can be submitted.");
}

/** The destination that an address preselects, as a value or label of the picklist. @param query for example `?bestemming=Peru` */
export const destinationOf = (query: string): string | undefined =>
  new URLSearchParams(query).get(destinationParameter) || undefined;

/** A sandboxed frame has no access to cookies, and has no id. */
const readAnalyticsId = ({ readAnalyticsId: read, readCookies }: FormHost): string =>
  tryTo(() => read?.() ?? analyticsIdOf(readCookies())) ?? "";

/**
 * Creates the form's ports from its host: the local site or the Lightning web component.
 *
 * @example <QuotationForm settings={settings} ports={formPorts(host)} />
 */
export function formPorts(host: FormHost): QuotationPorts {
  const { readOptions, navigate, pageTitle, history, tabStorage, log } = host;
  return {
    startSubmission: async (key) => readToken(await host.startSubmission(key)),
    async submitRequest(contactRequest, submission, signal) {
      try {
        return await host.submitRequest(contactRequest, submission, signal);
      } catch (error) {
        if (!host.isRejection(error)) throw error;
        throw new RequestRejectedError("The server rejected the request.", { cause: error });
      }
    },
    readOptions,
    readCampaign: async () => readCampaign(host.readQuery(), tabStorage, readAnalyticsId(host)),
    readDestination: () => destinationOf(host.readQuery()),
    track: trackOn(host.page),
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
