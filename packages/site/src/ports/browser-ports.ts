import { httpTransport, type Clock } from "@travel-design/platform";
import type { QuotationPorts, StartToken } from "@travel-design/quotation";
import { asRecord } from "../content/content-tree.ts";
import { campaignOf } from "./campaign.ts";
import { controller, createFormPlatform, readOptions } from "./read-options.ts";
import { stepHistory } from "./step-history.ts";

/** Name of the draft in the tab's storage. */
const draftName = "travel-design.quotation";

function clockOf(view: Window): Clock {
  return {
    now: () => Date.now(),
    after(delay, callback) {
      const timer = view.setTimeout(callback, delay);
      return () => view.clearTimeout(timer);
    },
  };
}

function readToken(answer: unknown): StartToken {
  const { startedAt, signature } = asRecord(answer) ?? {};
  if (typeof startedAt === "number" && typeof signature === "string") return { startedAt, signature };
  throw new Error("[travel-design] The org answered without a start token; nothing can be sent until it gives one.");
}

/** What the form needs, from the page in the browser and the org behind it. The visitor is the site's guest. */
export function browserPorts(view: Window, log: QuotationPorts["log"]): QuotationPorts {
  const clock = clockOf(view);
  const platform = createFormPlatform({
    transport: httpTransport({ fetch: (url, init) => view.fetch(url, init), asGuest: true, language: "nl" }),
    clock,
    user: { userId: null, isGuest: true },
  });
  const { document, location } = view;
  return {
    startSubmission: async () =>
      readToken(await platform.executeApex({ classname: controller, method: "startSubmission" })),
    submitRequest: (contactRequest, submission, signal) =>
      platform.executeApex(
        {
          classname: controller,
          method: "createContactRequest",
          params: { contactRequest: { ...contactRequest }, submission: { ...submission } },
        },
        { signal },
      ),
    readOptions: () => readOptions(platform, log),
    readCampaign: async () => campaignOf(location.search, document.cookie),
    navigate: (url) => location.assign(url),
    pageTitle: (title) => void (document.title = title),
    history: stepHistory(view),
    draftStorage: {
      read: () => view.sessionStorage.getItem(draftName),
      write: (text) => view.sessionStorage.setItem(draftName, text),
      clear: () => view.sessionStorage.removeItem(draftName),
    },
    clock,
    log,
  };
}
