import { dispatchWindowEvent } from "@travel-design/ui/models";
import type { FieldName } from "../model/fields.ts";
import { isoDay } from "../model/iso-day.ts";
import { splitOptions } from "../model/split-options.ts";
import type { Option, QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import { createQuotationStore, type QuotationStore } from "../store/quotation-store.ts";

/** A form with the elements it is drawn in. */
export interface FormInstance extends QuotationStore {
  /** Tells the form which element it speaks from: that element's window carries its events. */
  attach(root: HTMLElement | null): void;
  /** Remembers where a field is drawn. */
  register(name: FieldName): (element: HTMLElement | null) => void;
  /** Moves focus to a field. */
  focusField(name: string): void;
  /** Choices for the salutation, as configured. */
  salutations: readonly Option[];
  privacyUrl: string;
  /** The window the form stands in, once it is attached. */
  page(): Window | null;
  /** Today in the visitor's time zone, as an ISO day. */
  today(): string;
}

/** Makes a form. Later changes of ports and settings are not followed. */
export function createForm(ports: QuotationPorts, settings: QuotationSettings): FormInstance {
  let root: HTMLElement | null = null;
  const elements = new Map<string, HTMLElement>();
  const store = createQuotationStore(ports, settings, (name, detail) => dispatchWindowEvent(root, name, detail));
  return {
    ...store,
    attach: (element) => void (root = element),
    register: (name) => (element) => {
      if (element) elements.set(name, element);
      else elements.delete(name);
    },
    focusField: (name) => elements.get(name)?.focus(),
    salutations: splitOptions(settings.salutations),
    privacyUrl: settings.privacyUrl,
    page: () => root?.ownerDocument.defaultView ?? null,
    today: () => isoDay(new Date(ports.clock.now())),
  };
}
