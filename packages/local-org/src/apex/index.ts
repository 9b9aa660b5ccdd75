import { contactRequestController } from "./contact-request-controller/index.ts";
import type { ApexController } from "../apex-controller.ts";

/** The Apex classes that the local org implements: each class in `force-app` that a page calls. */
export const controllers: readonly ApexController[] = [contactRequestController];
