import { useEffect } from "react";
import type { FormInstance } from "./form-instance.ts";

/**
 * Resets a submitted form when the visitor goes back to it from the thank-you page and the browser shows the page as it was.
 * Reports when the page is left.
 */
export function usePageVisits(form: FormInstance): void {
  useEffect(() => {
    const view = form.view();
    const controller = new AbortController();
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && form.state.getState().phase.name === "submitted") form.dispatch({ type: "reset" });
    };
    view?.addEventListener("pageshow", show, { signal: controller.signal });
    view?.addEventListener("pagehide", () => form.dispatch({ type: "pageLeft" }), { signal: controller.signal });
    return () => controller.abort();
  }, [form]);
}
