// The rules of a request without React, for the server that receives it and for tools.
export * as formats from "./formats/index.ts";
export { laterStepMessages } from "./later-step-messages.ts";
export {
  maxCampaignLength,
  noCampaign,
  toAnswers,
  toContactRequest,
  type ContactRequest,
} from "./model/contact-request.ts";
export type { Field } from "./model/field.ts";
export { greetingOf } from "./model/greeting.ts";
export { letterOf } from "./model/letter.ts";
export type { FormOptions, Option } from "./model/options.ts";
export { readContactRequest } from "./model/received-request.ts";
export { decodeReference, referenceAlphabet } from "./model/reference-code.ts";
export { splitOptions } from "./model/split-options.ts";
export type { FormContext } from "./model/validate.ts";
export { fieldNames, fieldOf, initialValues } from "./model/values.ts";
