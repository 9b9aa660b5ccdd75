import type { ApexRestClass } from "../rest.ts";
import { contactRequestController } from "./index.ts";

/** Implements the Apex REST class of that name, whose calls are those of the controller. */
export const contactRequestResource: ApexRestClass = {
  className: "ContactRequestResource",
  path: "/travel-design/contact-request",
  controller: contactRequestController,
  calls: [
    { method: "GET", path: "/options", controllerMethod: "getFormOptions" },
    { method: "POST", path: "/start", controllerMethod: "startSubmission" },
    { method: "POST", path: "/submit", controllerMethod: "createContactRequest", result: { isStored: true } },
  ],
};
