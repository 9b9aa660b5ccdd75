import { contactRequestController } from "./contact-request-controller/index.ts";
import { contactRequestResource } from "./contact-request-controller/resource.ts";
import type { ApexController } from "./controller.ts";
import type { ApexRestClass } from "./rest.ts";

/** The Apex classes that the local org implements: each class in `force-app` that a page calls. */
export const controllers: readonly ApexController[] = [contactRequestController];

/** The Apex REST classes that the local org implements: each class in `force-app` that a page of a React app calls. */
export const restClasses: readonly ApexRestClass[] = [contactRequestResource];
