import { useEffect } from "react";
import type { FormInstance } from "./form-instance.ts";

/** A visitor who goes back from the thank-you page may be shown this page as it was left: asleep, with a sent form. */
export function useReturn(form: FormInstance): void {
  useEffect(() => {
    const page = form.page();
    const listen = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && form.state.getState().leaving) form.beginAnew();
    };
    page?.addEventListener("pageshow", listen);
    return () => page?.removeEventListener("pageshow", listen);
  }, [form]);
}
