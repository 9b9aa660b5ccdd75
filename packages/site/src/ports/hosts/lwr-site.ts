// The host of pages on the local site, which has the addresses of an LWR site.
import { callApex, guestTransport, isApexRejection } from "../apex.ts";
import type { RequestCalls } from "./host.ts";

/** Path of the folder with the static resources. */
export const resourceFolder = "/sfsites/c/resource";

/**
 * Calls the form's Apex controller.
 *
 * @param view the window
 */
export function createRequestCalls(view: Window): RequestCalls {
  const transport = guestTransport(view);
  return {
    startSubmission: (key) => callApex(transport, "startSubmission", { params: { key } }),
    submitRequest: (contactRequest, submission, signal) =>
      callApex(transport, "createContactRequest", { params: { contactRequest, submission }, signal }),
    isRejection: isApexRejection,
    async loadOptionsReader(ports) {
      const { optionsReader } = await import("../form-options.ts");
      return optionsReader(view, ports);
    },
  };
}
