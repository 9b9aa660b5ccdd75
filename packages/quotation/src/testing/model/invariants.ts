import { expect } from "vitest";
import { findDestination, knownDestination } from "../../model/destination.ts";
import { destinationOf } from "../../model/rules.ts";
import { fields, type QuotationValues } from "../../model/fields.ts";
import { hasErrors, invalidFields, validateStep } from "../../model/validate.ts";
import { fieldNames, isUntouched } from "../../model/values.ts";
import { isBusy, submitErrors, type QuotationState } from "../../store/quotation-state.ts";
import { orgOptions } from "./fake-server.ts";
import type { Operation } from "./operations.ts";
import type { World } from "./world.ts";

/** Values that nothing but the visitor and a success may change. */
const plainNames = [
  "salutation",
  "firstName",
  "lastName",
  "destinationChoice",
  "datesChoice",
  "budget",
  "amountOfTravelers",
  "wishes",
  "email",
  "phoneNumber",
  "street",
  "postalCode",
  "city",
  "newsletter",
  "privacyPolicy",
] as const satisfies readonly (keyof QuotationValues)[];
/** Leaving step 2 clears them unless the visitor knows the dates. */
const dateNames = ["leavingDate", "returnDate", "amountOfDays"] as const;

const canonical = (text: string): string => findDestination(text, orgOptions.destinations)?.value ?? text.trim();
const isListed = (source: string): boolean => orgOptions.customerSources.some(({ value }) => value === source);

/**
 * Updates what the visitor expects where the form may change values: a destination from a link or chosen elsewhere on the page, unless
 * the visitor filled in another, and what was cleared with step 2 because the visitor does not know it yet.
 */
export function acceptChanges(world: World, operation: Operation, before: QuotationState): void {
  const { typed, state } = world;
  const { values } = state;
  const wasReset = state.phase.name === "submitted" || before.phase.name === "submitted";
  if (wasReset) world.typed = values;
  const isUnanswered =
    typed.destinationChoice === "" || (typed.destinationChoice === "known" && !destinationOf(typed).trim());
  const accepted = operation.type === "acceptOffer" ? before.offeredDestination : undefined;
  const isChoice = typed.destinationChoice === "unknown" && world.chosen !== "";
  const destination = canonical(destinationOf(values));
  // An offer may be older than the latest choice, if that one is not on the list.
  const outside = [world.link ?? "", world.chosen, accepted?.value ?? ""];
  const isFromOutside = outside.some((text) => text !== "" && canonical(text) === destination);
  if (
    values.destinationChoice === "known" &&
    isFromOutside &&
    (isUnanswered || accepted || isChoice || !world.isOwnDestination)
  ) {
    world.typed = { ...world.typed, destinationChoice: "known", destination, customDestination: "" };
    if (isUnanswered || accepted || isChoice) world.isOwnDestination = false;
  }
  if (values.destinationChoice !== "known" && destinationOf(values) === "")
    world.typed = { ...world.typed, destination: "", customDestination: "" };
  if (values.datesChoice !== "known" && dateNames.every((name) => values[name] === ""))
    world.typed = { ...world.typed, leavingDate: "", returnDate: "", amountOfDays: "" };
  if (!isListed(typed.customerSource) && values.customerSource === "")
    world.typed = { ...world.typed, customerSource: "" };
}

export function expectNothingLost({ state: { values }, typed }: World): void {
  for (const name of [...plainNames, ...dateNames, "customerSource"] as const)
    expect({ [name]: values[name] }).toEqual({ [name]: typed[name] });
  expect(canonical(destinationOf(values))).toBe(canonical(destinationOf(typed)));
}

/** Every different set of answers is stored once at most, however often it was submitted, with a valid key and token. */
export function expectOneRequest({ server }: World): void {
  const stored = [...server.stored.values()];
  expect(new Set(stored).size).toBe(stored.length);
  expect(server.misuses).toEqual([]);
}

/** A form that stays on the page after its request was stored is empty. */
export function expectEmptied({ state: { phase, values } }: World): void {
  if (phase.name === "submitted" && !phase.isRedirecting) expect(isUntouched(values)).toBe(true);
}

