import type { QuotationPorts } from "@travel-design/quotation";

/** Dispatched on `document` for each measurement event, with the detail `{ name, data }`. */
const trackEventName = "travelDesignTrack";

/** Dispatched by the site's consent tool, with the detail `{ measurement: boolean }`. */
const consentEventName = "travelDesignConsent";

/**
 * Creates the `track` port.
 *
 * @param target the document
 */
export const trackOn =
  (target: EventTarget): NonNullable<QuotationPorts["track"]> =>
  (name, data) =>
    void target.dispatchEvent(new CustomEvent(trackEventName, { detail: { name, data } }));

const detailOf = (event: Event): Record<string, unknown> => ({ ...("detail" in event && Object(event.detail)) });

/**
 * Pushes measurement events to `dataLayer` while the visitor consents. Nothing is stored: each page needs the consent event again.
 * The static resource `travelBridge` does the same on a Salesforce site.
 *
 * @param view the window
 */
export function pushMeasurement(view: Window & { dataLayer?: unknown }): void {
  let hasConsent = false;
  // In the capture phase, so that events on the document that do not bubble are received.
  const listen = (name: string, listener: (detail: Record<string, unknown>) => void): void =>
    view.addEventListener(name, (event) => listener(detailOf(event)), { capture: true });

  listen(consentEventName, ({ measurement }) => {
    hasConsent = measurement === true;
  });
  listen(trackEventName, ({ name, data }) => {
    if (!hasConsent || typeof name !== "string") return;
    const layer: unknown[] = Array.isArray(view.dataLayer) ? view.dataLayer : [];
    view.dataLayer = layer;
    layer.push({ event: name, ...Object(data) });
  });
}
