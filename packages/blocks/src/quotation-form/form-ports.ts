import { RequestRejectedError, type HistoryPort, type QuotationPorts, type StartToken } from "@travel-design/quotation";
import { tryTo } from "@travel-design/ui/internal";
import { analyticsIdOf, readCampaign } from "./campaign.ts";
import { destinationOf, onDestinationLink, type LinksView } from "./destination-links.ts";
import { trackOn } from "./measurement.ts";

/** Name of the draft in the tab's storage. */
const draftName = "travel-design.quotation";

/** The part of a window that the form uses. */
export type FormPage = LinksView & Pick<Window, "navigator" | "addEventListener" | "removeEventListener">;

/** What the form needs from its host. Responses are not validated yet. */
export interface FormHost {
  startSubmission(key: string): Promise<unknown>;
  submitRequest: QuotationPorts["submitRequest"];
  /** Whether an error of `submitRequest` proves that the server rejected the request, so that nothing is stored. */
  isRejection(error: unknown): boolean;
  readOptions: QuotationPorts["readOptions"];
  /** The visitor's analytics id, if the host knows it. Default: read from the cookies. */
  readAnalyticsId?: (() => string | undefined) | undefined;
  /** All cookies that the page may read. May throw. */
  readCookies(): string;
  /** The page: its title, its address and links, which may name a destination and a campaign, and where measurement events are dispatched. */
  page: FormPage;
  navigate(url: string): void;
  /** The tab's storage. @throws if the browser blocks it */
  tabStorage(): Storage;
  history?: HistoryPort | undefined;
  reloadPage?: QuotationPorts["reloadPage"];
  log: QuotationPorts["log"];
}

function readToken(response: unknown): StartToken {
  if (typeof response === "object" && response !== null && "startedAt" in response && "signature" in response) {
    const { startedAt, signature } = response;
    const reference = "reference" in response && typeof response.reference === "string" ? response.reference : "";
    if (typeof startedAt === "number" && typeof signature === "string") return { startedAt, signature, reference };
  }
  throw new Error("[travel-design] startSubmission returned no valid start token.");
}

/** A sandboxed frame has no access to cookies, and has no id. */
const readAnalyticsId = ({ readAnalyticsId: read, readCookies }: FormHost): string =>
  tryTo(() => read?.() ?? analyticsIdOf(readCookies())) ?? "";

/**
 * Creates the form's ports from its host: the local site or the Lightning web component.
 *
 * @example <QuotationForm settings={settings} ports={formPorts(host)} />
 */
export function formPorts(host: FormHost): QuotationPorts {
  const { readOptions, navigate, history, tabStorage, reloadPage, page, log } = host;
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
    readCampaign: async () => readCampaign(page.location.search, tabStorage, readAnalyticsId(host)),
    readDestination: () => destinationOf(page.location.search),
    onDestination: (listener) => onDestinationLink(page, listener),
    reloadPage,
    connection: {
      isOnline: () => page.navigator.onLine,
      onOnline(listener) {
        page.addEventListener("online", listener);
        return () => page.removeEventListener("online", listener);
      },
    },
    track: trackOn(page.document),
    navigate,
    pageTitle: {
      read: () => page.document.title,
      write(title) {
        page.document.title = title;
      },
    },
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
