import { createContext, use } from "react";
import { useStore } from "zustand";
import type { QuotationState } from "../store/quotation-state.ts";
import type { FormInstance } from "./form-instance.ts";

const FormContext = createContext<FormInstance | null>(null);

/** Provides the form to its steps. */
export const FormProvider = FormContext.Provider;

/** The form of a step. */
export function useForm(): FormInstance {
  const form = use(FormContext);
  if (!form) throw new Error("[travel-design] Render a step of the request inside QuotationForm.");
  return form;
}

/** Reads a part of the form's state, and renders again when that part changes. */
export function useQuotation<Selected>(select: (state: QuotationState) => Selected): Selected {
  return useStore(useForm().state, select);
}
