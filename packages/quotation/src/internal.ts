// What tools and other packages of this repository read of this package. No page loads it as a whole.
export * as formats from "./formats/formats.ts";
export { createFormFrame, initialFormFrameState } from "./frame/index.ts";
export { laterStepMessages } from "./later-step-messages.ts";
export { messages as formMessages } from "./messages.ts";
export { maxCampaignLength, toAnswers, toContactRequest } from "./model/contact-request.ts";
export { normalizeTrip } from "./model/destination.ts";
export type { Field } from "./model/field.ts";
export type { QuotationValues } from "./model/fields.ts";
export { letterOf } from "./model/letter.ts";
export { decodeReference, encodeReference } from "./model/reference-code.ts";
export { splitOptions } from "./model/split-options.ts";
export { invalidFields, validateStep, type ValidationContext } from "./model/validate.ts";
export { fieldNames, fieldOf, initialValues } from "./model/values.ts";
