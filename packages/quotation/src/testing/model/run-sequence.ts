import { expect } from "vitest";
import { windowEventNames } from "@travel-design/ui/models";
import { findDestination } from "../../model/destination.ts";
import { destinationOf } from "../../model/rules.ts";
import type { QuotationValues } from "../../model/fields.ts";
import { hasErrors, validateStep } from "../../model/validate.ts";
import { initialValues } from "../../model/values.ts";
import { decodeDraft } from "../../store/draft.ts";
import { isBusy, submitErrors, type QuotationState } from "../../store/quotation-state.ts";
import { completeValues, FormVisit, type TestForm } from "../form-visit.ts";
import { FakeHistory } from "./fake-browser.ts";
import { FakeServer } from "./fake-server.ts";
import type { Operation } from "./operations.ts";

/** Values that nothing but the visitor and a success may change. */
const plainNames = [
  "salutation",
  "firstName",
  "lastName",
  "budget",
  "amountOfTravelers",
  "wishes",
  "email",
  "phoneNumber",
  "street",
  "postalCode",
  "city",
  "newsletter",
] as const satisfies readonly (keyof QuotationValues)[];

const destinations = ["Japan", "Indonesië", "Peru"].map((label) => ({ label, value: label }));
const customerSources = [{ label: "Instagram", value: "Instagram" }];

/** A tab with the form, and what the visitor expects of it. */
class World {
  readonly visit = new FormVisit();
  readonly history = new FakeHistory();
  readonly server = new FakeServer(() => this.visit.ports.clock.now());
  form: TestForm = this.open();
  /** What the visitor last typed. */
  typed: QuotationValues = initialValues;

  open(): TestForm {
    const { ports } = this.visit;
    return this.visit.begin({
      history: this.history,
      startSubmission: (key) => this.server.start(key),
      submitRequest: async (request, submission) => {
        expect(steps.some((step) => hasErrors(validateStep(step, this.state)))).toBe(false);
        await this.server.submit(request, submission);
      },
      readOptions: async () => ({ destinations, customerSources }),
      readDestination: () => "Peru",
      readCampaign: async () => ports.campaign,
    });
  }

  get state(): QuotationState {
    return this.form.state.getState();
  }

  change(values: Partial<QuotationValues>): void {
    if (!isBusy(this.state)) this.typed = { ...this.typed, ...values };
    this.form.change(values);
  }

  fillInStep(): void {
    const { step } = this.state;
    const { destinationChoice, destination, datesChoice, leavingDate, returnDate, amountOfDays, amountOfTravelers } =
      completeValues;
    const { salutation, firstName, lastName, email, phoneNumber, postalCode, customerSource, privacyPolicy } =
      completeValues;
    if (step === 1) this.change({ salutation, firstName, lastName });
    else if (step === 3) this.change({ email, phoneNumber, postalCode, customerSource, privacyPolicy });
    else {
      this.change({ destinationChoice, destination, datesChoice, leavingDate, returnDate });
      this.change({ amountOfDays, amountOfTravelers, budget: "" });
    }
  }

  reload(): void {
    // The thank-you page is another page.
    if (this.state.phase.name === "submitted") return;
    this.typed = { ...this.typed, privacyPolicy: false };
    this.form = this.open();
  }

  async run(operation: Operation): Promise<void> {
    const { form } = this;
    switch (operation.type) {
      case "fillInStep":
        return this.fillInStep();
      case "type":
        return this.change({ [operation.name]: operation.text });
      case "toggle":
        return this.change({ [operation.name]: !this.state.values[operation.name] });
      case "choose":
        return this.change({ [operation.name]: operation.choice });
      case "leaveField":
        return form.send({ type: "fieldLeft", name: operation.name });
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
      case "serverBecomes":
        this.server.mode = operation.mode;
        return undefined;
      case "acceptOffer":
        return form.send({ type: "offerAccepted" });
      case "returnToPage":
        if (this.state.phase.name === "submitted") form.send({ type: "reset" });
        return undefined;
    }
  }

  /** Activates the button once, or twice in quick succession: that is one step at most. */
  activate(times: number): void {
    const before = this.state.step;
    this.form.submit();
    if (times === 2) this.form.send({ type: "nextRequested", at: this.visit.ports.clock.now() + 100, honeypot: "" });
    expect(this.state.step - before).toBeLessThanOrEqual(1);
    if (this.state.step > before) expect(this.state.phase.name).toBe("editing");
  }
}

const steps = [1, 2, 3] as const;

function expectNothingLost({ state, typed }: World): void {
  if (state.phase.name === "submitted") return;
  for (const name of plainNames) expect(state.values[name], name).toBe(typed[name]);
  const destination = findDestination(typed.destination, destinations)?.value ?? typed.destination.trim();
  if (state.values.destinationChoice === "known" && typed.destinationChoice === "known" && destination !== "")
    expect(destinationOf(state.values)).not.toBe("");
}

/** Every different set of answers is stored once at most, however often it was submitted. */
function expectOneRequest({ server }: World): void {
  const stored = [...server.stored.values()];
  expect(new Set(stored).size).toBe(stored.length);
}

function expectDraft({ state, visit }: World): void {
  const text = visit.ports.draft.text;
  if (state.phase.name === "submitted") return expect(text).toBeNull();
  if (!text) return;
  expect(decodeDraft(text, visit.ports.clock.now())?.values).toEqual({ ...state.values, privacyPolicy: false });
}

function expectHistory({ state, history }: World): void {
  expect(history.step).toBe(state.step);
}

/** Each new step is announced and gets focus; each failed submit moves focus to what is wrong. */
function expectAnnounced({ state, visit }: World, before: QuotationState): void {
  const announced = visit.announced.filter(([name]) => name === windowEventNames.stepChange).at(-1)?.[1];
  if (state.step !== before.step && state.focus) {
    expect(announced).toEqual({ step: state.step });
    expect(state.focus).not.toBe(before.focus);
  }
  if (state.phase.name === "invalid") expect(hasErrors(submitErrors(state))).toBe(true);
  if (state.phase.name === "failed" && before.phase.name !== "failed") expect(state.focus).toEqual({ to: "failure" });
}

/** Runs a sequence on a new tab, and checks after each operation what must always hold. */
export async function runSequence(sequence: readonly Operation[]): Promise<void> {
  const world = new World();
  await world.visit.ports.settle();
  world.typed = { ...initialValues, ...world.state.values };
  for (const operation of sequence) {
    const before = world.state;
    await world.run(operation);
    await world.visit.ports.settle();
    if (before.phase.name !== "submitted" && world.state.phase.name === "submitted") world.server.stored.clear();
    if (world.state.step === 1 && before.phase.name === "submitted")
      world.typed = { ...initialValues, ...world.state.values };
    if (operation.type === "acceptOffer") world.typed = { ...world.typed, destination: world.state.values.destination };
    expectNothingLost(world);
    expectOneRequest(world);
    expectDraft(world);
    expectHistory(world);
    expectAnnounced(world, before);
  }
  await world.visit.ports.pass(60_000);
  expect(world.state.phase.name).not.toBe("submitting");
  world.visit.end();
}
