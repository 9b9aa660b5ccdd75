import { defaultSettings, type QuotationSettings } from "../settings.ts";
import { createQuotationStore, type QuotationStore } from "../store/quotation-store.ts";
import type { QuotationPorts } from "../ports.ts";
import { recordingPorts, type RecordingPorts } from "./recording-ports.ts";
import { sharedCases, valuesOf } from "./shared-cases.ts";

/** The answers of a complete form. */
export const completeValues = valuesOf(sharedCases.valid);

/** A tab in which the form may be opened again and again; its storage and its time go on. */
export class FormVisit {
  readonly ports: RecordingPorts = recordingPorts();
  /** What the form told the page since it was opened or {@link atLastStep} was reached. */
  announced: [name: string, detail: unknown][] = [];
  /** Ends the open form, as leaving the page does. */
  end = (): void => {};

  /** Makes a form that does not live yet: what is typed before the script arrives. */
  make(settings: Partial<QuotationSettings> = {}): QuotationStore {
    return createQuotationStore(this.ports, { ...defaultSettings, ...settings }, (name, detail) =>
      this.announced.push([name, detail]),
    );
  }

  /** Opens the form; the one of the page before is gone. */
  begin(overrides: Partial<QuotationPorts> = {}, settings: Partial<QuotationSettings> = {}): QuotationStore {
    this.end();
    this.announced = [];
    Object.assign(this.ports, overrides);
    const store = this.make(settings);
    this.end = store.start();
    return store;
  }

  /** Opens a form and fills it in to the last step; its token is then old enough to be sent. */
  async atLastStep(
    overrides: Partial<QuotationPorts> = {},
    settings: Partial<QuotationSettings> = {},
  ): Promise<QuotationStore> {
    const store = this.begin(overrides, settings);
    store.change(completeValues);
    store.submit("");
    store.submit("");
    await this.ports.pass(3_000);
    this.announced = [];
    return store;
  }
}
