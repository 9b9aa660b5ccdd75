// Only the later steps need these texts, so the first script of the form does not load this file.
import { laterStepMessages, type LaterStepMessages } from "../later-step-messages.ts";
import { useForm } from "./form-context.ts";

/** The texts of the controls of steps 2 and 3. */
export const useLaterStepMessages = (): LaterStepMessages => useForm().messages.laterSteps ?? laterStepMessages;
