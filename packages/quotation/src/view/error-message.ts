import type { FormMessages } from "../messages.ts";
import type { Phase } from "../store/quotation-state.ts";

/** The message beside the submit button; empty for no error. A missing answer takes precedence over an invalid one. */
export function errorMessageOf(phase: Phase, { errors, missingStep, answersKept }: FormMessages): string {
  if (phase.name === "stepMissing") return missingStep;
  if (phase.name === "failed") return `${errors.submission} ${answersKept}`;
  if (phase.name !== "invalid") return "";
  const isMissing = Object.values(phase.errors).some(({ kind }) => kind === "missing");
  return isMissing ? errors.containerMissing : errors.containerInvalid;
}
