import { steps } from "../../model/field.ts";
import { fields, type FieldName, type QuotationValues } from "../../model/fields.ts";
import { hasErrors, validateStep } from "../../model/validate.ts";
import { initialValues } from "../../model/values.ts";
import { decodeDraft } from "../../store/draft.ts";
import { submission } from "../../store/effects/submission.ts";
import { isSubmitting, type QuotationState } from "../../store/quotation-state.ts";
import { FormVisit, type TestForm } from "../form-visit.ts";
import { validValues } from "../shared-cases.ts";
import { FakeHistory } from "./fake-browser.ts";
import { FakeServer } from "./fake-server.ts";
import type { Operation, Scenario, ScriptMode } from "./operations.ts";
import { WindowListener } from "./window-listener.ts";

/** How long the visitor looks at a step before activating its button, in milliseconds. */
const glance = 600;

/** How long the script of a server that hangs takes, in milliseconds. */
const scriptDelay = 5_000;

const denied = (): never => {
  throw new DOMException("denied", "SecurityError");
};

/** The values that {@link World.fillInStep} fills in, by step. */
function stepValues(step: number): Partial<QuotationValues> {
  const { salutation, firstName, lastName, email, phoneNumber, postalCode, customerSource } = validValues;
  const { destinationChoice, destination, datesChoice, leavingDate, returnDate, amountOfDays, amountOfTravelers } =
    validValues;
  const { wishes } = validValues;
  if (step === 1) return { salutation, firstName, lastName };
  if (step === 3) return { email, phoneNumber, postalCode, customerSource, privacyPolicy: true };
  const trip = { destinationChoice, destination, customDestination: "" };
  return { ...trip, datesChoice, leavingDate, returnDate, amountOfDays, amountOfTravelers, budget: "", wishes };
}

/** A field of each step that takes any text. */
const freeField = { 1: "firstName", 2: "wishes", 3: "city" } as const;

const requiredField = { 1: { lastName: "" }, 2: { amountOfTravelers: "" }, 3: { email: "" } } as const;

