import type { Step } from "../model/field.ts";
import type { QuotationValues } from "../model/fields.ts";
import { initialValues } from "../model/values.ts";
import { encodeDraft, type Draft } from "../store/draft.ts";

/** A draft as the tab stores it. */
export const draftText = (step: Step, values: Partial<QuotationValues>, parts: Partial<Draft> = {}): string =>
  encodeDraft({
    step,
    savedAt: Date.now(),
    key: "",
    start: undefined,
    attempts: [],
    destinationOrigin: "visitor",
    latestLink: "",
    isReloaded: false,
    values: { ...initialValues, ...values },
    ...parts,
  });
