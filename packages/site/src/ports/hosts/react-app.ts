// The host of pages of a React app on Experience Cloud. Such a page reaches Apex only through REST.
import { callRest, isRestRejection, type RestView } from "../rest.ts";
import { formOptionsOf } from "../form-options-of.ts";
import type { RequestCalls } from "./host.ts";

/** Path of the folder with the static resources, which are files of the app. */
export const resourceFolder = "/assets";

/**
 * Calls the form's Apex REST class.
 *
 * @param view the window
 */
export const createRequestCalls = (view: RestView): RequestCalls => ({
  startSubmission: (key) => callRest(view, { method: "POST", path: "/start", body: { key } }),
  submitRequest: (contactRequest, submission, signal) =>
    callRest(view, { method: "POST", path: "/submit", body: { contactRequest, submission }, signal }),
  isRejection: isRestRejection,
  loadOptionsReader: async () => async () => formOptionsOf(await callRest(view, { method: "GET", path: "/options" })),
});