/** A tab with the form, and what the visitor expects of it. */
export class World {
  readonly visit = new FormVisit();
  readonly history = new FakeHistory();
  readonly server = new FakeServer(this.visit.ports.clock);
  readonly scenario: Scenario;
  listener = new WindowListener();
  form: TestForm;
  #page = 0;
  /** The destination in the address of the page. */
  link: string | undefined;
  script: ScriptMode;
  /** The latest destination that was chosen elsewhere on the page. */
  chosen = "";
  /** Whether the visitor filled in the destination, and no link or choice elsewhere did. */
  isOwnDestination = false;
  #chooseOutside = (_destination: string): boolean => false;
  #restoreConnection = (): void => {};
  /** What the visitor last typed. */
  typed: QuotationValues = initialValues;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.link = scenario.link;
    this.script = scenario.script;
    this.form = this.open();
  }

  open(): TestForm {
    const { isStorageDenied, afterSubmit } = this.scenario;
    this.listener = new WindowListener();
    const { ports } = this.visit;
    this.#page += 1;
    const page = this.#page;
    /** A reload ends the script of the page: what it waits for never arrives. */
    const untilReload = async <Result>(response: Promise<Result>): Promise<Result> => {
      const result = await response;
      return page === this.#page ? result : new Promise(() => {});
    };
    let areLoaded = false;
    this.visit.laterSteps = {
      loaded: () => (areLoaded ? { submission } : undefined),
      load: async () => {
        if (this.script === "isGone") throw new Error("gone");
        if (this.script === "hangs") await new Promise<void>((resolve) => void ports.clock.after(scriptDelay, resolve));
        await untilReload(Promise.resolve());
        areLoaded = true;
      },
    };
    return this.visit.open(
      {
        history: this.history,
        startSubmission: (key) => untilReload(this.server.start(key)),
        submitRequest: async (request, details) => {
          await untilReload(Promise.resolve());
          const invalidStep = steps.find((step) => hasErrors(validateStep(step, this.state)));
          if (invalidStep) this.server.misuses.push(`Step ${invalidStep} of the request is invalid.`);
          await untilReload(this.server.submit(request, details));
        },
        readOptions: () => untilReload(this.server.readOptions()),
        readDestination: () => this.link,
        onDestination: (listener) => {
          this.#chooseOutside = listener;
          return () => {};
        },
        connection: {
          isOnline: () => true,
          onOnline: (listener) => {
            this.#restoreConnection = listener;
            return () => {};
          },
        },
        readCampaign: async () => ports.campaign,
        ...(isStorageDenied && { draftStorage: { read: denied, write: denied, clear: denied } }),
      },
      { afterSubmit },
    );
  }

  get state(): QuotationState {
    return this.form.state.getState();
  }

  /** What a reload would restore. */
  get draft(): QuotationValues | undefined {
    const { draft, clock } = this.visit.ports;
    return draft.text ? decodeDraft(draft.text, clock.now())?.values : undefined;
  }

  /** Forwards the window events since the last call to the listener. */
  listen(): void {
    for (const [name, detail] of this.visit.announced.splice(0)) this.listener.handle(name, detail);
  }

  /** Reports that the step is on the screen, as the view does. */
  show(): void {
    const { step, shownAt } = this.state;
    if (shownAt === undefined) this.form.dispatch({ type: "stepShown", step, at: this.visit.ports.clock.now() });
  }

  change(values: Partial<QuotationValues>): void {
    if (!isSubmitting(this.state)) {
      this.typed = { ...this.typed, ...values };
      if ("destination" in values || "destinationChoice" in values) this.isOwnDestination = true;
    }
    this.form.change(values);
  }

  /** Changes a field of the step that is shown, or of an earlier one, by its link. Nobody types in a later one. */
  changeField(name: FieldName, values: Partial<QuotationValues>): void {
    this.form.dispatch({ type: "editRequested", name });
    if (fields[name].step === this.state.step) this.change(values);
  }

  fillInStep(): void {
    this.change(stepValues(this.state.step));
  }

  /** Opens the page again, with another destination in its address or with the same. */
  reload(link = this.link): void {
    // A deployment may have removed the script of the page that was open, not that of a new one.
    if (this.script === "isGone") this.script = "arrives";
    this.link = link;
    // The thank-you page is another page.
    if (this.state.phase.name === "submitted") return;
    // A draft expires a day after the last change.
    const isRestored = this.draft !== undefined;
    this.typed = isRestored ? { ...this.typed, privacyPolicy: false } : initialValues;
    // Without a draft the form cannot know what was submitted before.
    if (!isRestored) this.server.stored.clear();
    this.form = this.open();
  }

  chooseOutside(destination: string): void {
    this.chosen = destination;
    this.#chooseOutside(destination);
  }

  restart(): void {
    this.visit.end();
    this.visit.end = this.form.start();
  }

  /** Activates the button once, or twice in quick succession. */
  async activate(times: number): Promise<void> {
    const { clock, pass } = this.visit.ports;
    await pass(glance);
    this.form.dispatch({ type: "nextRequested", at: clock.now(), honeypot: "" });
    this.show();
    if (times === 2) this.form.dispatch({ type: "nextRequested", at: clock.now() + 100, honeypot: "" });
  }

  async run(operation: Operation): Promise<void> {
    const { form } = this;
    switch (operation.type) {
      case "fillInStep":
        return this.fillInStep();
      case "completeStep":
        this.fillInStep();
        return this.activate(1);
      case "eraseField":
        return this.change(requiredField[this.state.step]);
      case "retype": {
        const name = freeField[this.state.step];
        const text = this.typed[name];
        this.change({ [name]: `${text}x` });
        return this.change({ [name]: text });
      }
      case "type":
        return this.changeField(operation.name, {
          [operation.name]: operation.text,
          ...(operation.name === "destination" && { customDestination: "" }),
        });
      case "toggle":
        return this.changeField(operation.name, { [operation.name]: !this.state.values[operation.name] });
      case "choose":
        return this.changeField(operation.name, { [operation.name]: operation.choice });
      case "leaveField":
        return form.dispatch({ type: "fieldLeft", name: operation.name });
      case "activateButton":
        return this.activate(operation.times);
      case "back":
        return form.goBack();
      case "browserBack":
        return this.history.go(-1);
      case "browserForward":
        return this.history.go(1);
      case "wait":
        return this.visit.ports.pass(operation.milliseconds);
      case "reload":
        return this.reload();
      case "followLink":
        return this.reload(operation.link ?? "");
      case "chooseOutside":
        this.chooseOutside(operation.destination);
        return undefined;
      case "scriptBecomes":
        this.script = operation.mode;
        return undefined;
      case "connectionRestored":
        return this.#restoreConnection();
      case "restart":
        return this.restart();
      case "serverBecomes":
        this.server.mode = operation.mode;
        return undefined;
      case "acceptOffer":
        return form.dispatch({ type: "offerAccepted" });
      case "editAnswer":
        return form.dispatch({ type: "editRequested", name: operation.name });
      case "leavePage":
        return form.dispatch({ type: "pageLeft" });
      case "returnToPage":
        if (this.state.phase.name === "submitted") form.dispatch({ type: "reset" });
        return undefined;
    }
  }
}
