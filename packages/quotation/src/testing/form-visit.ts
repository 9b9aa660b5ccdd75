import type { FieldName, QuotationValues } from "../model/fields.ts";
import { defaultSettings, type QuotationSettings } from "../settings.ts";
import type { LaterSteps } from "../store/effect.ts";
import { submission } from "../store/effects/submission.ts";
import { createQuotationStore, type QuotationStore } from "../store/quotation-store.ts";
import type { QuotationPorts } from "../ports.ts";
import { recordingPorts, type RecordingPorts } from "./recording-ports.ts";
import { validValues } from "./shared-cases.ts";

/** A form without a view, driven by what a visitor does. */
export interface TestForm extends QuotationStore {
  change(values: Partial<QuotationValues>, unparseable?: { name: FieldName; is: boolean }): void;
  /** Activates the button of the step. A step that appears is looked at for a second, here and in `goBack`. */
  submit(honeypot?: string): void;
}

/** A tab in which the form is opened again and again; its storage and its time go on. */
export class FormVisit {
  readonly ports: RecordingPorts = recordingPorts();
  /** The window events since the form was opened or {@link atLastStep} was reached. */
  announced: [name: string, detail: unknown][] = [];
  /** The fields of the later steps, as far as the store needs them. */
  laterSteps: LaterSteps = { loaded: () => ({ submission }), load: async () => {} };
  /** Stops the open form, as leaving the page does. */
  end = (): void => {};

  /** Creates a form that has not started: what a visitor sees before the script arrives. */
  create(settings: Partial<QuotationSettings> = {}): TestForm {
    // Later overrides are for later forms.
    const store = createQuotationStore(
      { ...this.ports },
      { ...defaultSettings, ...settings },
      (name, detail) => this.announced.push([name, detail]),
      this.laterSteps,
    );
    const now = (): number => this.ports.clock.now();
    const look = (): void => {
      const { step, shownAt } = store.state.getState();
      if (shownAt === undefined) store.dispatch({ type: "stepShown", step, at: now() - 1_000 });
    };
    return {
      ...store,
      change: (values, unparseable) => store.dispatch({ type: "changed", values, unparseable }),
      goBack() {
        store.goBack();
        look();
      },
      submit(honeypot = "") {
        look();
        store.dispatch({ type: "nextRequested", at: now(), honeypot });
        look();
      },
    };
  }

  /** Opens the form, and stops the one of the page before. */
  open(overrides: Partial<QuotationPorts> = {}, settings: Partial<QuotationSettings> = {}): TestForm {
    this.end();
    this.announced = [];
    Object.assign(this.ports, overrides);
    const form = this.create(settings);
    this.end = form.start();
    return form;
  }

  /** Opens a form and fills it in up to the last step. Its token is old enough to be submitted. */
  async atLastStep(
    overrides: Partial<QuotationPorts> = {},
    settings: Partial<QuotationSettings> = {},
  ): Promise<TestForm> {
    const form = this.open(overrides, settings);
    form.change(validValues);
    form.submit();
    form.submit();
    await this.ports.pass(3_000);
    this.announced = [];
    return form;
  }
}
