import { formPorts } from "@travel-design/blocks";
import { httpTransport } from "@travel-design/platform";
import type { QuotationPorts } from "@travel-design/quotation";
import { controller, createFormPlatform, readOptions } from "./read-options.ts";
import { stepHistory } from "./step-history.ts";

/** What the form needs, from the page in the browser and the org behind it. The visitor is the site's guest. */
export function browserPorts(view: Window, log: QuotationPorts["log"]): QuotationPorts {
  const platform = createFormPlatform({
    transport: httpTransport({ fetch: (url, init) => view.fetch(url, init), asGuest: true, language: "nl" }),
    clock: {
      now: () => Date.now(),
      after(delay, callback) {
        const timer = view.setTimeout(callback, delay);
        return () => view.clearTimeout(timer);
      },
    },
    user: { userId: null, isGuest: true },
  });
  const { document, location } = view;
  return formPorts({
    startSubmission: () => platform.executeApex({ classname: controller, method: "startSubmission" }),
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
    readQuery: () => location.search,
    readCookies: () => document.cookie,
    navigate: (url) => location.assign(url),
    pageTitle: (title) => void (document.title = title),
    history: stepHistory(view),
    tabStorage: () => view.sessionStorage,
    log,
  });
}
