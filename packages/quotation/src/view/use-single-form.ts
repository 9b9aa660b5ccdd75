import { useEffect } from "react";
import type { FormInstance } from "./form-instance.ts";
import type { QuotationPorts } from "../ports.ts";

/** The forms in each window. */
const counts = new WeakMap<Window, number>();

/** Logs a second form on one page: the forms would share their draft, the ids of their fields and their window events. */
export function useSingleForm(form: FormInstance, log: QuotationPorts["log"]): void {
  useEffect(() => {
    const view = form.view();
    if (!view) return undefined;
    const add = (change: number): number => {
      const count = (counts.get(view) ?? 0) + change;
      counts.set(view, count);
      return count;
    };
    if (add(1) === 2) log("Two request forms share their draft, ids and events: remove one.");
    return () => void add(-1);
  }, [form, log]);
}
