import { dispatchWindowEvent } from "@travel-design/ui/models";
import { messages, type FormMessages, type QuotationMessages } from "../messages.ts";
import type { FieldName } from "../model/fields.ts";
import { isoDay } from "../model/iso-day.ts";
import type { FormOptions } from "../model/options.ts";
import type { QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import type { Announce, LaterSteps } from "../store/effect.ts";
import { createQuotationStore, type QuotationStore } from "../store/quotation-store.ts";
import { createActivationTime, type ActivationTime } from "./activation-time.ts";
import { unreportedValues } from "./unreported-values.ts";

/** A form with the elements it is rendered in. */
export interface FormInstance extends Omit<QuotationStore, "start">, ActivationTime {
  /** Starts the form, unless it runs. */
  start(): void;
  stop(): void;
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
  laterSteps: LaterSteps,
  texts?: QuotationMessages,
): FormInstance {
  let root: HTMLElement | null = null;
  let end: (() => void) | undefined;
  const elements = new Map<string, HTMLElement>();
  const announce: Announce = (name, detail) => dispatchWindowEvent(root, name, detail);
  const unreported = () => unreportedValues(elements, store.state.getState().values);
  /** Reads what was written into the fields without an event. To be called before a render, which would replace it. */
  const readFields = (): void => {
    const values = unreported();
    if (Object.keys(values).length > 0) store.dispatch({ type: "changed", values });
  };
  const readOptions = (): Promise<FormOptions> => ports.readOptions().finally(readFields);
  const store = createQuotationStore({ ...ports, readOptions }, settings, announce, laterSteps, texts);
  return {
    ...store,
    ...createActivationTime(ports.clock),
    dispatch(event) {
      if (event.type === "changed") return store.dispatch({ ...event, values: { ...unreported(), ...event.values } });
      readFields();
      return store.dispatch(event);
    },
    start() {
      end ??= store.start();
    },
    stop() {
      end?.();
      end = undefined;
    },
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
