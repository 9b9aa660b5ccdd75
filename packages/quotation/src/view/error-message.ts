import type { FormMessages } from "../messages.ts";
import type { Phase } from "../store/quotation-state.ts";

/** The error that what the form waits for can end in. */
export function awaitedErrorOf({ name }: Phase, { errors, missingStep, answersKept }: FormMessages): string {
  if (name === "loadingStep" || name === "stepMissing") return missingStep;
  return name === "submitting" || name === "failed" ? `${errors.submission} ${answersKept}` : "";
}

/** The message beside the submit button; empty for no error. A missing answer takes precedence over an invalid one. */
export function errorMessageOf(phase: Phase, messages: FormMessages): string {
  const { errors } = messages;
  if (phase.name === "stepMissing" || phase.name === "failed") return awaitedErrorOf(phase, messages);
  if (phase.name !== "invalid") return "";
  const isMissing = Object.values(phase.errors).some(({ kind }) => kind === "missing");
  return isMissing ? errors.containerMissing : errors.containerInvalid;
}
