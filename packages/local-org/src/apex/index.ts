import { contactRequestController } from "./contact-request-controller/index.ts";
import type { ApexController } from "./controller.ts";

/** The stand-ins that the local org ships with, one for each class in `force-app` that a page calls. */
export const controllers: readonly ApexController[] = [contactRequestController];
