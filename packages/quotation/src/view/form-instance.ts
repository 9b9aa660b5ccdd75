import { dispatchWindowEvent } from "@travel-design/ui/models";
import { messages, type FormMessages, type QuotationMessages } from "../messages.ts";
import type { FieldName } from "../model/fields.ts";
import { isoDay } from "../model/iso-day.ts";
import type { QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import type { Announce } from "../store/effect.ts";
import { createQuotationStore, type QuotationStore } from "../store/quotation-store.ts";

/** A form with the elements it is rendered in. */
export interface FormInstance extends QuotationStore {
  settings: QuotationSettings;
  /** Dutch texts of the later steps arrive with these. */
  messages: FormMessages & Partial<QuotationMessages>;
  /** Sets the element whose window carries the form's events. */
  attach(root: HTMLElement | null): void;
  /** A ref for the element of a field. */
  register(name: FieldName): (element: HTMLElement | null) => void;
  focusField(name: string): void;
  /** The element of the form, once it is rendered. */
  element(): HTMLElement | null;
  /** The window of the form, once it is rendered. */
  view(): Window | null;
  /** Today in the visitor's time zone, as an ISO day. */
  today(): string;
}

/** Creates a form. Later changes of the parameters have no effect. */
export function createForm(
  ports: QuotationPorts,
  settings: QuotationSettings,
  texts?: QuotationMessages,
): FormInstance {
  let root: HTMLElement | null = null;
  const elements = new Map<string, HTMLElement>();
  const announce: Announce = (name, detail) => dispatchWindowEvent(root, name, detail);
  const store = createQuotationStore(ports, settings, announce, texts);
  return {
    ...store,
    settings,
    messages: texts ?? messages,
    attach: (element) => void (root = element),
    register: (name) => (element) => {
      if (element) elements.set(name, element);
      else elements.delete(name);
    },
    focusField: (name) => elements.get(name)?.focus(),
    element: () => root,
    view: () => root?.ownerDocument.defaultView ?? null,
    today: () => isoDay(new Date(ports.clock.now())),
  };
}