/** The draft is what was typed. It expires a day after the last change. */
export function expectDraft(world: World): void {
  const { state, draft, visit } = world;
  const { text } = visit.ports.draft;
  if (world.scenario.isStorageDenied || state.phase.name === "submitted" || isUntouched(state.values))
    expect(text).toBeNull();
  else expect(text).not.toBeNull();
  if (draft) expect(draft).toEqual({ ...state.values, privacyPolicy: false });
}

/** Back never validates. */
export function expectBack({ state }: World, before: QuotationState, { type }: Operation): void {
  if (type !== "back" || before.step === 1 || isBusy(before) || before.phase.name === "submitted") return;
  expect(state).toMatchObject({ step: before.step - 1, phase: { name: "editing" } });
}

/** A link to an answer of an earlier step leads to its field at once, unless the form is busy. */
export function expectEdited({ state }: World, before: QuotationState, operation: Operation): void {
  if (operation.type !== "editAnswer" || isBusy(before) || before.phase.name === "submitted") return;
  const { name } = operation;
  const isEarlier = fields[name].step < before.step;
  expect(state.step).toBe(isEarlier ? fields[name].step : before.step);
  if (isEarlier) expect(state.focus).toEqual({ to: "field", name });
}

/** The entry of the browser's history is that of the step, or of the one whose fields are being fetched. */
export function expectHistory({ state, history }: World): void {
  const isAwaited = state.phase.name === "loadingStep" && history.step === state.phase.step;
  if (!isAwaited) expect(history.step).toBe(state.step);
}

/** A step is reached from a valid one only, one at a time, or restored. Its fields can be shown. */
export function expectValidSteps({ state }: World, before: QuotationState, { type }: Operation): void {
  expect(state.step === 1 || state.hasLaterSteps).toBe(true);
  if (state.step <= before.step || type === "reload" || type === "followLink") return;
  if (before.phase.name === "loadingStep" && !before.focus) {
    expect(state).toMatchObject({ step: before.phase.step, phase: { name: "editing" } });
    return;
  }
  expect(state.step).toBe(before.step + 1);
  expect(state.phase.name).toBe("editing");
  expect(state.focus).toEqual({ to: "step" });
  expect(hasErrors(validateStep(before.step, { ...state, unparseable: before.unparseable }))).toBe(false);
}

/** A listener of the window events alone knows step, destination, errors and whether the form is busy. */
export function expectAnnounced({ state, listener }: World): void {
  expect(listener.step).toBe(state.step);
  expect(listener.destination).toBe(knownDestination(state));
  expect(listener.isLoading).toBe(isBusy(state));
  expect([...listener.invalidFields].toSorted()).toEqual(invalidFields(submitErrors(state)).toSorted());
}

/** Each failed submit moves focus to what is wrong; each new step gets focus. */
export function expectFocus({ state }: World, before: QuotationState): void {
  if (state.step !== before.step && state.focus) expect(state.focus).not.toBe(before.focus);
  if (state.phase.name === "invalid") expect(hasErrors(submitErrors(state))).toBe(true);
  if (state.phase.name === "failed" && before.phase.name !== "failed") expect(state.focus).toEqual({ to: "failure" });
}

export function expectUsefulOffer({ state: { offeredDestination, values } }: World): void {
  if (offeredDestination && values.destinationChoice === "known")
    expect(offeredDestination.value).not.toBe(canonical(destinationOf(values)));
}

const trackedNames = ["step", "fields", "id", "value", "currency"];

/** Measurement contains no values of the visitor, and each request once. */
export function expectTracked({ visit: { ports } }: World, successes: number): void {
  for (const [, data] of ports.tracked)
    for (const [name, value] of Object.entries(data)) {
      expect(trackedNames).toContain(name);
      if (Array.isArray(value)) expect(fieldNames).toEqual(expect.arrayContaining(value));
    }
  expect(ports.tracked.filter(([name]) => name === "generate_lead")).toHaveLength(successes);
}
