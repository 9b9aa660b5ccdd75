// The texts of the form in every language, for hosts that replace them. The form itself does not load this file.
import { laterStepMessages } from "./later-step-messages.ts";
import { messages, type QuotationMessages } from "./messages.ts";

export { en } from "./en.ts";
export type { QuotationMessages };

/** The Dutch texts, which the form has without others. Import them to replace some of them. */
export const nl: QuotationMessages = { ...messages, laterSteps: laterStepMessages };
