import { dispatchWindowEvent } from "@travel-design/ui";
import type { FieldName } from "../model/fields.ts";
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
  };
}
