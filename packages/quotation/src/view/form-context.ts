import { createContext, use } from "react";
import { useStore } from "zustand";
import type { QuotationState } from "../store/quotation-state.ts";
import type { FormInstance } from "./form-instance.ts";

const FormContext = createContext<FormInstance | null>(null);

/** Makes a form available to the steps below. */
export const FormProvider = FormContext.Provider;

/** The form around a step. */
export function useForm(): FormInstance {
  const form = use(FormContext);
  if (!form) {
    throw new Error("[travel-design] A step of the request stands outside its form: render it inside QuotationForm.");
  }
  return form;
}

/** Reads from the form's state and renders again when that part changes. */
export function useQuotation<Selected>(select: (state: QuotationState) => Selected): Selected {
  return useStore(useForm().state, select);
}
